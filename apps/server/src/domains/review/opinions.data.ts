import type { Outcome, ReturnReason } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { OpinionPair } from './agreement.policy.ts';

/** Requests a second opinion on a decision. */
export async function insertOpinion(db: Db, decisionId: string, at: Date): Promise<void> {
  await db.insertInto('second_opinions').values({ decision_id: decisionId, at }).execute();
}

/** Saves a second opinion. Keeps the fence, which undo needs. */
export async function saveOpinion(
  db: Db,
  decisionId: string,
  given: { outcome: Outcome; reason: ReturnReason | null; note: string | null; at: Date },
): Promise<void> {
  const { at, ...opinion } = given;
  await db
    .updateTable('second_opinions')
    .set({ ...opinion, decided_at: at, lease_until: null })
    .where('decision_id', '=', decisionId)
    .execute();
}

/** Records that an adult skipped a second opinion. */
export async function skipOpinion(db: Db, decisionId: string, staffId: string): Promise<void> {
  await sql`
    UPDATE second_opinions SET skipped_by = array_append(skipped_by, ${staffId}::text)
    WHERE decision_id = ${decisionId}
  `.execute(db);
}

/** Locks the second opinion of an adult. */
export const lockOpinion = (
  db: Db,
  decisionId: string,
  staffId: string,
): Promise<{ decidedAt: Date | null; settledAt: Date | null } | undefined> =>
  db
    .selectFrom('second_opinions')
    .select(['decided_at as decidedAt', 'settled_at as settledAt'])
    .where('decision_id', '=', decisionId)
    .where('reviewer_id', '=', staffId)
    .where('decided_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();

/** Reopens a second opinion under a new lease. */
export async function reopenOpinion(
  db: Db,
  decisionId: string,
  { fence, until }: { fence: number; until: Date },
): Promise<void> {
  await db
    .updateTable('second_opinions')
    .set({ outcome: null, reason: null, note: null, decided_at: null, fence, lease_until: until })
    .where('decision_id', '=', decisionId)
    .execute();
}

/** A second opinion that can no longer be undone. */
export type DueOpinion = {
  readonly decisionId: string;
  readonly submissionId: string;
  readonly rev: number;
  /** Whether the text was delivered although the second reviewer would have withheld it. */
  readonly isGrave: boolean;
  readonly reviewer: string;
  readonly note: string | null;
};

const isGrave = sql`(d.outcome = 'deliver' AND o.outcome IN ('withhold', 'escalate'))`;

/**
 * Locks the first due second opinion that no other server has locked, except those on the named
 * decisions. A grave one waits while its submission is held, or decided but not settled.
 */
export async function takeDueOpinion(
  db: Db,
  before: Date,
  leaveOut: readonly string[],
): Promise<DueOpinion | undefined> {
  const { rows } = await sql<DueOpinion>`
    SELECT o.decision_id AS "decisionId", d.submission_id AS "submissionId", d.rev,
      ${isGrave} AS "isGrave", staff.name AS reviewer, o.note
    FROM second_opinions AS o JOIN decisions AS d ON d.decision_id = o.decision_id
    JOIN submissions AS s ON s.submission_id = d.submission_id
    JOIN staff ON staff.staff_id = o.reviewer_id
    WHERE o.decided_at <= ${before} AND o.settled_at IS NULL
      AND o.decision_id <> ALL(${leaveOut}::text[])
      AND NOT (${isGrave} AND s.state IN ('decided', 'held'))
    ORDER BY o.decided_at LIMIT 1 FOR UPDATE OF o SKIP LOCKED
  `.execute(db);
  return rows[0];
}

export async function markOpinionSettled(db: Db, decisionId: string, at: Date): Promise<void> {
  await db
    .updateTable('second_opinions')
    .set({ settled_at: at })
    .where('decision_id', '=', decisionId)
    .execute();
}

/** Pairs of first and second outcomes, with their counts. */
export async function countOpinions(db: Db): Promise<OpinionPair[]> {
  type Row = {
    first: Outcome;
    firstReason: ReturnReason | null;
    second: Outcome;
    secondReason: ReturnReason | null;
    count: number;
  };
  const { rows } = await sql<Row>`
    SELECT d.outcome AS first, d.reason AS "firstReason", o.outcome AS second,
      o.reason AS "secondReason", count(*) AS count
    FROM second_opinions AS o JOIN decisions AS d ON d.decision_id = o.decision_id
    WHERE o.decided_at IS NOT NULL
    GROUP BY 1, 2, 3, 4
  `.execute(db);
  return rows.map(({ first, firstReason, second, secondReason, count }) => ({
    first: { outcome: first, reason: firstReason },
    second: { outcome: second, reason: secondReason },
    count,
  }));
}
