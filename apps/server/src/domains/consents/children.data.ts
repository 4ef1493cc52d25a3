import type { LanguageCode } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

/** What a family sees of its child before it has an account. */
export type FamilyChild = {
  readonly name: string;
  readonly language: LanguageCode;
  readonly className: string;
  readonly schoolName: string;
  readonly avatarHash: string;
};

/** A child of a school that has not left. */
export const findFamilyChild = (db: Db, userId: string): Promise<FamilyChild | undefined> =>
  db
    .selectFrom('users')
    .innerJoin('classes', 'classes.class_id', 'users.class_id')
    .leftJoin('schools', 'schools.school_id', 'classes.school_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.user_id')
    .select(({ fn, val }) => [
      'users.username as name',
      'users.support_language as language',
      'classes.class_name as className',
      fn.coalesce('schools.school_name', val('')).as('schoolName'),
      'profiles.avatar_hash as avatarHash',
    ])
    .where('users.user_id', '=', userId)
    .where('users.left_at', 'is', null)
    .executeTakeFirst();
