import type { SchoolReplies } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { addressHashOf, numberOf } from './letter-ids.ts';
import type { Reply } from './read-reply.ts';
import { findReplies, insertReply, touchThread } from './replies.data.ts';
import { findNamedThread } from './threads.data.ts';

/** The letter that a reply answers. */
export type AnsweredLetter = {
  readonly threadNo: number;
  readonly letterCaseId: number | null;
  /** Whether the sender has the address of the newest letter of the thread. */
  readonly isKnown: boolean;
};

/** The letter that a reply names, if it was sent from here. */
export async function findAnsweredLetter(
  db: Db,
  { named, from }: Pick<Reply, 'named' | 'from'>,
): Promise<AnsweredLetter | undefined> {
  const thread = await findNamedThread(db, named);
  if (!thread) return undefined;
  const { threadNo, threadKey, caseId: letterCaseId, addressHash } = thread;
  return { threadNo, letterCaseId, isKnown: addressHash.equals(addressHashOf(threadKey, from)) };
}

/**
 * Stores a reply with the letter that it answers. `caseId`: the case that it is in; then its text belongs to the case.
 * @returns whether it is new
 */
export async function storeReply(
  db: Db,
  { key, from, subject, text }: Reply,
  { letter, caseId, at }: { letter: AnsweredLetter | undefined; caseId: number | null; at: Date },
): Promise<boolean> {
  // Readers of a case see no addresses.
  const words = caseId === null ? { from, subject, text } : { from: '', subject: '', text: '' };
  const threadNo = letter?.threadNo ?? null;
  const isKnown = letter?.isKnown ?? false;
  const isNew = await insertReply(db, { key, threadNo, caseId, isKnown, ...words, at });
  if (threadNo !== null && isNew) await touchThread(db, threadNo, at);
  return isNew;
}

/** Replies to letters of a school, as its lead reads them. */
export async function listReplies(db: Db, schoolId: string): Promise<SchoolReplies> {
  const rows = await findReplies(db, schoolId);
  return rows.map(({ threadNo, at, ...reply }) => ({
    ...reply,
    number: numberOf({ threadNo, caseId: null }),
    at: at.toISOString(),
  }));
}
