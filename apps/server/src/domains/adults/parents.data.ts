import type { LanguageCode } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

/** An adult who is or was a parent of a child. */
export type Parent = {
  readonly adultId: string;
  readonly name: string;
  readonly email: string;
  /** The language of letters about the child. */
  readonly language: LanguageCode;
  /** Whether the account works and the right to the child has not ended. */
  readonly isNow: boolean;
};

/** The parents of a child with an account, those whose right has ended too. */
export const listParents = (db: Db, userId: string, at: Date): Promise<Parent[]> =>
  db
    .selectFrom('adult_roles')
    .innerJoin('adults', 'adults.adult_id', 'adult_roles.adult_id')
    .innerJoin('users', 'users.user_id', 'adult_roles.user_id')
    .leftJoin('grown_ups', 'grown_ups.user_id', 'adult_roles.user_id')
    .select(({ eb, fn, and, or }) => [
      'adults.adult_id as adultId',
      'adults.name',
      'adults.email',
      fn.coalesce('grown_ups.language', 'users.support_language').as('language'),
      and([
        eb('adults.is_active', '=', true),
        or([eb('adult_roles.until', 'is', null), eb('adult_roles.until', '>', at)]),
      ])
        .$castTo<boolean>()
        .as('isNow'),
    ])
    .where('adult_roles.user_id', '=', userId)
    .where('role', '=', 'parent')
    .orderBy('role_id')
    .execute();
