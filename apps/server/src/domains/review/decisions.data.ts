import {
  type DecisionReason,
  type LeaseKind,
  type Outcome,
  review,
  type Seat,
  type SignalGroup,
  type StaffRole,
} from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { type Claimed, noLease } from './leases.data.ts';
import type { OpinionMade } from './severe.service.ts';

/** A decision to insert. Needs the lock of its submission. */
export type NewDecision = {
  readonly decisionId: string;
  readonly submissionId: string;
  readonly reviewerId: string;
  readonly outcome: Outcome;
  readonly reason: DecisionReason | null;
  readonly note: string | null;
  readonly editedText: string | null;
  readonly seconds: number;
  readonly at: Date;
  readonly goesOutAt: Date;
  /** Only of an opinion on a severe text. */
  readonly opinion: (OpinionMade & { readonly role: StaffRole }) | null;
};

/** Saves a decision on the current version under the current lease, and ends the lease. */
export async function insertDecision(db: Db, decision: NewDecision): Promise<void> {
  const { decisionId, submissionId, reviewerId, outcome, reason, at, opinion } = decision;
  await sql`
    INSERT INTO decisions (decision_id, submission_id, author_id, rev, kind, reviewer_id, outcome,
      reason, note, seen_body, edited_body, fence, seconds, at, goes_out_at, severe_id, seat, role,
      looked_ms, body_hash, is_final)
    SELECT ${decisionId}, submission_id, author_id, rev, lease_kind, ${reviewerId}, ${outcome},
      ${reason}, ${decision.note}, body, ${decision.editedText}, fence, ${decision.seconds}, ${at},
      ${decision.goesOutAt}, ${opinion?.severeId ?? null}, ${opinion?.seat ?? null},
      ${opinion?.role ?? null}, ${opinion?.lookedMs ?? null}::int,
      ${opinion ? sql`sha256(convert_to(body, 'UTF8'))` : null}, ${opinion === null}
    FROM submissions WHERE submission_id = ${submissionId}
  `.execute(db);
  await db
    .updateTable('submissions')
    .set({ state: 'decided', state_at: at, ...noLease })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** A decision or second opinion already made under a lease. */
export type MadeDecision = {
  readonly decisionId: string;
  readonly outcome: Outcome;
  readonly reason: DecisionReason | null;
  readonly note: string | null;
  readonly seenText: string;
  readonly editedText: string | null;
  readonly undoUntil: Date;
};

/** The decision made under a lease, for a client that lost the response. */
export async function findByFence(
  db: Db,
  { submissionId, staffId, fence }: Claimed,
  undoMs: number,
): Promise<MadeDecision | undefined> {
  const { rows } = await sql<MadeDecision>`
    SELECT decision_id AS "decisionId", outcome, reason, note, seen_body AS "seenText",
      edited_body AS "editedText", goes_out_at AS "undoUntil"
    FROM decisions
    WHERE submission_id = ${submissionId} AND fence = ${fence} AND reviewer_id = ${staffId}
      AND undone_at IS NULL
    UNION ALL
    SELECT o.decision_id, o.outcome, o.reason, o.note, d.seen_body, NULL,
      o.decided_at + ${undoMs} * interval '1 millisecond'
    FROM second_opinions AS o JOIN decisions AS d ON d.decision_id = o.decision_id
    WHERE d.submission_id = ${submissionId} AND o.fence = ${fence} AND o.reviewer_id = ${staffId}
      AND o.decided_at IS NOT NULL
  `.execute(db);
  return rows[0];
}

/** A decision that may be undone. */
export type OpenDecision = {
  readonly submissionId: string;
  readonly kind: LeaseKind;
  readonly goesOutAt: Date;
  readonly settledAt: Date | null;
};

/** Locks an adult's own decision until the transaction ends, so that it does not settle. */
export const lockDecision = (
  db: Db,
  decisionId: string,
  staffId: string,
): Promise<OpenDecision | undefined> =>
  db
    .selectFrom('decisions')
    .select([
      'submission_id as submissionId',
      'kind',
      'goes_out_at as goesOutAt',
      'settled_at as settledAt',
    ])
    .where('decision_id', '=', decisionId)
    .where('reviewer_id', '=', staffId)
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function markUndone(db: Db, decisionId: string, at: Date): Promise<void> {
  await db
    .updateTable('decisions')
    .set({ undone_at: at })
    .where('decision_id', '=', decisionId)
    .execute();
}

/**
 * Ends the review of a text that was withdrawn while it was decided, unless it is severe or escalated.
 * @returns whether it ended
 */
export async function endWithdrawn(db: Db, submissionId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ state: 'withdrawn', state_at: at })
    .where('submission_id', '=', submissionId)
    .where('withdrawn_at', 'is not', null)
    .where('review_kind', '=', 'review')
    .where('severity', '<', review.severeFrom)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A decision that is due to settle. */
