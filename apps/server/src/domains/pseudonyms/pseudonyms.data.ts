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

/** Names of these children and of their friends. */
export async function findNamesAround(
  db: Db,
  userIds: readonly string[],
): Promise<{ userId: string; username: string }[]> {
  const friends = db
    .selectFrom('friendships')
    .select('friend_id')
    .where('user_id', 'in', userIds)
    .where('status', '=', 'accepted');
  return db
    .selectFrom('users')
    .select(['user_id as userId', 'username'])
    .where(({ eb, or }) => or([eb('user_id', 'in', userIds), eb('user_id', 'in', friends)]))
    .execute();
}
