import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isTied } from '../ties/index.ts';
import { schoolOf } from './replies.data.ts';

const DAY_MS = 86_400_000;
const DONE_MS = 7 * DAY_MS;
const MOST = 200;

/** SQL: the replies `a`, with letter `thread` and case `c`, that the lead may read: about no child that it knows. */
const repliesFor = (leadId: string): RawBuilder<unknown> => sql`letter_replies AS a
  LEFT JOIN letter_threads AS thread ON thread.thread_no = a.thread_no
  LEFT JOIN cases AS c ON c.case_id = coalesce(a.case_id, thread.case_id)
  LEFT JOIN staff AS s ON s.staff_id = a.done_by
  WHERE ${schoolOf} IS NULL AND NOT ${isTied(sql`${leadId}`, [sql`c.user_id`, sql`thread.user_id`])}`;

/** SQL: the letters `o`, with `thread`, that were given up and are about no child that the lead knows. */
const lostLettersFor = (leadId: string | null): RawBuilder<unknown> => sql`outbox AS o
  JOIN letter_threads AS thread ON thread.thread_no = o.thread_no
  LEFT JOIN cases AS c ON c.case_id = thread.case_id
  LEFT JOIN staff AS s ON s.staff_id = o.done_by
  WHERE o.failed_at IS NOT NULL
    AND NOT ${isTied(sql`${leadId}`, [sql`c.user_id`, sql`thread.user_id`, sql`o.user_id`])}`;

const isOpen = sql<SqlBool>`a.case_id IS NULL AND a.done_at IS NULL`;

/** SQL: how many replies and letters given up wait for a lead. */
export const countOpenReplies = (leadId: string): RawBuilder<number> => sql<number>`(
  (SELECT count(*) FROM ${repliesFor(leadId)} AND ${isOpen})
  + (SELECT count(*) FROM ${lostLettersFor(leadId)} AND o.done_at IS NULL))::int`;

/** Which lead dealt with something, and when. */
type Done = {
  readonly doneById: string | null;
  readonly doneBy: string | null;
  readonly doneAt: Date | null;
};

/** A reply that waits for a lead, or waited. */
export type DeskReplyRow = Done & {
  readonly replyId: string;
  readonly threadNo: number | null;
  /** The case of the letter. */
  readonly letterCaseId: number | null;
  /** The case that has the reply. */
  readonly caseId: number | null;
  /** The child that it is about. */
  readonly userId: string | null;
  readonly isKnown: boolean;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
};

const replyColumns = sql`encode(a.reply_key, 'hex') AS "replyId", a.thread_no AS "threadNo",
  thread.case_id AS "letterCaseId", a.case_id AS "caseId", coalesce(c.user_id, thread.user_id) AS "userId",
  a.is_known AS "isKnown", a.from_address AS "from", a.subject, a.body AS text, a.at,
  a.done_by AS "doneById", s.name AS "doneBy", a.done_at AS "doneAt"`;

/** Replies that wait for a lead, the newest first, and then those that leads dealt with in the last days. */
export async function findDeskReplies(
  db: Db,
  { leadId, now }: { leadId: string; now: Date },
): Promise<DeskReplyRow[]> {
  const { rows } = await sql<DeskReplyRow>`
    SELECT ${replyColumns} FROM ${repliesFor(leadId)}
      AND (${isOpen} OR a.done_at > ${new Date(now.getTime() - DONE_MS)})
    ORDER BY a.done_at DESC NULLS FIRST, a.at DESC, a.reply_key LIMIT ${MOST}
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

/** A letter that was given up. */
export type LostLetterRow = Done & {
  readonly letterId: string;
  readonly threadNo: number;
  readonly caseId: number | null;
  readonly kind: string;
  readonly tries: number;
  readonly failedAt: Date;
};

const letterColumns = sql`o.letter_id AS "letterId", thread.thread_no AS "threadNo",
  thread.case_id AS "caseId", thread.kind, o.tries, o.failed_at AS "failedAt",
  o.done_by AS "doneById", s.name AS "doneBy", o.done_at AS "doneAt"`;

/** Letters that were given up: those that nobody dealt with first, the newest first. Without a lead those of everybody. */
export async function findLostLetters(db: Db, leadId: string | null): Promise<LostLetterRow[]> {
  const { rows } = await sql<LostLetterRow>`
    SELECT ${letterColumns} FROM ${lostLettersFor(leadId)}
    ORDER BY o.done_at DESC NULLS FIRST, o.failed_at DESC, o.letter_id LIMIT ${MOST}
  `.execute(db);
  return rows;
}

/** A letter that was given up, locked until the transaction ends. */
export async function lockLostLetter(
  db: Db,
  { letterId, leadId }: { letterId: string; leadId: string },
): Promise<LostLetterRow | undefined> {
  await sql`SELECT FROM outbox WHERE letter_id = ${letterId} FOR UPDATE`.execute(db);
  const { rows } = await sql<LostLetterRow>`
    SELECT ${letterColumns} FROM ${lostLettersFor(leadId)} AND o.letter_id = ${letterId}
  `.execute(db);
  return rows[0];
}

export async function markLetterDone(
  db: Db,
  { letterId, doneBy, doneAt }: { letterId: string; doneBy: string; doneAt: Date },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ done_by: doneBy, done_at: doneAt })
    .where('letter_id', '=', letterId)
    .execute();
}
