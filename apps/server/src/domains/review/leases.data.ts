import type { LeaseKind, Seat, StaffRole } from '@digipals/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isReadBySenior } from '../measures/index.ts';
import { isReserved } from './language-readers.data.ts';
import { hasSkipped, isForThem, knowsChildren, mayTakeSeat } from './seats.data.ts';

/** The next fence, from a sequence, so that fences are unique. */
export async function nextFence(db: Db): Promise<number> {
  const { rows } = await sql<{ fence: number }>`SELECT nextval('review_fence') AS fence`.execute(
    db,
  );
  if (!rows[0]) throw new Error('nextval returned no row');
  return rows[0].fence;
}

/** A lease to write. */
export type NewLease = {
  readonly staffId: string;
  readonly role: StaffRole;
  readonly fence: number;
  readonly now: Date;
  readonly until: Date;
};

/** A stage of the queue: which submissions it offers, and in which order. */
export type Stage = 'severe' | 'late' | 'usual' | 'leadLate' | 'lead';

const isSkipped = hasSkipped(sql`reviewer.id`);

const stages: Readonly<Record<Stage, (now: Date) => RawBuilder<unknown>>> = {
  // Few may read a severe text: what one of them skips is offered again last.
  severe: now => sql`s.review_kind = 'severe' AND s.state IN ('waiting', 'escalated')
    AND ${mayTakeSeat({ staffId: sql`reviewer.id`, role: sql`reviewer.role` }, now)}
    ORDER BY ${isSkipped}, s.due_at`,
  late: now => sql`s.state = 'waiting' AND s.review_kind <> 'severe' AND s.rescue_at <= ${now}
    ORDER BY s.rescue_at`,
  usual: () => sql`s.state = 'waiting' AND s.review_kind <> 'severe'
    ORDER BY s.severity DESC, s.due_at`,
  // No one comes after the lead: what the lead skips is offered again last.
  leadLate: now => sql`s.state = 'escalated' AND s.review_kind <> 'severe' AND s.rescue_at <= ${now}
    ORDER BY ${isSkipped}, s.rescue_at`,
  lead: () => sql`s.state = 'escalated' AND s.review_kind <> 'severe'
    ORDER BY ${isSkipped}, s.severity DESC, s.due_at`,
};

/** SQL: no live lease. The columns are in the locked row, so PostgreSQL rechecks them after a wait. */
const isFree = (now: Date) => sql`(s.lease_until IS NULL OR s.lease_until <= ${now})`;

/** SQL: what the author of `s` writes is read by a senior or a lead, and this adult is neither. */
export const isForSenior = (role: StaffRole, now: Date): RawBuilder<unknown> =>
  role === 'reviewer' ? isReadBySenior(sql`s.author_id`, now) : sql`false`;

const takes = ({ staffId, fence, now, until }: NewLease) => sql`
  lease_kind = review_kind, reviewer_id = ${staffId}, fence = ${fence}, lease_at = ${now},
  lease_until = ${until}`;

/** Leases the first free submission of a stage that no other claim has locked. @returns its id, if any */
export async function claimFirst(
  db: Db,
  lease: NewLease,
  stage: Stage,
  reportsOnly: boolean,
): Promise<string | undefined> {
  const { staffId, role, now } = lease;
  const offersSkipped = ['severe', 'lead', 'leadLate'].includes(stage);
  const { rows } = await sql<{ submissionId: string }>`
    UPDATE submissions SET ${takes(lease)}
    WHERE submission_id = (
      SELECT s.submission_id FROM submissions AS s, (SELECT ${staffId}::text AS id, ${role}::text AS role) AS reviewer
      WHERE ${isFree(now)} AND NOT ${knowsChildren(sql`reviewer.id`)}
        AND ${offersSkipped ? sql`true` : isForThem(sql`reviewer.id`)}
        AND ${reportsOnly ? sql`s.review_kind = 'report'` : sql`true`}
        AND NOT ${isForSenior(role, now)}
        AND NOT ${isReserved(sql`reviewer.id`, now)}
        AND ${stages[stage](now)}
      LIMIT 1 FOR UPDATE OF s SKIP LOCKED
    )
    RETURNING submission_id AS "submissionId"
  `.execute(db);
  return rows[0]?.submissionId;
}

/** Leases one locked submission; a held one goes back to its queue. */
export async function claimOne(db: Db, submissionId: string, lease: NewLease): Promise<void> {
  await sql`
    UPDATE submissions SET ${takes(lease)},
      state = CASE WHEN review_kind IN ('lead', 'severe') AND state <> 'waiting' THEN 'escalated'
        ELSE 'waiting' END
    WHERE submission_id = ${submissionId}
  `.execute(db);
}

/** SQL: the second opinion `o` on the decision `d` is open and unleased, and this adult may give it. */
export const isOpinionFor = (
  { staffId, role }: { readonly staffId: string; readonly role: StaffRole },
  now: Date,
) => sql`
  o.decided_at IS NULL AND (o.lease_until IS NULL OR o.lease_until <= ${now})
  AND d.reviewer_id <> ${staffId} AND NOT ${staffId} = ANY(o.skipped_by)
  AND NOT EXISTS (SELECT FROM submissions AS s
    WHERE s.submission_id = d.submission_id
      AND (${knowsChildren(sql`${staffId}`)} OR ${isForSenior(role, now)}))`;

