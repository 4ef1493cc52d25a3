import { type IdentityReason, identityReveal } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A lead asks to see who the child of a case is. */
export type Reveal = {
  readonly revealId: string;
  readonly staffId: string;
  readonly by: string;
  readonly reason: IdentityReason;
  readonly note: string;
  readonly isUrgent: boolean;
  readonly at: Date;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date | null;
};

const selectReveals = sql`
  SELECT r.reveal_id AS "revealId", r.staff_id AS "staffId", own.name AS by, r.reason, r.note,
    r.is_urgent AS "isUrgent", r.at, second.name AS "confirmedBy", r.confirmed_at AS "confirmedAt"
  FROM identity_reveals AS r JOIN staff AS own ON own.staff_id = r.staff_id
  LEFT JOIN staff AS second ON second.staff_id = r.confirmed_by`;

const dayBefore = (now: Date): Date => new Date(now.getTime() - identityReveal.confirmMs);

/** The reveal that waits for a second adult (urgent ones of any age), else the newest of a day. */
export async function findReveal(db: Db, caseId: number, now: Date): Promise<Reveal | null> {
  const { rows } = await sql<Reveal>`
    ${selectReveals}
    WHERE r.case_id = ${caseId} AND ((r.is_urgent AND r.confirmed_at IS NULL)
      OR greatest(r.at, r.confirmed_at) > ${dayBefore(now)})
    ORDER BY (r.confirmed_at IS NULL) DESC, (r.is_urgent AND r.confirmed_at IS NULL) DESC,
      coalesce(r.confirmed_at, r.at) DESC, r.reveal_id LIMIT 1
  `.execute(db);
  return rows[0] ?? null;
}

/** The reveal for which a lead sees who the child is: for a day after a second adult has confirmed it, or since an emergency. */
export async function findOwnReveal(
  db: Db,
  caseId: number,
  staffId: string,
  now: Date,
): Promise<Reveal | null> {
  const { rows } = await sql<Reveal>`
    ${selectReveals}
    WHERE r.case_id = ${caseId} AND r.staff_id = ${staffId}
      AND coalesce(r.confirmed_at, CASE WHEN r.is_urgent THEN r.at END) > ${dayBefore(now)}
    ORDER BY r.at DESC, r.reveal_id LIMIT 1
  `.execute(db);
  return rows[0] ?? null;
}

/** Stores a reveal that nobody has confirmed. */
export async function insertReveal(
  db: Db,
  caseId: number,
  { revealId, staffId, reason, note, isUrgent, at }: Omit<Reveal, 'by' | `confirmed${string}`>,
): Promise<void> {
  await db
    .insertInto('identity_reveals')
    .values({
      ...{ reveal_id: revealId, case_id: caseId, staff_id: staffId, reason, note, at },
      is_urgent: isUrgent,
    })
    .execute();
}

/** Records that a second adult confirms a reveal. */
export async function updateReveal(
  db: Db,
  revealId: string,
  { staffId, at }: { readonly staffId: string; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('identity_reveals')
    .set({ confirmed_by: staffId, confirmed_at: at })
    .where('reveal_id', '=', revealId)
    .execute();
}

/** Identities that were shown in an emergency and that no second adult has confirmed in time. */
export async function listUnconfirmedReveals(db: Db, now: number) {
  const found = await db
    .selectFrom('identity_reveals')
    .select(['reveal_id as revealId', 'case_id as caseId', 'at'])
    .where('is_urgent', '=', true)
    .where('confirmed_at', 'is', null)
    .where('at', '<=', dayBefore(new Date(now)))
    .execute();
  return found.map(({ at, ...reveal }) => ({
    ...reveal,
    since: new Date(at.getTime() + identityReveal.confirmMs),
  }));
}
