import type { ClassSeats } from '@digipals/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { type Owner, ownedBy } from './owner.ts';
import { graceSince, type Share } from './seats.policy.ts';

/** A seat of an owner that a child has. */
export type HeldSeat = Share & { readonly endsAt: Date };

/** The seats of an owner that these children have. */
export async function findSeats(
  db: Db,
  owner: Owner,
  userIds: readonly string[],
): Promise<HeldSeat[]> {
  const { rows } = await sql<HeldSeat>`
    SELECT user_id AS "userId", voucher_id AS "voucherId", ends_at AS "endsAt"
    FROM seats JOIN vouchers AS v USING (voucher_id)
    WHERE ${ownedBy(owner)} AND user_id = ANY (${userIds}::text[])
  `.execute(db);
  return rows;
}

/** The seats of vouchers of parents that a child has. */
export const findFamilySeats = (db: Db, userId: string): Promise<Share[]> =>
  db
    .selectFrom('seats')
    .innerJoin('vouchers', 'vouchers.voucher_id', 'seats.voucher_id')
    .select(['seats.user_id as userId', 'seats.voucher_id as voucherId'])
    .where('seats.user_id', '=', userId)
    .where('adult_id', 'is not', null)
    .execute();

const pairsOf = (shares: readonly Share[]) => sql`
  unnest(${shares.map(({ userId }) => userId)}::text[],
    ${shares.map(({ voucherId }) => voucherId)}::text[]) AS share (user_id, voucher_id)`;

export async function insertSeats(db: Db, shares: readonly Share[]): Promise<void> {
  await sql`INSERT INTO seats (user_id, voucher_id)
    SELECT user_id, voucher_id FROM ${pairsOf(shares)}`.execute(db);
}

export async function deleteSeats(db: Db, shares: readonly Share[]): Promise<void> {
  await sql`DELETE FROM seats USING ${pairsOf(shares)}
    WHERE seats.user_id = share.user_id AND seats.voucher_id = share.voucher_id`.execute(db);
}

/** SQL: the child has a seat of the school of its class that ends after a moment. */
const hasSeatUntil = (moment: Date): RawBuilder<SqlBool> => sql`EXISTS (
  SELECT FROM seats JOIN vouchers AS v USING (voucher_id)
  WHERE seats.user_id = users.user_id AND v.school_id = c.school_id AND ends_at > ${moment})`;

/** SQL: children of a school that are there and get a seat as soon as one is free. */
const waitingIn = (schoolId: string, at: Date): RawBuilder<SqlBool> => sql`
  c.school_id = ${schoolId} AND archived_at IS NULL AND left_at IS NULL AND NOT ${hasSeatUntil(at)}
    AND (has_seats OR ${hasSeatUntil(graceSince(at))})`;

/** The children of a school that wait for a seat, the first that came first. */
export async function findWaiting(db: Db, schoolId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    SELECT user_id AS "userId" FROM users JOIN classes AS c USING (class_id)
    WHERE ${waitingIn(schoolId, at)} ORDER BY users.created_at, user_id
  `.execute(db);
  return rows.map(({ userId }) => userId);
}

/** The children of a family whose voucher has ended and whose seat is in its grace. */
export async function findOverdue(db: Db, owner: Owner, at: Date): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    SELECT user_id AS "userId" FROM seats JOIN vouchers AS v USING (voucher_id)
    WHERE ${ownedBy(owner)}
    GROUP BY user_id HAVING max(ends_at) <= ${at} AND max(ends_at) > ${graceSince(at)}
    ORDER BY user_id
  `.execute(db);
  return rows.map(({ userId }) => userId);
}

/** The children of a class who are there, by name, with whether they have a seat of their school. */
export async function listClassSeats(db: Db, classId: string, at: Date) {
  const { rows } = await sql<{ childId: string; name: string; hasSeat: boolean }>`
    SELECT user_id AS "childId", username AS name, ${hasSeatUntil(graceSince(at))} AS "hasSeat"
    FROM users JOIN classes AS c USING (class_id)
    WHERE class_id = ${classId} AND left_at IS NULL ORDER BY name_key, user_id
  `.execute(db);
  return rows;
}

/** The class of a child of a school that is there; undefined for any other child. */
export async function findClassOf(
  db: Db,
  { schoolId, childId }: { schoolId: string; childId: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('users')
    .select('class_id as classId')
    .where('user_id', '=', childId)
    .where('school_id', '=', schoolId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return found?.classId;
}

/** The classes of a school that are in use or have seats, by name. */
export async function findClasses(db: Db, schoolId: string, at: Date): Promise<ClassSeats[]> {
  const { rows } = await sql<ClassSeats>`
    SELECT * FROM (
      SELECT c.class_id AS "classId", class_name AS "className", archived_at IS NOT NULL AS "isArchived",
        has_seats AS "hasSeats", count(user_id) FILTER (WHERE left_at IS NULL)::int AS children,
        count(*) FILTER (WHERE ${hasSeatUntil(graceSince(at))})::int AS seats
      FROM classes AS c LEFT JOIN users USING (class_id)
      WHERE c.school_id = ${schoolId} GROUP BY c.class_id
    ) AS counted
    WHERE NOT "isArchived" OR seats > 0 ORDER BY "isArchived", "className", "classId"
  `.execute(db);
  return rows;
}

/** Sets whether the children of a class of a school get seats. @returns false if nothing changes */
export async function setClassSeats(
  db: Db,
  { schoolId, classId, hasSeats }: { schoolId: string; classId: string; hasSeats: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('classes')
    .set({ has_seats: hasSeats })
    .where('class_id', '=', classId)
    .where('school_id', '=', schoolId)
    .where('has_seats', '=', !hasSeats)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
