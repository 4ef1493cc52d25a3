import type { LeaseKind, Outcome, ReturnReason, SignalGroup } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { noLease } from './leases.data.ts';

/** A decision on a text that the transaction has locked. */
export type NewDecision = {
  readonly decisionId: string;
  readonly submissionId: string;
  readonly reviewerId: string;
  readonly outcome: Outcome;
  readonly reason: ReturnReason | null;
  readonly note: string | null;
  readonly editedText: string | null;
  readonly seconds: number;
  readonly at: Date;
  readonly goesOutAt: Date;
};

/** Keeps a decision of the version and lease that are there, and ends the lease. */
export async function insertDecision(db: Db, decision: NewDecision): Promise<void> {
  const { decisionId, submissionId, reviewerId, outcome, reason, at } = decision;
  await sql`
    INSERT INTO decisions (decision_id, submission_id, rev, kind, reviewer_id, outcome, reason, note,
      seen_body, edited_body, fence, seconds, at, goes_out_at)
    SELECT ${decisionId}, submission_id, rev, lease_kind, ${reviewerId}, ${outcome}, ${reason},
      ${decision.note}, body, ${decision.editedText}, fence, ${decision.seconds}, ${at},
      ${decision.goesOutAt}
    FROM submissions WHERE submission_id = ${submissionId}
  `.execute(db);
  await db
    .updateTable('submissions')
    .set({ state: 'decided', state_at: at, ...noLease })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** A decision that was made before with a lease. */
export type MadeDecision = {
  readonly decisionId: string;
  readonly outcome: Outcome;
  readonly goesOutAt: Date;
};

/** The decision that stands of an adult's lease, as when its answer was lost on the way. */
export const findByFence = (
  db: Db,
  staffId: string,
  fence: number,
): Promise<MadeDecision | undefined> =>
  db
    .selectFrom('decisions')
    .select(['decision_id as decisionId', 'outcome', 'goes_out_at as goesOutAt'])
    .where('fence', '=', fence)
    .where('reviewer_id', '=', staffId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();

/** A decision that may be undone. */
export type OpenDecision = {
  readonly submissionId: string;
  readonly goesOutAt: Date;
  readonly settledAt: Date | null;
};

/** An adult's own decision, locked against going out until the transaction ends. */
export const lockDecision = (
  db: Db,
  decisionId: string,
  staffId: string,
): Promise<OpenDecision | undefined> =>
  db
    .selectFrom('decisions')
    .select([
      'submission_id as submissionId',
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

/** A decision whose time has come. */
export type DueDecision = {
  readonly decisionId: string;
  readonly submissionId: string;
  readonly rev: number;
  readonly kind: LeaseKind;
  readonly reviewerId: string;
  readonly reviewer: string;
  readonly outcome: Outcome;
  readonly reason: ReturnReason | null;
  readonly note: string | null;
  readonly seenBody: string;
  readonly editedBody: string | null;
};

/** Locks the first decision that is to go out and that no other server is at, but for those named. */
export async function takeDueDecision(
  db: Db,
  now: Date,
  leaveOut: readonly string[],
): Promise<DueDecision | undefined> {
  const { rows } = await sql<DueDecision>`
    SELECT d.decision_id AS "decisionId", d.submission_id AS "submissionId", d.rev, d.kind,
      d.reviewer_id AS "reviewerId", staff.name AS reviewer, d.outcome, d.reason, d.note,
      d.seen_body AS "seenBody", d.edited_body AS "editedBody"
    FROM decisions AS d JOIN staff ON staff.staff_id = d.reviewer_id
    WHERE d.settled_at IS NULL AND d.undone_at IS NULL AND d.goes_out_at <= ${now}
      AND d.decision_id <> ALL(${leaveOut}::text[])
    ORDER BY d.goes_out_at LIMIT 1 FOR UPDATE OF d SKIP LOCKED
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

/** How many texts an adult has decided before: so many tell no newcomer any more. */
export async function countDecisions(db: Db, staffId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM (
      SELECT FROM decisions
      WHERE reviewer_id = ${staffId} AND kind = 'review' AND settled_at IS NOT NULL LIMIT ${most}
    ) AS decided
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Brings a locked text to the lead. */
export async function moveToLead(db: Db, submissionId: string, at: Date): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ state: 'escalated', review_kind: 'lead', state_at: at })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** What a case about a text is about: what the newest report of it is, or else its first signal. */
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
