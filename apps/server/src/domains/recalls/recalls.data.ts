import {
  fourEyes,
  type RecallReason,
  type StaffRole,
  type SubmissionKind,
} from '@digipals/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isTied } from '../ties/index.ts';
import { type Asking, deliveredBody, mayTakeBack } from './delivered-text.data.ts';
import type { OpenRecall } from './recalls.policy.ts';

const DAY_MS = 86_400_000;

/** A recall with the names of its adults and what became of its texts on devices. */
export type RecallRow = OpenRecall & {
  readonly recallId: string;
  readonly authorId: string;
  readonly caseId: number | null;
  readonly reason: RecallReason;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
  readonly confirmedBy: string | null;
  readonly restoringName: string | null;
  readonly restoredBy: string | null;
  readonly gone: number;
  readonly signedOut: number;
  readonly silent: number;
};

/** SQL: the adult got its role from the other one in the last few days. */
const hasRoleFrom = (
  staffId: string,
  otherId: RawBuilder<string>,
  now: Date,
) => sql<boolean>`EXISTS (
  SELECT FROM role_changes AS c WHERE c.staff_id = ${staffId} AND c.by_id = ${otherId}
    AND c.at > ${new Date(now.getTime() - fourEyes.roleChangeDays * DAY_MS)})`;

/** SQL: the recalls `r` of children whom the adult does not know; a reviewer sees its own. */
const selectRecalls = ({ staffId, role }: Asking, now: Date) => sql`
  SELECT r.recall_id AS "recallId", r.author_id AS "authorId", r.case_id AS "caseId", r.reason,
    r.note, r.by_id AS "byId", first.name AS by, r.at, r.gone_at AS "goneAt",
    r.confirmed_at AS "confirmedAt", second.name AS "confirmedBy",
    r.restoring_by AS "restoringBy", r.restoring_role AS "restoringRole",
    restoring.name AS "restoringName", r.restored_at AS "restoredAt", restored.name AS "restoredBy",
    ${hasRoleFrom(staffId, sql`r.by_id`, now)} AS "hasRoleFrom",
    ${hasRoleFrom(staffId, sql`r.restoring_by`, now)} AS "hasRoleFromRestorer",
    devices.*
  FROM recalls AS r
  JOIN staff AS first ON first.staff_id = r.by_id
  LEFT JOIN staff AS second ON second.staff_id = r.confirmed_by
  LEFT JOIN staff AS restoring ON restoring.staff_id = r.restoring_by
  LEFT JOIN staff AS restored ON restored.staff_id = r.restored_by
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE is_gone)::int AS gone,
      count(*) FILTER (WHERE NOT is_gone AND NOT is_in)::int AS "signedOut",
      count(*) FILTER (WHERE NOT is_gone AND is_in)::int AS silent
    FROM (
      SELECT receipt.session_hash, bool_and(receipt.gone_at IS NOT NULL) AS is_gone,
        bool_or(session.session_hash IS NOT NULL) AS is_in
      FROM recall_texts AS t JOIN gone_receipts AS receipt USING (submission_id)
      LEFT JOIN sessions AS session ON session.session_hash = receipt.session_hash
      WHERE t.recall_id = r.recall_id AND r.gone_at IS NOT NULL
      GROUP BY receipt.session_hash
    ) AS device
  ) AS devices
  WHERE (${role !== 'reviewer'} OR r.by_id = ${staffId}) AND NOT EXISTS (
    SELECT FROM recall_texts AS t JOIN submissions AS s USING (submission_id)
    WHERE t.recall_id = r.recall_id
      AND ${isTied(sql`${staffId}`, [sql`s.author_id`, sql`s.target_id`])}
  )`;

const MOST_RECALLS = 100;

/** Recalls that an adult may see: those that wait first, then the newest. */
export async function listRecalls(db: Db, adult: Asking, now: Date): Promise<RecallRow[]> {
  const { rows } = await sql<RecallRow>`
    ${selectRecalls(adult, now)}
    ORDER BY (r.confirmed_at IS NULL AND r.restored_at IS NULL) DESC, r.at DESC, r.recall_id
    LIMIT ${MOST_RECALLS}
  `.execute(db);
  return rows;
}

/** A recall that the adult may see. */
export async function findRecall(
  db: Db,
  recallId: string,
  adult: Asking,
  now: Date,
): Promise<RecallRow | undefined> {
  const { rows } = await sql<RecallRow>`
    ${selectRecalls(adult, now)} AND r.recall_id = ${recallId}
  `.execute(db);
  return rows[0];
}

/** Locks a recall until the transaction ends. */
export const lockRecall = async (db: Db, recallId: string): Promise<void> => {
  await sql`SELECT FROM recalls WHERE recall_id = ${recallId} FOR UPDATE`.execute(db);
};

/** A text of a recall. */
export type RecallText = {
  readonly recallId: string;
  readonly submissionId: string;
  readonly kind: SubmissionKind;
  readonly authorId: string;
  readonly targetId: string;
  readonly text: string;
};

