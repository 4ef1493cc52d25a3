import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { MOST } from './listed.ts';

/** A reply to store. */
export type NewReply = {
  readonly key: Buffer;
  readonly threadNo: number | null;
  /** The case that it is in. */
  readonly caseId: number | null;
  readonly from: string;
  readonly isKnown: boolean;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
};

/** Stores a reply once. @returns whether it is new */
export async function insertReply(db: Db, reply: NewReply): Promise<boolean> {
  const { key, threadNo, caseId, from, isKnown, subject, text, at } = reply;
  const added = await db
    .insertInto('letter_replies')
    .values({
      reply_key: key,
      thread_no: threadNo,
      case_id: caseId,
      from_address: from,
      is_known: isKnown,
      subject,
      body: text,
      at,
    })
    .onConflict(conflict => conflict.column('reply_key').doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
}

export async function touchThread(db: Db, threadNo: number, at: Date): Promise<void> {
  const thread = db.updateTable('letter_threads').where('thread_no', '=', threadNo);
  await thread.set({ last_at: at }).execute();
}

/** A reply with the letter that it answers. */
export type ReplyRow = {
  readonly threadNo: number;
  readonly letter: string;
  readonly from: string;
  readonly isKnown: boolean;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
};

/** Letters to the leads of the desk about an erasure that waits; no school reads the replies. */
export const erasureSeries = 'erasure';

/** SQL: the school whose lead reads the replies of a `thread`. */
export const schoolOf = sql<
  string | null
>`CASE WHEN thread.case_id IS NULL AND thread.kind IS DISTINCT FROM ${erasureSeries} THEN
  coalesce(thread.school_id, (SELECT school_id FROM users WHERE users.user_id = thread.user_id)) END`;

/** Replies to letters of a school, the newest first. */
export async function findReplies(db: Db, schoolId: string): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    SELECT thread_no AS "threadNo", thread.subject AS letter, a.from_address AS "from", a.is_known AS "isKnown",
      a.subject, a.body AS text, a.at
    FROM letter_replies AS a JOIN letter_threads AS thread USING (thread_no)
    WHERE a.case_id IS NULL AND a.done_at IS NULL AND ${schoolOf} = ${schoolId}
    ORDER BY a.at DESC, a.reply_key LIMIT ${MOST}
  `.execute(db);
  return rows;
}
