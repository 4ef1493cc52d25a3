import type { AgeBand, LanguageCode } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

/** A child as adults see it. `pseudonym`: null until it has one. */
export type PersonRow = {
  readonly userId: string;
  readonly pseudonym: string | null;
  readonly ageBand: AgeBand;
  readonly speaks: LanguageCode;
};

export const findPeople = (db: Db, userIds: readonly string[]): Promise<PersonRow[]> =>
  db
    .selectFrom('users')
    .leftJoin('pseudonyms', 'pseudonyms.user_id', 'users.user_id')
    .select([
      'users.user_id as userId',
      'pseudonyms.pseudonym',
      'users.age_band as ageBand',
      'users.support_language as speaks',
    ])
    .where('users.user_id', 'in', userIds)
    .execute();

/** Saves a pseudonym, unless the child has one or another child has this one. */
export async function insertPseudonym(db: Db, userId: string, pseudonym: string): Promise<void> {
  await db
    .insertInto('pseudonyms')
    .values({ user_id: userId, pseudonym })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Names of these children and of their friends, each with the child around whom it is known. */
export async function findNamesAround(
  db: Db,
  userIds: readonly string[],
): Promise<{ around: string; userId: string; username: string }[]> {
  const own = db
    .selectFrom('users')
    .select(['user_id as around', 'user_id as userId', 'username'])
    .where('user_id', 'in', userIds);
  const friends = db
    .selectFrom('friendships')
    .innerJoin('users', 'users.user_id', 'friendships.friend_id')
    .select(['friendships.user_id as around', 'users.user_id as userId', 'users.username'])
    .where('friendships.user_id', 'in', userIds)
    .where('friendships.status', '=', 'accepted');
  return own.unionAll(friends).execute();
}
