import type { Db } from '../db/db.ts';
import type { AppDeps } from '../deps.ts';
import { appendAudit } from '../domains/audit/index.ts';
import { childOfCase } from '../domains/cases/index.ts';
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
 * The case that a reply goes into by itself. One from another address than the letter's waits for a lead, because anybody can
 * write the number of a case; so does one from a family that must not know something, or whoever reads the case might tell it.
 */
async function findCaseFor(
  db: Db,
  { from }: Reply,
  letter: AnsweredLetter | undefined,
): Promise<number | null> {
  if (!letter?.isKnown || letter.caseId === null) return null;
  const { caseId } = letter;
  const userId = await childOfCase(db, caseId);
  if (!(await isWithheld(db, { userId, caseId }))) return caseId;
  return (await isContactAddress(db, userId, from)) ? caseId : null;
}

async function store(db: Db, reply: Reply, at: Date): Promise<Exclude<Taken, 'unreadable'>> {
  const letter = await findAnsweredLetter(db, reply);
  const caseId = await findCaseFor(db, reply, letter);
  if (!(await storeReply(db, reply, { letter, caseId, at }))) return 'repeated';
  if (!letter) return 'unmatched';
  if (caseId !== null) {
    const { isKnown } = letter;
    const target = await addReplyToCase(db, caseId, { reply: { ...reply, isKnown }, at });
    const object = `case ${target}`;
    await appendAudit(db, { actor: 'System', action: 'Received reply', object, at });
  }
  return 'stored';
}

/** Records that a letter that was sent came back, once. */
async function takeReport(db: Db, letterId: string, at: Date): Promise<void> {
  if (await returnLetter(db, letterId, at)) await recordLost(db, letterId, at);
}

/**
 * Takes a message that came back. It is stored once, with the letter that it answers. Of messages that a program wrote, only
 * reports that a letter did not arrive are heeded.
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
