import type { Db } from '../../db/db.ts';
import type { Grant } from '../../kernel/caller.ts';
import type { Place } from './rights.policy.ts';

/** The rights of an adult at a moment. */
export const findGrants = (db: Db, adultId: string, at: Date): Promise<Grant[]> =>
  db
    .selectFrom('adult_roles')
    .select(['role', 'school_id as schoolId', 'class_id as classId', 'user_id as userId'])
    .where('adult_id', '=', adultId)
    .where('since', '<=', at)
    .where(({ eb, or }) => or([eb('until', 'is', null), eb('until', '>', at)]))
    .orderBy('role_id')
    .execute();

/** A school as a place; undefined if it does not exist. */
export const findSchoolPlace = (db: Db, schoolId: string): Promise<Place | undefined> =>
  db
    .selectFrom('schools')
    .select(({ val }) => [
      'school_id as schoolId',
      val<string | null>(null).as('classId'),
      val<string | null>(null).as('userId'),
    ])
    .where('school_id', '=', schoolId)
    .executeTakeFirst();

/** A class as a place; undefined if it does not exist. */
export const findClassPlace = (db: Db, classId: string): Promise<Place | undefined> =>
  db
    .selectFrom('classes')
    .select(({ val }) => [
      'school_id as schoolId',
      'class_id as classId',
      val<string | null>(null).as('userId'),
    ])
    .where('class_id', '=', classId)
    .executeTakeFirst();

/** The place of a child that has not left; undefined if it does not exist. */
export const findChildPlace = (db: Db, userId: string): Promise<Place | undefined> =>
  db
    .selectFrom('users')
    .select(['school_id as schoolId', 'class_id as classId', 'user_id as userId'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