export type DueDecision = {
  readonly decisionId: string;
  readonly submissionId: string;
  readonly rev: number;
  readonly kind: LeaseKind;
  readonly reviewerId: string;
  readonly reviewer: string;
  readonly outcome: Outcome;
  readonly reason: DecisionReason | null;
  readonly note: string | null;
  readonly seenText: string;
  readonly editedText: string | null;
  /** The round of which it is an opinion, and the seat. */
  readonly severeId: number | null;
  readonly seat: Seat | null;
};

/**
 * Locks the first due decision that no other server has locked, except those named. The texts of one
 * child settle in the order of their decisions. There is no join, so that PostgreSQL reads the index
 * in order and stops at the first match.
 */
export async function takeDueDecision(
  db: Db,
  now: Date,
  leaveOut: readonly string[],
): Promise<DueDecision | undefined> {
  const { rows } = await sql<DueDecision>`
    SELECT d.decision_id AS "decisionId", d.submission_id AS "submissionId", d.rev, d.kind,
      d.reviewer_id AS "reviewerId", d.outcome, d.reason, d.note, d.seen_body AS "seenText",
      d.edited_body AS "editedText", d.severe_id AS "severeId", d.seat,
      (SELECT staff.name FROM staff WHERE staff.staff_id = d.reviewer_id) AS reviewer
    FROM decisions AS d
    WHERE d.settled_at IS NULL AND d.undone_at IS NULL AND d.goes_out_at <= ${now}
      AND d.decision_id <> ALL(${leaveOut}::text[])
      AND d.fence = (
        SELECT e.fence FROM decisions AS e
        WHERE e.author_id = d.author_id AND e.settled_at IS NULL AND e.undone_at IS NULL
          AND e.decision_id <> ALL(${leaveOut}::text[])
        ORDER BY e.goes_out_at, e.fence LIMIT 1
      )
    ORDER BY d.goes_out_at, d.fence LIMIT 1 FOR UPDATE SKIP LOCKED
  `.execute(db);
  return rows[0];
}

export async function markSettled(db: Db, decisionId: string, at: Date): Promise<void> {
  await db
    .updateTable('decisions')
    .set({ settled_at: at })
    .where('decision_id', '=', decisionId)
    .execute();
}

/** Number of decisions of an adult, counted up to `limit`. */
export async function countDecisions(db: Db, staffId: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (
      SELECT FROM decisions
      WHERE reviewer_id = ${staffId} AND kind = 'review' AND settled_at IS NOT NULL LIMIT ${limit}
    ) AS decided
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Group and severity of a case about a text: from its newest report, else from its first signal. */
export async function findCaseGroup(
  db: Db,
  submissionId: string,
): Promise<{ group: SignalGroup; severity: number }> {
  const { rows } = await sql<{ group: SignalGroup; severity: number }>`
    SELECT s.severity, coalesce((
      SELECT c.main_group FROM reports AS r JOIN cases AS c ON c.case_id = r.case_id
      WHERE r.submission_id = s.submission_id ORDER BY r.at DESC LIMIT 1
    ), s.main_group) AS "group"
    FROM submissions AS s WHERE s.submission_id = ${submissionId}
  `.execute(db);
  return rows[0] ?? { group: 'none', severity: 0 };
}
