import { type ChildChangeAction, familyLimits } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isKept } from '../accesses/index.ts';

/** A row of the register of accesses. `isKnown`: an adult of the school or of the family did it. */
export type AccessSeen = {
  readonly actor: string;
  readonly action: string;
  readonly isKnown: boolean;
  readonly at: Date;
};

/** Who looked at the data of a child, the newest first. */
export async function listAccessesOf(db: Db, userId: string): Promise<AccessSeen[]> {
  const { rows } = await sql<AccessSeen>`
    SELECT accesses.actor, accesses.action, accesses.at, EXISTS (
      SELECT FROM adults JOIN adult_roles USING (adult_id)
      WHERE adults.name = accesses.actor
        AND (adult_roles.school_id = users.school_id OR adult_roles.user_id = users.user_id)
    ) AS "isKnown"
    FROM accesses JOIN users USING (user_id)
    WHERE user_id = ${userId} AND NOT ${isKept}
    ORDER BY accesses.at DESC, access_id DESC LIMIT ${familyLimits.rows}
  `.execute(db);
  return rows;
}

/** What adults changed of a child, the newest first. */
export const listChangesOf = (
  db: Db,
  userId: string,
): Promise<{ name: string; action: ChildChangeAction; at: Date }[]> =>
  db
    .selectFrom('child_changes')
    .innerJoin('adults', 'adults.adult_id', 'child_changes.adult_id')
    .select(['adults.name', 'child_changes.action', 'child_changes.at'])
    .where('child_changes.user_id', '=', userId)
    .orderBy('child_changes.change_id', 'desc')
    .limit(familyLimits.rows)
    .execute();

/** The parent who asked last for the erasure of a child, and when. */
export const findAskedErasure = (
  db: Db,
  userId: string,
): Promise<{ name: string; at: Date } | undefined> =>
  db
    .selectFrom('child_changes')
    .innerJoin('adults', 'adults.adult_id', 'child_changes.adult_id')
    .select(['adults.name', 'child_changes.at'])
    .where('child_changes.user_id', '=', userId)
    .where('child_changes.action', '=', 'asked to erase')
    .orderBy('child_changes.change_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The children with these ids, by name. */
export const findFamily = (db: Db, userIds: readonly string[]) =>
  db
    .selectFrom('users')
    .innerJoin('classes', 'classes.class_id', 'users.class_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.user_id')
    .leftJoin('schools', 'schools.school_id', 'users.school_id')
    .select([
      'users.user_id as childId',
      'users.username as name',
      'users.support_language as language',
      'profiles.avatar_hash as avatarHash',
      'profiles.domino_hash as dominoHash',
      'classes.class_name as className',
      'schools.school_name as schoolName',
    ])
    .where('users.user_id', 'in', userIds)
    .orderBy('users.name_key')
    .orderBy('users.user_id')
    .execute();

/** E-mails of the adults who teach a class, or lead its school if nobody does. */
export async function findTeachersOf(db: Db, userId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ email: string; role: string }>`
    SELECT DISTINCT adults.email, adult_roles.role FROM users
    JOIN adult_roles ON adult_roles.class_id = users.class_id
      OR adult_roles.role = 'lead' AND adult_roles.school_id = users.school_id
    JOIN adults USING (adult_id)
    WHERE users.user_id = ${userId} AND adults.is_active
      AND (adult_roles.until IS NULL OR adult_roles.until > ${at})
    ORDER BY adults.email
  `.execute(db);
  const teachers = rows.filter(({ role }) => role === 'teacher');
  return (teachers.length > 0 ? teachers : rows).map(({ email }) => email);
}