/** The texts of these recalls, oldest first. */
export async function listRecallTexts(db: Db, recallIds: readonly string[]): Promise<RecallText[]> {
  const { rows } = await sql<RecallText>`
    SELECT t.recall_id AS "recallId", s.submission_id AS "submissionId", s.kind,
      s.author_id AS "authorId", s.target_id AS "targetId", ${deliveredBody} AS text
    FROM recall_texts AS t JOIN submissions AS s USING (submission_id)
    WHERE t.recall_id = ANY(${recallIds}::text[]) ORDER BY s.delivered_at, s.submission_id
  `.execute(db);
  return rows;
}

/** Of these texts, those that the adult may take back, with their children and the open case of the author. */
export async function findTextsToTakeBack(
  db: Db,
  submissionIds: readonly string[],
  adult: Asking,
  now: Date,
): Promise<{ submissionId: string; authorId: string; targetId: string; caseId: number | null }[]> {
  const { rows } = await sql<{
    submissionId: string;
    authorId: string;
    targetId: string;
    caseId: number | null;
  }>`
    SELECT s.submission_id AS "submissionId", s.author_id AS "authorId",
      s.target_id AS "targetId", (
        SELECT max(c.case_id) FROM cases AS c
        WHERE c.user_id = s.author_id AND c.state <> 'closed' AND c.main_group <> 'help'
      ) AS "caseId"
    FROM submissions AS s
    WHERE s.submission_id = ANY(${submissionIds}::text[]) AND ${mayTakeBack(adult, now)}
    ORDER BY s.submission_id
  `.execute(db);
  return rows;
}

/** How many texts an adult has taken back since a moment that nobody has confirmed. */
export async function countUnconfirmed(db: Db, staffId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM recalls JOIN recall_texts USING (recall_id)
    WHERE by_id = ${staffId} AND at > ${since} AND gone_at IS NOT NULL
      AND confirmed_at IS NULL AND restored_at IS NULL
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether a recall of one of these texts waits for a second adult before it takes anything back. */
export async function hasWaiting(db: Db, submissionIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM recall_texts JOIN recalls USING (recall_id)
    WHERE submission_id = ANY(${submissionIds}::text[]) AND gone_at IS NULL AND restored_at IS NULL
    LIMIT 1
  `.execute(db);
  return rows.length > 0;
}

/** Whether another recall has taken back a text, and was not restored. */
export async function isGoneOtherwise(
  db: Db,
  { recallId, submissionId }: Pick<RecallText, 'recallId' | 'submissionId'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM recall_texts JOIN recalls USING (recall_id)
    WHERE submission_id = ${submissionId} AND recall_id <> ${recallId} AND gone_at IS NOT NULL
      AND restored_at IS NULL
    LIMIT 1
  `.execute(db);
  return rows.length > 0;
}

/** Stores a recall with its texts. */
export async function insertRecall(
  db: Db,
  recall: {
    readonly recallId: string;
    readonly authorId: string;
    readonly caseId: number | null;
    readonly reason: RecallReason;
    readonly note: string;
    readonly staffId: string;
    readonly at: Date;
    readonly goneAt: Date | null;
    readonly submissionIds: readonly string[];
  },
): Promise<void> {
  const { recallId, authorId, caseId, reason, note, staffId, at, goneAt, submissionIds } = recall;
  await db
    .insertInto('recalls')
    .values({
      recall_id: recallId,
      author_id: authorId,
      case_id: caseId,
      reason,
      note,
      by_id: staffId,
      at,
      gone_at: goneAt,
    })
    .execute();
  await db
    .insertInto('recall_texts')
    .values(submissionIds.map(submission_id => ({ recall_id: recallId, submission_id })))
    .execute();
}

/** What a second adult changes of a recall. */
export type RecallChange = {
  readonly gone_at?: Date;
  readonly confirmed_by?: string;
  readonly confirmed_at?: Date;
  readonly restoring_by?: string;
  readonly restoring_role?: StaffRole;
  readonly restored_by?: string;
  readonly restored_at?: Date;
};

export async function updateRecall(db: Db, recallId: string, change: RecallChange): Promise<void> {
  await db.updateTable('recalls').set(change).where('recall_id', '=', recallId).execute();
}

/** Ends the recalls of a single text that two adults have decided to let through. */
export async function endRecallsOf(db: Db, submissionId: string, at: Date): Promise<void> {
  await sql`
    UPDATE recalls AS r SET restored_at = ${at} FROM recall_texts AS t
    WHERE t.submission_id = ${submissionId} AND r.recall_id = t.recall_id AND r.restored_at IS NULL
      AND NOT EXISTS (
        SELECT FROM recall_texts AS o
        WHERE o.recall_id = r.recall_id AND o.submission_id <> t.submission_id
      )
  `.execute(db);
}

/** A recall that no second adult has confirmed. */
export type UnconfirmedRecall = {
  readonly recallId: string;
  readonly caseId: number | null;
  readonly at: Date;
  readonly goneAt: Date | null;
};

/** Recalls that nobody has confirmed, oldest first. */
export async function listOpenRecalls(db: Db): Promise<UnconfirmedRecall[]> {
  const { rows } = await sql<UnconfirmedRecall>`
    SELECT recall_id AS "recallId", case_id AS "caseId", at, gone_at AS "goneAt" FROM recalls
    WHERE confirmed_at IS NULL AND restored_at IS NULL ORDER BY at
  `.execute(db);
  return rows;
}
