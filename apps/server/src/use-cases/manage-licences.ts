import { parseArgs } from 'node:util';
import { mostSeats, voucherCodes } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { listVouchers, makeVoucher, stateOf, stopVoucher } from '../domains/seats/index.ts';

/** Printed for a command that does not exist. */
const usage = `npm run licences -- COMMAND [...]
  make --seats NUMBER --until DAY [--note TEXT]  prints a voucher code, once
  list                                           all vouchers with their seats
  end NAME                                       ends a voucher; its seats last for 14 more days`;

/** A refused command. The message says why. */
export class LicenceError extends Error {}

type CommandArgs = { readonly words: readonly string[]; readonly at: Date };
type Command = (db: Db, tools: Pick<AppDeps, 'random'>, order: CommandArgs) => Promise<string>;

const ACTOR = 'Operator';
const DAY_MS = 86_400_000;
const MOST_NOTE = 200;

const dayIn = (at: Date): string => at.toISOString().slice(0, 10);

function readOptions(words: readonly string[]) {
  try {
    const options = {
      seats: { type: 'string' },
      until: { type: 'string' },
      note: { type: 'string' },
    } as const;
    return parseArgs({ args: [...words], options }).values;
  } catch {
    throw new LicenceError(usage);
  }
}

function readSeats(text = ''): number {
  const seats = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (seats >= 1 && seats <= mostSeats) return seats;
  throw new LicenceError(`"${text}" is not a number of seats from 1 to ${mostSeats}`);
}

/** The end of a day, in UTC. */
function readEnd(text = '', at: Date): Date {
  // Date turns a day that does not exist (30 February) into another day or null.
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : null;
  if (!day?.toJSON()?.startsWith(text)) {
    throw new LicenceError(`"${text}" is not a day such as 2027-07-31`);
  }
  const end = new Date(day.getTime() + DAY_MS);
  if (end <= at) throw new LicenceError(`${text} is over`);
  return end;
}

const states = { runs: 'runs', grace: 'over, in its 14 days', ended: 'ended' } as const;

const commands: Readonly<Record<string, Command>> = {
  make: async (db, { random }, { words, at }) => {
    const options = readOptions(words);
    const seats = readSeats(options.seats);
    const endsAt = readEnd(options.until, at);
    const note = options.note ?? '';
    if (note.length > MOST_NOTE)
      throw new LicenceError(`the note is longer than ${MOST_NOTE} characters`);
    const { code, voucherId } = await makeVoucher(db, random, { seats, note, endsAt, at });
    const object = `voucher ${voucherId}`;
    const detail = { seats, endsAt, note };
    await appendAudit(db, { actor: ACTOR, action: 'Made voucher', object, detail, at });
    return `${code}\n${seats} seats until ${options.until}. A school lead or a parent redeems the code once, at /grown-ups/licences.\nIt is not shown again; its first ${voucherCodes.name} characters are its name.`;
  },
  list: async (db, _tools, { at }) => {
    const rows = (await listVouchers(db)).map(({ voucherId, owner, note, ...voucher }) => {
      const { seats, used, endsAt } = voucher;
      const until = dayIn(new Date(endsAt.getTime() - 1));
      const of = owner ? `${owner}, ${used} used` : 'not redeemed';
      const said = note && ` (${note})`;
      return `${voucherId}: ${seats} seats until ${until}, ${states[stateOf(voucher, at)]}, ${of}${said}`;
    });
    return rows.join('\n') || 'No vouchers yet.';
  },
  end: async (db, _tools, { words: [name = ''], at }) => {
    const voucherId = name.toUpperCase().slice(0, voucherCodes.name);
    if (!(await stopVoucher(db, voucherId, at))) {
      throw new LicenceError(`no voucher "${name}" runs`);
    }
    const object = `voucher ${voucherId}`;
    await appendAudit(db, { actor: ACTOR, action: 'Ended voucher', object, at });
    return `${voucherId} is over. Nobody can redeem it; seats in use last for 14 more days.`;
  },
};

/**
 * Runs an operator's command about vouchers. `words` are the arguments of the command. Needs a transaction.
 * @returns a message for the operator
 * @throws LicenceError for a command that cannot be run
 */
export function manageLicences(
  db: Db,
  tools: Pick<AppDeps, 'random'>,
  { words: [name = '', ...words], at }: CommandArgs,
): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new LicenceError(usage);
  return command(db, tools, { words, at });
}
