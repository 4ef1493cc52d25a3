import type { ReportReason } from '@digipals/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { ReportedText } from '../../db/staff-tables.ts';

/** What a child tells, with its context as the server found it. */
export type NewReport = {
  readonly reportId: string;
  readonly reporterId: string;
  readonly reason: ReportReason;
  /** The child it is about; null when none was named. */
  readonly aboutId: string | null;
  readonly submissionId: string | null;
  readonly text: string | null;
  /** Pattern of the page it was told from. */
  readonly page: string | null;
  readonly context: readonly ReportedText[];
  readonly at: Date;
};

/** Keeps a report with its case. */
export async function keepReport(db: Db, report: NewReport, caseId: number): Promise<void> {
  const { reportId, reporterId, reason, aboutId, submissionId, text, page, context, at } = report;
  await db
    .insertInto('reports')
    .values({
      report_id: reportId,
      reporter_id: reporterId,
      reason,
      about_id: aboutId,
      submission_id: submissionId,
      case_id: caseId,
      text,
      page,
      context: JSON.stringify(context),
      at,
      told_at: null,
    })
    .execute();
}

/**
 * Id of the report by which a child has told the same in the same words since a moment, as long as its
 * case is open. The case is nobody else's to change until the transaction ends.
 */
export async function findSameReport(
  db: Db,
  { reporterId, aboutId, submissionId, reason, text }: NewReport,
  since: Date,
): Promise<string | undefined> {
  const same = await db
    .selectFrom('reports')
    .innerJoin('cases', 'cases.case_id', 'reports.case_id')
    .select('report_id')
    .where('reporter_id', '=', reporterId)
    .where('reason', '=', reason)
    .where(sql<SqlBool>`about_id IS NOT DISTINCT FROM ${aboutId}`)
    .where(sql<SqlBool>`submission_id IS NOT DISTINCT FROM ${submissionId}`)
    .where(sql<SqlBool>`text IS NOT DISTINCT FROM ${text}`)
    .where('at', '>', since)
    .where('cases.state', '<>', 'closed')
    .forUpdate('cases')
    .executeTakeFirst();
  return same?.report_id;
}

/** A report as a case shows it. */
export type ReportRow = {
  readonly reportId: string;
  readonly reason: ReportReason;
  readonly page: string | null;
  readonly text: string | null;
  readonly context: readonly ReportedText[];
};

/** Reports of a case. */
export const readReportsOf = (db: Db, caseId: number): Promise<ReportRow[]> =>
  db
    .selectFrom('reports')
    .select(['report_id as reportId', 'reason', 'page', 'text', 'context'])
    .where('case_id', '=', caseId)
    .execute();

/** Marks the reports of a case as answered. @returns the children who made them, each once */
export async function answerReports(db: Db, caseId: number, at: Date): Promise<string[]> {
  const told = await db
    .updateTable('reports')
    .set({ told_at: at })
    .where('case_id', '=', caseId)
    .where('told_at', 'is', null)
    .returning('reporter_id')
    .execute();
  return [...new Set(told.map(({ reporter_id }) => reporter_id))].sort();
}

/** The last texts delivered between two children and not taken back, the oldest first. */
export async function findLastBetween(
  db: Db,
  { one, other, most }: { one: string; other: string; most: number },
): Promise<{ submissionId: string; userId: string; text: string; at: Date }[]> {
  const newest = await db
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.conversation_id', 'm.conversation_id')
    .select([
      'm.submission_id as submissionId',
      'm.sender_id as userId',
      'm.body as text',
      'm.delivered_at as at',
    ])
    .where(
      sql<SqlBool>`c.one_id = least(${one}, ${other}) AND c.other_id = greatest(${one}, ${other})`,
    )
    .where('m.taken_back_at', 'is', null)
    .orderBy('m.place', 'desc')
    .limit(most)
    .execute();
  return newest.reverse();
}

/** A delivered text that a child can point at. */
export type Told = {
  readonly submissionId: string;
  readonly authorId: string;
  /** The child it was written to: of a conversation, or whose wall it stands on. */
  readonly ownerId: string;
  readonly text: string;
  readonly at: Date;
};

/** A message that a child was sent or sent, as long as it is there. */
export const findMessage = (db: Db, messageId: string, userId: string): Promise<Told | undefined> =>
  db
    .selectFrom('messages')
    .select([
      'submission_id as submissionId',
      'sender_id as authorId',
      'receiver_id as ownerId',
      'body as text',
      'delivered_at as at',
    ])
    .where('message_id', '=', messageId)
    .where('taken_back_at', 'is', null)
    .where(({ or, eb }) => or([eb('sender_id', '=', userId), eb('receiver_id', '=', userId)]))
    .executeTakeFirst();

/** A post, as long as it is there. */
export const findPost = (db: Db, postId: string): Promise<Told | undefined> =>
  db
    .selectFrom('posts')
    .select([
      'submission_id as submissionId',
      'author_id as authorId',
      'user_id as ownerId',
      'body as text',
      'delivered_at as at',
    ])
    .where('post_id', '=', postId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst();
