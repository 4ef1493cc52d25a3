import type { ReportReason } from '@digipals/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { ReportedText } from '../../db/staff-tables.ts';
import { isHiddenByReport } from '../messages/index.ts';

/** A report to save, with its context. */
export type NewReport = {
  readonly reportId: string;
  readonly reporterId: string;
  readonly reason: ReportReason;
  /** The child it is about; null if none was named. */
  readonly aboutId: string | null;
  readonly submissionId: string | null;
  readonly text: string | null;
  /** Pattern of the page from which it was sent. */
  readonly page: string | null;
  readonly context: readonly ReportedText[];
  readonly at: Date;
};

/** Saves a report in its case. */
export async function insertReport(db: Db, report: NewReport, caseId: number): Promise<void> {
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
 * Id of an equal report that the child has sent since a moment, if its case is open. Locks the case
 * until the transaction ends.
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
  readonly reporterId: string;
  readonly reason: ReportReason;
  readonly page: string | null;
  readonly text: string | null;
  readonly context: readonly ReportedText[];
};

/** Reports of a case. */
export const readReportsOf = (db: Db, caseId: number): Promise<ReportRow[]> =>
  db
    .selectFrom('reports')
    .select([
      'report_id as reportId',
      'reporter_id as reporterId',
      'reason',
      'page',
      'text',
      'context',
    ])
    .where('case_id', '=', caseId)
    .execute();

/** Marks the reports of a case as answered. @returns the children who made them, each once */
export async function answerReports(db: Db, caseId: number, at: Date): Promise<string[]> {
  const reporters = await db
    .updateTable('reports')
    .set({ told_at: at })
    .where('case_id', '=', caseId)
    .where('told_at', 'is', null)
    .returning('reporter_id')
    .execute();
  return [...new Set(reporters.map(({ reporter_id }) => reporter_id))].sort();
}

/** The last texts delivered between two children and not removed, oldest first. */
export async function findLastBetween(
  db: Db,
  { one, other, limit }: { one: string; other: string; limit: number },
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
    // What reports hide belongs to the context of the next report.
    .where(sql<SqlBool>`(m.taken_back_at IS NULL OR ${isHiddenByReport(sql`m.submission_id`)})`)
    .orderBy('m.place', 'desc')
    .limit(limit)
    .execute();
  return newest.reverse();
}

/** How many children have reported a text since adults last decided on it. */
export async function countReporters(db: Db, submissionId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT reporter_id)::int AS count FROM reports
    WHERE submission_id = ${submissionId} AND at > coalesce((
      SELECT max(settled_at) FROM decisions
      WHERE submission_id = ${submissionId} AND is_final AND undone_at IS NULL
    ), '-infinity')
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** A delivered text that a child can report. */
export type ReportableText = {
  readonly submissionId: string;
  readonly authorId: string;
  /** Recipient of the conversation, or owner of the wall. */
  readonly ownerId: string;
  readonly text: string;
  readonly at: Date;
};

/** SQL: children can read it, or could until a report hid it: another child may tell of it without a connection. */
const isReportable = sql<SqlBool>`(taken_back_at IS NULL
  OR ${isHiddenByReport(sql`text.submission_id`)})`;

/** A delivered message that the child sent or received. */
export const findMessage = (
  db: Db,
  messageId: string,
  userId: string,
): Promise<ReportableText | undefined> =>
  db
    .selectFrom('messages as text')
    .select([
      'submission_id as submissionId',
      'sender_id as authorId',
      'receiver_id as ownerId',
      'body as text',
      'delivered_at as at',
    ])
    .where('message_id', '=', messageId)
    .where(isReportable)
    .where(({ or, eb }) => or([eb('sender_id', '=', userId), eb('receiver_id', '=', userId)]))
    .executeTakeFirst();

/** A delivered post. */
export const findPost = (db: Db, postId: string): Promise<ReportableText | undefined> =>
  db
    .selectFrom('posts as text')
    .select([
      'submission_id as submissionId',
      'author_id as authorId',
      'user_id as ownerId',
      'body as text',
      'delivered_at as at',
    ])
    .where('post_id', '=', postId)
    .where(isReportable)
    .executeTakeFirst();
