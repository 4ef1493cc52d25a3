import type { User } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

/** A child without what is drawn from it. */
export type UserRow = Omit<User, 'timeZone'>;

export const findUser = (db: Db, userId: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .select(['user_id as userId', 'username', 'country'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** The classes of two children, one query. */
export const findClassesOf = (
  db: Db,
  userIds: readonly string[],
): Promise<{ userId: string; classId: string }[]> =>
  db
    .selectFrom('users')
    .select(['user_id as userId', 'class_id as classId'])
    .where('user_id', 'in', userIds)
    .execute();

export async function findLastSeen(db: Db, userId: string): Promise<Date | null> {
  const seen = await db
    .selectFrom('presence')
    .select('last_seen_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return seen?.last_seen_at ?? null;
}
