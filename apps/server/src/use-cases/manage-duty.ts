import {
  type DutySeat,
  dutySeats,
  type ServiceHours,
  serviceHoursSchema,
} from '@digipals/contract';
import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { listOpenAlarms } from '../domains/alarms/index.ts';
import {
  cancelShift,
  dayIn,
  findServiceHours,
  listShifts,
  momentIn,
  planShift,
  readNextGaps,
  setServiceHours,
} from '../domains/duty/index.ts';
import { findStaff } from '../domains/staff/index.ts';
import { ApiError } from '../kernel/api-error.ts';
import { momentWords, seatWords } from './alarm-words.ts';

const DAY_MS = 86_400_000;
const SHOWN_DAYS = 14;
const ID_BYTES = 12;
const ACTOR = 'Operator';

/** Printed for a command that does not exist. */
const usage = `npm run duty -- COMMAND [...]
  show                                the service hours, the shifts of two weeks, gaps and alarms
  hours ZONE MON TUE WED THU FRI SAT SUN   when the desk reads, such as 08:00-20:00, or closed
  closed DAY ...                      more days on which the desk is closed, such as 2026-12-25
  needs SEAT=NUMBER ...               people that a seat needs: ${dutySeats.join(', ')}
  shift EMAIL SEAT FROM TO            plans a shift, such as 2026-11-20T08:00, in the zone of the desk
  cancel ID                           takes a shift out of the rota`;

/** A refused command. The message says why. */
export class DutyError extends Error {}

type Args = { readonly words: readonly string[]; readonly at: Date };
type Tools = Pick<AppDeps, 'random'>;
type Command = (db: Db, tools: Tools, order: Args) => Promise<string>;

const nobodyNeeded = Object.fromEntries(dutySeats.map(seat => [seat, 0])) as ServiceHours['needs'];

const required = async (db: Db): Promise<ServiceHours> => {
  const hours = await findServiceHours(db);
  if (!hours) throw new DutyError('Set the service hours first: npm run duty -- hours ...');
  return hours;
};

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const minutesOf = (hour: string, minute: string): number => Number(hour) * 60 + Number(minute);

/** Service hours of a day as they were typed. */
function openOf(word: string): ServiceHours['week'][number] {
  if (word === 'closed') return null;
  const [, ...parts] = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/.exec(word) ?? [];
  const [one = '', two = '', three = '', four = ''] = parts;
  if (parts.length === 0) throw new DutyError(`"${word}" is neither 08:00-20:00 nor closed`);
  return { from: minutesOf(one, two), to: minutesOf(three, four) };
}

async function save(db: Db, hours: ServiceHours, at: Date): Promise<string> {
  const read = serviceHoursSchema.safeParse(hours);
  if (!read.success) throw new DutyError(read.error.issues[0]?.message ?? 'these hours are wrong');
  await setServiceHours(db, read.data, { name: ACTOR, at });
  return describe(read.data);
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const describe = ({ zone, week, closed, needs }: ServiceHours): string =>
  [
    `Service hours, ${zone}: ${week
      .map((open, day) => {
        const words = open ? `${clock(open.from)}-${clock(open.to)}` : 'closed';
        return `${weekdays[day]} ${words}`;
      })
      .join(', ')}`,
    `Also closed: ${closed.join(', ') || 'no day'}`,
    `People needed: ${dutySeats.map(seat => `${seat}=${needs[seat]}`).join(' ')}`,
  ].join('\n');

/** The moment of a local time such as 2026-11-20T08:00. */
function momentOf(word: string, zone: string): Date {
  const [, day = '', hour = '', minute = ''] =
    /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(word) ?? [];
  if (day === '') throw new DutyError(`"${word}" is not a time such as 2026-11-20T08:00`);
  return new Date(momentIn(zone, day, minutesOf(hour, minute)));
}

const commands: Readonly<Record<string, Command>> = {
  show: async (db, _tools, { at }) => {
    const hours = await findServiceHours(db);
    const zone = hours?.zone ?? 'UTC';
    const now = at.getTime();
    const from = new Date(momentIn(zone, dayIn(zone, now), 0));
    const shifts = await listShifts(db, { from, to: new Date(now + SHOWN_DAYS * DAY_MS) });
    const words = (one: Date | number) => momentWords(new Date(one), zone);
    return [
      hours ? describe(hours) : 'No service hours are set: the desk counts as always open.',
      'Shifts:',
      ...shifts.map(
        ({ shiftId, name, seat, from: begins, to }) =>
          `  ${shiftId}  ${seatWords[seat]}: ${name}, ${words(begins)} to ${words(to)}`,
      ),
      'Gaps of the next 48 hours:',
      ...(await readNextGaps(db, now)).map(
        gap =>
          `  ${seatWords[gap.seat]}: ${gap.missing} missing, ${words(gap.from)} to ${words(gap.to)}`,
      ),
      'Alarms:',
      ...(await listOpenAlarms(db)).map(
        ({ alarmId, name, says, ackedBy }) =>
          `  ${alarmId}  ${name}: ${says}${ackedBy === null ? '' : ' (somebody has it)'}`,
      ),
    ].join('\n');
  },
  hours: async (db, _tools, { words: [zone = '', ...week], at }) => {
    if (week.length !== weekdays.length) throw new DutyError(usage);
    const before = await findServiceHours(db);
    const { closed = [], needs = nobodyNeeded } = before ?? {};
    return save(db, { zone, week: week.map(openOf), closed, needs }, at);
  },
  closed: async (db, _tools, { words, at }) =>
    save(db, { ...(await required(db)), closed: [...words] }, at),
  needs: async (db, _tools, { words, at }) => {
    const hours = await required(db);
    const needs = { ...hours.needs };
    for (const word of words) {
      const [name = '', count = ''] = word.split('=');
      const seat = dutySeats.find(known => known === name);
      if (!seat || !/^\d+$/.test(count)) throw new DutyError(`"${word}" is not SEAT=NUMBER`);
      needs[seat] = Number(count);
    }
    return save(db, { ...hours, needs }, at);
  },
  shift: async (db, tools, { words: [email = '', name, from = '', to = ''], at }) => {
    const seat: DutySeat | undefined = dutySeats.find(known => known === name);
    if (!seat) throw new DutyError(`"${name}" is not one of ${dutySeats.join(', ')}`);
    const adult = await findStaff(db, email);
    if (!adult) throw new DutyError(`no adult has the e-mail "${email}"`);
    const zone = (await findServiceHours(db))?.zone ?? 'UTC';
    const shiftId = tools.random(ID_BYTES).toString('base64url');
    const times = { from: momentOf(from, zone), to: momentOf(to, zone) };
    const shift = { shiftId, staffId: adult.staffId, seat, ...times };
    await planShift(db, shift, { name: ACTOR, at });
    return `${adult.name} has the seat ${seat}: ${momentWords(times.from, zone)} to ${momentWords(times.to, zone)}. Its id is ${shiftId}.`;
  },
  cancel: async (db, _tools, { words: [shiftId = ''], at }) => {
    await cancelShift(db, shiftId, { name: ACTOR, at });
    return 'The shift is out of the rota.';
  },
};

/**
 * Runs an operator's command about the rota and the service hours. Needs a transaction.
 * @returns a message for the operator
 * @throws DutyError for a command that cannot be run
 */
export async function manageDuty(
  db: Db,
  tools: Tools,
  { words: [name = '', ...words], at }: Args,
): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new DutyError(usage);
  try {
    return await command(db, tools, { words, at });
  } catch (error) {
    if (error instanceof ApiError) throw new DutyError(error.message);
    throw error;
  }
}
