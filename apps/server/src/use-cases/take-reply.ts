import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { lockReplyCase, type ReplyCase } from '../domains/cases/index.ts';
import { isWithheld } from '../domains/help-requests/index.ts';
import {
  type AnsweredLetter,
  findAnsweredLetter,
  type Reply,
  readReply,
  returnLetter,
  storeReply,
} from '../domains/mail/index.ts';
import { isContactAddress } from '../domains/safe-contacts/index.ts';
import { recordLost } from './record-lost.ts';
import { addReplyToCase } from './reply-to-case.ts';

type ReplyDeps = Pick<AppDeps, 'database' | 'clock' | 'log'>;

/** What became of a message: `unreadable` is none. */
export type Taken = 'stored' | 'unmatched' | 'repeated' | 'automatic' | 'unreadable';

/**
 * The case that a reply goes into by itself, or null if it waits for a lead.
 *
 * A reply from another address waits, because anybody can write the number of a case into a subject. A reply of a family waits
 * while leads keep something from it: an adult who reads the case may not know that, and could tell the family in an answer.
 */
async function findCaseFor(
  db: Db,
  { from }: Reply,
  letter: AnsweredLetter | undefined,
): Promise<ReplyCase | null> {
  if (!letter?.isKnown || letter.letterCaseId === null) return null;
  const target = await lockReplyCase(db, letter.letterCaseId);
  const { userId } = target;
  // The letter may be about something that is kept from the family, also when another case gets the reply.
  const caseIds = [letter.letterCaseId, target.caseId];
  if (!(await isWithheld(db, { userId, caseIds }))) return target;
  return (await isContactAddress(db, userId, from)) ? target : null;
}

async function store(db: Db, reply: Reply, at: Date): Promise<Exclude<Taken, 'unreadable'>> {
  const letter = await findAnsweredLetter(db, reply);
  const target = await findCaseFor(db, reply, letter);
  const caseId = target?.caseId ?? null;
  if (!(await storeReply(db, reply, { letter, caseId, at }))) return 'repeated';
  if (!letter) return 'unmatched';
  if (target) {
    const { userId } = target;
    await addReplyToCase(db, target, { reply: { ...reply, ...letter, userId }, at });
    const object = `case ${target.caseId}`;
    await appendAudit(db, { actor: 'System', action: 'Received reply', object, at });
  }
  return 'stored';
}

/** Records that a letter that was sent came back. Mail servers send several reports, so only the first one counts. */
async function takeReport(db: Db, letterId: string, at: Date): Promise<void> {
  if (await returnLetter(db, letterId, at)) await recordLost(db, letterId, at);
}

/**
 * Takes a message that came back. It is stored once, with the letter that it answers. A message that a program wrote answers
 * nothing, so it is not stored; only a report that a letter did not arrive has an effect.
 */
export async function takeReply(deps: ReplyDeps, raw: Uint8Array): Promise<Taken> {
  const reply = await readReply(raw).catch(() => undefined);
  if (!reply) return 'unreadable';
  const at = new Date(deps.clock());
  const { db: database } = deps.database;
  const { isAutomatic, lostLetterId } = reply;
  if (isAutomatic) {
    if (lostLetterId !== null) {
      await database.transaction().execute(db => takeReport(db, lostLetterId, at));
    }
    return 'automatic';
  }
  const taken = await database.transaction().execute(db => store(db, reply, at));
  if (taken === 'unmatched') {
    deps.log.warn('a reply names no known letter: leads see it under Replies');
  }
  return taken;
}
