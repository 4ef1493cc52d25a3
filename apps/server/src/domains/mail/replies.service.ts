import type { Db } from '../../db/db.ts';
import { addressHashOf, numberOf } from './letter-ids.ts';
import type { Reply } from './read-reply.ts';
import { findReplies, insertReply, type ReplyRow, touchThread } from './replies.data.ts';
import { findNamedThread } from './threads.data.ts';

/** Where a reply went. */
export type Stored = {
  readonly isNew: boolean;
  /** Whether it names a letter that was sent from here. */
  readonly isMatched: boolean;
  readonly caseId: number | null;
  /** Whether its sender has the address of the letter. */
  readonly isKnown: boolean;
};

/** Stores a reply with the letter that it names. The text of a reply in a case belongs to the case. */
export async function storeReply(
  db: Db,
  { key, from, subject, text, named }: Reply,
  at: Date,
): Promise<Stored> {
  const thread = await findNamedThread(db, named);
  const isKnown = thread?.addressHash.equals(addressHashOf(thread.threadKey, from)) ?? false;
  const caseId = thread?.caseId ?? null;
  const isOfCase = caseId !== null;
  const isNew = await insertReply(db, {
    key,
    threadNo: thread?.threadNo ?? null,
    // The desk sees no addresses.
    from: isOfCase ? '' : from,
    isKnown,
    subject: isOfCase ? '' : subject,
    text: isOfCase ? '' : text,
    at,
  });
  if (thread && isNew) await touchThread(db, thread.threadNo, at);
  return { isNew, isMatched: thread !== undefined, caseId, isKnown };
}

/** A reply as people read it. */
export type ReadReply = Omit<ReplyRow, 'threadNo' | 'at'> & {
  readonly number: string | null;
  readonly at: string;
};

/** Replies to letters of a school, or for operators those that belong to no school and no case. */
export async function listReplies(db: Db, schoolId: string | null): Promise<ReadReply[]> {
  const rows = await findReplies(db, schoolId);
  return rows.map(({ threadNo, at, ...reply }) => ({
    ...reply,
    number: threadNo === null ? null : numberOf({ threadNo, caseId: null }),
    at: at.toISOString(),
  }));
}
