import type { SeatChange, SeatEntry } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Share } from './seats.policy.ts';

/** Who changes seats, and when. `adultId` is null for an operator. */
export type Actor = { readonly adultId: string | null; readonly at: Date };

type Whole = { readonly change: SeatChange } & (
  | { readonly voucherId: string; readonly amount: number }
  | { readonly classId: string }
);

/** Records a change of a whole voucher or class. */
export async function recordChange(db: Db, { change, ...of }: Whole, by: Actor): Promise<void> {
  await db
    .insertInto('seat_ledger')
    .values({
      voucher_id: 'voucherId' in of ? of.voucherId : null,
      change,
      amount: 'voucherId' in of ? of.amount : 0,
      user_id: null,
      class_id: 'classId' in of ? of.classId : null,
      adult_id: by.adultId,
      at: by.at,
    })
    .execute();
}

/** Records changes of single seats, each with the class of its child. */
export async function recordShares(
  db: Db,
  { change, amount, shares }: { change: SeatChange; amount: 1 | -1; shares: readonly Share[] },
  { adultId, at }: Actor,
): Promise<void> {
  await sql`
    INSERT INTO seat_ledger (voucher_id, change, amount, user_id, class_id, adult_id, at)
    SELECT voucher_id, ${change}, ${amount}::int, user_id, class_id, ${adultId}, ${at}::timestamptz
    FROM unnest(${shares.map(({ userId }) => userId)}::text[],
      ${shares.map(({ voucherId }) => voucherId)}::text[]) AS share (user_id, voucher_id)
      JOIN users USING (user_id)
  `.execute(db);
}

const MOST = 200;

/** The newest changes of a school: one for all that a call did with a class and a voucher. */
export async function listEntries(db: Db, schoolId: string): Promise<SeatEntry[]> {
  const { rows } = await sql<Omit<SeatEntry, 'at'> & { at: Date }>`
    SELECT max(entry_id)::text AS "entryId", change, sum(amount)::int AS amount,
      count(l.user_id)::int AS children, class_name AS "className", voucher_id AS "voucherId",
      CASE WHEN count(l.user_id) = 1 THEN max(username) END AS name, adults.name AS adult, at
    FROM seat_ledger AS l LEFT JOIN vouchers AS v USING (voucher_id)
      LEFT JOIN classes AS c ON c.class_id = l.class_id
      LEFT JOIN users ON users.user_id = l.user_id
      LEFT JOIN adults ON adults.adult_id = l.adult_id
    WHERE v.school_id = ${schoolId} OR (voucher_id IS NULL AND c.school_id = ${schoolId})
    GROUP BY change, voucher_id, l.class_id, class_name, l.adult_id, adults.name, at
    ORDER BY max(entry_id) DESC LIMIT ${MOST}
  `.execute(db);
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}
