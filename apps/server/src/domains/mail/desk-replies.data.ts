import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isTied } from '../ties/index.ts';
import { type Done, type LeadAt, type Listed, listedOf, listedSince, MOST } from './listed.ts';
import { countOpenLetters } from './lost-letters.data.ts';
import { schoolOf } from './replies.data.ts';

/**
 * SQL: the replies `a` that the lead may read, with the letter `thread` that each answers and its case. The lead
 * knows neither the child of the letter nor that of the reply's case. Without a lead all replies.
 */
const repliesFor = (leadId: string | null): RawBuilder<unknown> => sql`letter_replies AS a
  LEFT JOIN letter_threads AS thread ON thread.thread_no = a.thread_no
  LEFT JOIN cases AS letter_case ON letter_case.case_id = thread.case_id
  LEFT JOIN cases AS own_case ON own_case.case_id = a.case_id
  LEFT JOIN staff AS s ON s.staff_id = a.done_by
  WHERE ${schoolOf} IS NULL AND NOT ${isTied(sql`${leadId}`, [
    sql`letter_case.user_id`,
    sql`thread.user_id`,
    sql`own_case.user_id`,
  ])}`;

const isOpen = sql<SqlBool>`a.case_id IS NULL AND a.done_at IS NULL`;

/** SQL: how many replies and letters given up wait for a lead. */
export const countOpenReplies = (leadId: string): RawBuilder<number> => sql<number>`(
  (SELECT count(*) FROM ${repliesFor(leadId)} AND ${isOpen})
  + ${countOpenLetters(leadId)})::int`;

/** A reply that waits for a lead, or waited. */
export type DeskReplyRow = Done & {
  readonly replyId: string;
  readonly threadNo: number | null;
  /** The case of the letter that it answers. */
  readonly letterCaseId: number | null;
  /** The case that it is in now. */
  readonly caseId: number | null;
  /** The child that the letter is about. */
  readonly userId: string | null;
  readonly isKnown: boolean;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
};

const replyColumns = sql`encode(a.reply_key, 'hex') AS "replyId", a.thread_no AS "threadNo",
  thread.case_id AS "letterCaseId", a.case_id AS "caseId", coalesce(letter_case.user_id, thread.user_id) AS "userId",
  a.is_known AS "isKnown", a.from_address AS "from", a.subject, a.body AS text, a.at,
  a.done_by AS "doneById", s.name AS "doneBy", a.done_at AS "doneAt"`;

/** Replies that wait for a lead, the oldest first, and then those that leads dealt with in the last days. */
export async function findDeskReplies(
  db: Db,
  { leadId, now }: LeadAt,
): Promise<Listed<DeskReplyRow>> {
  const { rows } = await sql<DeskReplyRow>`
    SELECT ${replyColumns} FROM ${repliesFor(leadId)}
      AND (${isOpen} OR a.done_at > ${listedSince(now)})
    ORDER BY a.done_at DESC NULLS FIRST, a.at, a.reply_key LIMIT ${MOST + 1}
  `.execute(db);
  return listedOf(rows);
}

/** A reply that waits for a lead, without what it says. */
export type WaitingReplyRow = Pick<DeskReplyRow, 'threadNo' | 'letterCaseId' | 'at'>;

/** All replies that wait for a lead, the oldest first. */
export async function findWaitingReplies(db: Db): Promise<WaitingReplyRow[]> {
  const { rows } = await sql<WaitingReplyRow>`
    SELECT a.thread_no AS "threadNo", thread.case_id AS "letterCaseId", a.at
    FROM ${repliesFor(null)} AND ${isOpen} ORDER BY a.at, a.reply_key
  `.execute(db);
  return rows;
}

const keyOf = (replyId: string): Buffer => Buffer.from(replyId, 'hex');

/** A reply that waits for a lead or waited, locked until the transaction ends. */
export async function lockDeskReply(
  db: Db,
  { replyId, leadId }: { replyId: string; leadId: string },
): Promise<DeskReplyRow | undefined> {
  const key = keyOf(replyId);
  // Locked first, so that the next statement reads what the lead before has done.
  await sql`SELECT FROM letter_replies WHERE reply_key = ${key} FOR UPDATE`.execute(db);
  const { rows } = await sql<DeskReplyRow>`
    SELECT ${replyColumns} FROM ${repliesFor(leadId)}
      AND a.reply_key = ${key} AND (${isOpen} OR a.done_at IS NOT NULL)
  `.execute(db);
  return rows[0];
}

/** What a lead does with a reply. In a case, its text belongs to the case. */
export type ReplyChange = {
  readonly caseId?: number;
  readonly doneBy: string | null;
  readonly doneAt: Date | null;
};

export async function updateReply(
  db: Db,
  replyId: string,
  { caseId, doneBy, doneAt }: ReplyChange,
): Promise<void> {
  await db
    .updateTable('letter_replies')
    .set({
      done_by: doneBy,
      done_at: doneAt,
      ...(caseId !== undefined && { case_id: caseId, from_address: '', subject: '', body: '' }),
    })
    .where('reply_key', '=', keyOf(replyId))
    .execute();
}
