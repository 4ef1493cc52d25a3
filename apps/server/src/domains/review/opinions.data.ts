import type { Outcome, ReturnReason } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { OpinionPair } from './agreement.policy.ts';

/** Wants a second opinion on a decision. */
export async function insertOpinion(db: Db, decisionId: string, at: Date): Promise<void> {
  await db.insertInto('second_opinions').values({ decision_id: decisionId, at }).execute();
}

/** Keeps what was said; its lease is known by the fence as long as it can be undone. */
export async function saveOpinion(
  db: Db,
  decisionId: string,
  said: { outcome: Outcome; reason: ReturnReason | null; note: string | null; at: Date },
): Promise<void> {
  const { at, ...opinion } = said;
  await db
    .updateTable('second_opinions')
    .set({ ...opinion, decided_at: at, lease_until: null })
    .where('decision_id', '=', decisionId)
    .execute();
}

/** What an adult said of a decision of another, locked. */
export const lockSaid = (
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

/** Takes back what was said, and leases the text anew. */
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

/** A second opinion that cannot be undone any more. */
export type DueOpinion = {
  readonly decisionId: string;
  readonly submissionId: string;
  readonly first: Outcome;
  readonly second: Outcome;
};

/** Locks the first second opinion that is to be settled and that no other server is at. */
export async function takeDueOpinion(db: Db, before: Date): Promise<DueOpinion | undefined> {
  const { rows } = await sql<DueOpinion>`
    SELECT o.decision_id AS "decisionId", d.submission_id AS "submissionId", d.outcome AS first,
      o.outcome AS second
    FROM second_opinions AS o JOIN decisions AS d ON d.decision_id = o.decision_id
    WHERE o.decided_at <= ${before} AND o.settled_at IS NULL
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

/** Brings a delivered text, which nobody is reading, to the lead. */
export async function bringToLead(db: Db, submissionId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('submissions')
    .set({ state: 'escalated', review_kind: 'lead', state_at: at })
    .where('submission_id', '=', submissionId)
    .where('state', '=', 'delivered')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was said the first and the second time, and how often. */
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
