import type { AgeBand } from '@digipals/contract';
import { type Insertable, sql } from 'kysely';
import { buildOnce } from '../../db/build-once.ts';
import type { Db } from '../../db/db.ts';
import type { Tables } from '../../db/tables.ts';

/** A stored child. */
export type NewUser = Insertable<Tables['users']>;

/** A child by its id: one row, or none. */
export const findUser = buildOnce((db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['user_id as userId', 'username', 'country'])
    .where('user_id', '=', userId)
    .compile(),
);

/** The identity of a child, for an identity reveal. */
export const readIdentity = (
  db: Db,
  userId: string,
): Promise<{ username: string; className: string; country: string } | undefined> =>
  db
    .selectFrom('users')
    .innerJoin('classes', 'classes.class_id', 'users.class_id')
    .select(['username', 'class_name as className', 'country'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** SQL: a row of `users` has this name in any case. The database lower-cases both, because JavaScript differs. */
export const isNamed = (username: string) =>
  sql<boolean>`lower(users.username) = lower(${username})`;

/** Id of a child by class code and name, case-insensitively. */
export async function findInClass(
  db: Db,
  classCode: string,
  username: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom('users')
    .innerJoin('classes', 'classes.class_id', 'users.class_id')
    .select('users.user_id as userId')
    .where('classes.class_code', '=', classCode.toUpperCase())
    .where(isNamed(username))
    .executeTakeFirst();
  return found?.userId;
}

/** Moves a child to another age band (SAFE-08). @returns false if its month of birth says its age */
export async function moveToAgeBand(db: Db, userId: string, band: AgeBand): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ age_band: band })
    .where('user_id', '=', userId)
    .where('birth_year', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertUser(db: Db, user: NewUser): Promise<void> {
  await db.insertInto('users').values(user).execute();
}

/** When a child was last seen; null if never. */
export async function readLastSeen(db: Db, userId: string): Promise<Date | null> {
  const seen = await db
    .selectFrom('presence')
    .select('last_seen_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return seen?.last_seen_at ?? null;
}

/** Locks the rows of children until the transaction ends: one action on a child at a time. */
export async function lockChildren(db: Db, userIds: readonly string[]): Promise<void> {
  // In the order of ids, to avoid deadlocks.
  await db
    .selectFrom('users')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks the row of a child until the transaction ends. */
export const lockChild = (db: Db, userId: string): Promise<void> => lockChildren(db, [userId]);