/** Leases the oldest open second opinion, or the one of a submission. @returns the id of the decision */
export async function claimOpinion(
  db: Db,
  { staffId, role, fence, now, until }: NewLease,
  submissionId: string | null,
): Promise<string | undefined> {
  const { rows } = await sql<{ decisionId: string }>`
    UPDATE second_opinions SET reviewer_id = ${staffId}, fence = ${fence}, lease_until = ${until}
    WHERE decision_id = (
      SELECT o.decision_id FROM second_opinions AS o
      JOIN decisions AS d ON d.decision_id = o.decision_id
      WHERE ${isOpinionFor({ staffId, role }, now)}
        AND (${submissionId}::text IS NULL OR d.submission_id = ${submissionId})
      ORDER BY o.at LIMIT 1 FOR UPDATE OF o SKIP LOCKED
    )
    RETURNING decision_id AS "decisionId"
  `.execute(db);
  return rows[0]?.decisionId;
}

/** A valid lease, of a submission or of a second opinion on a decision. */
export type HeldLease = {
  readonly submissionId: string;
  readonly kind: LeaseKind;
  /** Only of a second opinion. */
  readonly decisionId: string | null;
  readonly authorId: string;
  readonly targetId: string;
  readonly text: string;
  readonly isDelivered: boolean;
  readonly leaseAt: Date | null;
  /** Of a severe text. */
  readonly seat: Seat | null;
};

/** The lease that a caller claims to have. */
export type Claimed = {
  readonly submissionId: string;
  readonly staffId: string;
  readonly rev: number;
  readonly fence: number;
};

/**
 * Locks the submission or second opinion of a lease, provided that the lease is still the newest and the adult has not
 * said since that it knows the children.
 */
export async function lockIfLeased(db: Db, claimed: Claimed): Promise<HeldLease | undefined> {
  const { submissionId, staffId, rev, fence } = claimed;
  const { rows } = await sql<HeldLease>`
    SELECT submission_id AS "submissionId", lease_kind AS kind, NULL AS "decisionId",
      author_id AS "authorId", target_id AS "targetId", body AS text, delivered_at IS NOT NULL AS "isDelivered", lease_at AS "leaseAt", seat
    FROM submissions AS s
    WHERE submission_id = ${submissionId} AND reviewer_id = ${staffId} AND rev = ${rev}
      AND fence = ${fence} AND state IN ('waiting', 'escalated')
      AND NOT ${knowsChildren(sql`${staffId}`)}
    FOR UPDATE
  `.execute(db);
  return rows[0] ?? (await lockOpinionIfLeased(db, claimed));
}

async function lockOpinionIfLeased(
  db: Db,
  { submissionId, staffId, rev, fence }: Claimed,
): Promise<HeldLease | undefined> {
  const { rows } = await sql<HeldLease>`
    SELECT d.submission_id AS "submissionId", 'second' AS kind, o.decision_id AS "decisionId",
      s.author_id AS "authorId", s.target_id AS "targetId", d.seen_body AS text, false AS "isDelivered", NULL AS "leaseAt", NULL AS seat
    FROM second_opinions AS o JOIN decisions AS d ON d.decision_id = o.decision_id
    JOIN submissions AS s ON s.submission_id = d.submission_id
    WHERE o.reviewer_id = ${staffId} AND o.decided_at IS NULL AND o.fence = ${fence}
      AND d.submission_id = ${submissionId} AND d.rev = ${rev}
      AND NOT ${knowsChildren(sql`${staffId}`)}
    FOR UPDATE OF o
  `.execute(db);
  return rows[0];
}

/** Extends a locked lease. */
export async function extendLease(db: Db, { submissionId, decisionId }: HeldLease, until: Date) {
  await (decisionId === null
    ? sql`UPDATE submissions SET lease_until = ${until} WHERE submission_id = ${submissionId}`
    : sql`UPDATE second_opinions SET lease_until = ${until} WHERE decision_id = ${decisionId}`
  ).execute(db);
}

/** Columns of a submission without a lease. */
export const noLease = {
  lease_kind: null,
  reviewer_id: null,
  fence: null,
  lease_at: null,
  lease_until: null,
} as const;

/** Ends a locked lease. */
export async function endLease(db: Db, { submissionId, decisionId }: HeldLease): Promise<void> {
  await (decisionId === null
    ? db.updateTable('submissions').set(noLease).where('submission_id', '=', submissionId)
    : db
        .updateTable('second_opinions')
        .set({ reviewer_id: null, fence: null, lease_until: null })
        .where('decision_id', '=', decisionId)
  ).execute();
}

/** Ends every lease of an adult. */
export async function endLeasesOf(db: Db, staffId: string): Promise<void> {
  await db.updateTable('submissions').set(noLease).where('reviewer_id', '=', staffId).execute();
  await db
    .updateTable('second_opinions')
    .set({ reviewer_id: null, fence: null, lease_until: null })
    .where('reviewer_id', '=', staffId)
    .where('decided_at', 'is', null)
    .execute();
}
