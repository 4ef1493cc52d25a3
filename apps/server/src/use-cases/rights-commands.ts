import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { answerWish } from '../domains/family/index.ts';
import { pseudonymsOf } from '../domains/pseudonyms/index.ts';
import { askErasure, insertHold, releaseHolds, takeErasureBack } from '../domains/rights/index.ts';
import { createStaffProofs, findStaff, type StaffRow } from '../domains/staff/index.ts';
import { eraseAndTell } from './erase-and-tell.ts';
import { exportChild } from './export-child.ts';
import { type Command, type CommandArgs, dayOf, GrownUpError } from './grown-up-command.ts';
import { describeHold } from './notify-leads.ts';
import { OPERATOR, tellFamily } from './tell-of-erasure.ts';

/** Printed with the other commands. */
export const rightsUsage = `  export CLASS NAME FILE.zip    everything that is stored of the child
  erase  CLASS NAME [now]       erases the child in seven days, or now
  keep   CLASS NAME             takes an erasure back
  hold   CLASS NAME TO EMAIL REASON  a lead keeps the child from being erased until a day
  release CLASS NAME EMAIL CODE      ends the holds, with a code of a lead
  answer CLASS NAME data|erasure     shows the child that its wish was answered`;

const ACTOR = 'Operator';

const dayIn = (at: Date): string => at.toISOString().slice(0, 10);

async function log(
  db: Db,
  { userId, at }: Pick<CommandArgs, 'userId' | 'at'>,
  action: string,
  detail?: unknown,
): Promise<void> {
  const object = `data of ${(await pseudonymsOf(db, [userId])).get(userId)}`;
  await appendAudit(db, { actor: ACTOR, action, object, detail, at });
}

/** @throws GrownUpError if no active lead has this address */
async function leadOf(db: Db, email = ''): Promise<StaffRow> {
  const found = await findStaff(db, email);
  if (found?.isActive && found.role === 'lead') return found;
  throw new GrownUpError(`no lead has the e-mail "${email}"`);
}

/** Commands about the data of a child: a copy of it, its erasure, and what prevents that. */
export const rightsCommands: Readonly<Record<string, Command>> = {
  export: async (db, { userId, username, rest: [file], at }, { save }) => {
    if (!file) throw new GrownUpError('name the file, such as mia.zip');
    const zip = await exportChild(db, { userId, username, by: ACTOR, at });
    return `is exported to ${save(file, zip)}`;
  },
  erase: async (db, { userId, rest: [when], at }, tools) => {
    if (when !== undefined && when !== 'now') throw new GrownUpError(`"${when}" is not "now"`);
    await answerWish(db, { userId, kind: 'erasure', at });
    const { dueAt, isNews } = await askErasure(db, {
      userId,
      askedBy: ACTOR,
      now: when === 'now',
      at,
    });
    if (dueAt > at) {
      await log(db, { userId, at }, 'Asked for erasure', { dueAt });
      if (isNews) await tellFamily(db, tools, { userId, who: OPERATOR, at, event: 'asked', dueAt });
      return `will be erased on ${dayIn(dueAt)}. Until then "keep" takes it back`;
    }
    const { result } = await eraseAndTell(db, tools, { userId, by: ACTOR, at });
    if (result === 'unknown') throw new GrownUpError('the child was erased by somebody else');
    if ('holds' in result) {
      return `is kept, but can no longer sign in: ${result.holds.map(describeHold).join('; ')}. It is erased when this has ended`;
    }
    const rows = Object.values(result.erased.counts).reduce((sum, count) => sum + count, 0);
    return `is erased: ${rows} rows, proof ${result.erased.erasureId}`;
  },
  answer: async (db, { userId, rest: [kind], at }) => {
    if (kind !== 'data' && kind !== 'erasure') throw new GrownUpError('say data or erasure');
    if (!(await answerWish(db, { userId, kind, at }))) throw new GrownUpError('there is no wish');
    return 'sees that its wish was answered';
  },
  keep: async (db, { userId, at }, tools) => {
    const wasClosed = await takeErasureBack(db, { userId, at });
    if (wasClosed === undefined) throw new GrownUpError('nobody asked to erase this child');
    await log(db, { userId, at }, 'Took erasure back');
    await tellFamily(db, tools, { userId, who: OPERATOR, at, event: 'kept' });
    return wasClosed ? 'is kept. It needs a new card, and a new permission' : 'is kept';
  },
  hold: async (db, { userId, rest: [until, email, ...words], at }) => {
    const endsAt = new Date(`${dayOf(until)}T00:00Z`);
    if (endsAt <= at) throw new GrownUpError(`${until} is over`);
    const lead = await leadOf(db, email);
    const reason = words.join(' ');
    if (!reason) throw new GrownUpError('say why');
    const { staffId: leadId, name } = lead;
    await insertHold(db, { holdId: randomUUID(), userId, leadId, reason, at, endsAt });
    await log(db, { userId, at }, 'Set hold', { lead: name, reason, endsAt });
    return `is held by ${name} until ${until}`;
  },
  release: async (db, { userId, rest: [email, code = ''], at }, tools) => {
    const { staffId, name } = await leadOf(db, email);
    // The operator alone cannot end a hold.
    await createStaffProofs(tools).useCode({ staffId, code }, 'operator');
    if ((await releaseHolds(db, userId, at)) === 0) throw new GrownUpError('there is no hold');
    await log(db, { userId, at }, 'Released hold', { lead: name });
    return `is no longer held, says ${name}`;
  },
};
