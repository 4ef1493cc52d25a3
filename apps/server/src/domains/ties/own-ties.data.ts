import type { OwnTie } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isNamed } from '../user/index.ts';
import type { Tied } from './ties.data.ts';

type TieRow = Pick<OwnTie, 'kind' | 'name' | 'schoolName'> & {
  readonly tieId: number;
  readonly at: Date;
  readonly endAskedAt: Date | null;
};

/** Whom an adult knows, the newest first. Only a child that it named itself has its name. */
export async function listOwnTies(db: Db, staffId: string): Promise<OwnTie[]> {
  const { rows } = await sql<TieRow>`
    SELECT t.tie_id::int AS "tieId", t.at, t.end_asked_at AS "endAskedAt",
      CASE WHEN t.user_id IS NOT NULL THEN 'child' WHEN t.class_id IS NOT NULL THEN 'class'
        ELSE 'school' END AS kind,
      coalesce(s.school_name, c.class_name, CASE WHEN t.is_told THEN u.username END) AS name,
      CASE WHEN t.school_id IS NULL AND (t.user_id IS NULL OR t.is_told) THEN of.school_name END
        AS "schoolName"
    FROM ties AS t
    LEFT JOIN schools AS s ON s.school_id = t.school_id
    LEFT JOIN classes AS c ON c.class_id = t.class_id
    LEFT JOIN users AS u ON u.user_id = t.user_id
    LEFT JOIN schools AS of ON of.school_id = coalesce(c.school_id, u.school_id)
    WHERE t.staff_id = ${staffId} ORDER BY t.at DESC, t.tie_id DESC
  `.execute(db);
  return rows.map(({ tieId, at, endAskedAt, ...tie }) => ({
    ...tie,
    tieId: String(tieId),
    at: at.toISOString(),
    endAskedAt: endAskedAt?.toISOString() ?? null,
  }));
}

/** Every school, by name. */
export const listTieSchools = (db: Db): Promise<{ schoolId: string; schoolName: string }[]> =>
  db
    .selectFrom('schools')
    .select(['school_id as schoolId', 'school_name as schoolName'])
    .orderBy('school_name')
    .execute();

/** The class of a code, or the child of this name in it, as the sign-in of children shows it. */
export async function findTied(
  db: Db,
  { classCode, childName }: { classCode: string; childName?: string | undefined },
): Promise<Tied | undefined> {
  const query = db.selectFrom('classes').where('class_code', '=', classCode.toUpperCase());
  if (childName === undefined) return query.select('class_id as classId').executeTakeFirst();
  return query
    .innerJoin('users', 'users.class_id', 'classes.class_id')
    .select('users.user_id as userId')
    .where(isNamed(childName))
    .executeTakeFirst();
}

/** Asks that an own tie ends. @returns false if the adult has no such tie */
export async function askEndOfTie(
  db: Db,
  { staffId, tieId, at }: { staffId: string; tieId: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ties')
    .set({ end_asked_at: at })
    .where('staff_id', '=', staffId)
    .where('tie_id', '=', Number(tieId))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the ties of an adult whose end it has asked for. @returns how many */
export async function endAskedTies(db: Db, staffId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('ties')
    .where('staff_id', '=', staffId)
    .where('end_asked_at', 'is not', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
