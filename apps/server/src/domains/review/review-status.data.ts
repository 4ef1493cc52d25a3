import type { DecisionReason, LeaseKind, Outcome, StaffRole } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { SubmissionState } from '../../db/message-tables.ts';
import { isForSenior } from './leases.data.ts';
import { hasJudged } from './seats.data.ts';

/** Where a submission is in review: who has a lease on it, and its last decision. */
export type ReviewStatus = {
  readonly state: SubmissionState;
  readonly reviewKind: LeaseKind;
  /** The adult with a live lease. */
  readonly heldById: string | null;
  readonly heldBy: string | null;
  readonly decidedBy: string | null;
  /** Fence of the lease under which it was decided. */
  readonly decidedWith: number | null;
  readonly outcome: Outcome | null;
  readonly reason: DecisionReason | null;
};

const reviewStatus = (submissionId: string, now: Date) => sql`
  SELECT s.state, s.review_kind AS "reviewKind",
    holder.staff_id AS "heldById",
    CASE WHEN s.review_kind = 'severe' AND holder.name IS NOT NULL THEN 'Another adult'
      ELSE holder.name END AS "heldBy",
    last.name AS "decidedBy", last.fence AS "decidedWith", last.outcome, last.reason
  FROM submissions AS s
  LEFT JOIN staff AS holder ON holder.staff_id = s.reviewer_id AND s.lease_until > ${now}
  LEFT JOIN LATERAL (
    SELECT by.name, d.fence, d.outcome, d.reason FROM decisions AS d
    JOIN staff AS by ON by.staff_id = d.reviewer_id
    WHERE d.submission_id = s.submission_id AND d.undone_at IS NULL AND d.is_final
    ORDER BY d.at DESC LIMIT 1
  ) AS last ON true
  WHERE s.submission_id = ${submissionId}
`;

/** Undefined when there is no such submission. */
export async function findReviewStatus(
  db: Db,
  submissionId: string,
  now: Date,
): Promise<ReviewStatus | undefined> {
  const { rows } = await sql<ReviewStatus>`${reviewStatus(submissionId, now)}`.execute(db);
  return rows[0];
}

/** Whether a reviewer has decided on a submission before, or given a second opinion on it. */
export async function hasReadBefore(
  db: Db,
  submissionId: string,
  staffId: string,
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    SELECT ${hasJudged(sql`${staffId}`)} AS has FROM submissions AS s
    WHERE s.submission_id = ${submissionId}
  `.execute(db);
  return rows[0]?.has === true;
}

/** Whether only a senior or a lead may read a text, because of its author, and this adult is neither. */
export async function isTextForSenior(
  db: Db,
  submissionId: string,
  role: StaffRole,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    SELECT ${isForSenior(role, now)} AS is FROM submissions AS s
    WHERE s.submission_id = ${submissionId}
  `.execute(db);
  return rows[0]?.is === true;
}

/** Whether an adult is paused in this session. */
export async function isPausing(db: Db, sessionHash: Buffer): Promise<boolean> {
  const session = await db
    .selectFrom('staff_sessions')
    .select('is_paused as isPaused')
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  return session?.isPaused === true;
}
