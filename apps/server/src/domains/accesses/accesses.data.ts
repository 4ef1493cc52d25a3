import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { isKept } from './kept-accesses.ts';

/** An adult reads data of children. */
type NewAccess = {
  /** Name of the adult, or `Operator`. */
  readonly actor: string;
  /** Such as `Read text`. */
  readonly action: string;
  readonly at: Date;
};

/** Data of a child. `object`: what has them, such as `case 2001`. */
type ReadData = { readonly userId: string; readonly object: string };

/** Equal accesses within this time are one: the desk asks for an open case again and again. */
const SAME_MS = 600_000;

/** Adds a row for each child and object to the register of accesses. */
export async function recordAccesses(
  db: Db,
  { actor, action, at }: NewAccess,
  read: readonly ReadData[],
): Promise<void> {
  if (read.length === 0) return;
  const userIds = read.map(({ userId }) => userId);
  const objects = read.map(({ object }) => object);
  await sql`
    INSERT INTO accesses (user_id, actor, action, object, at)
    SELECT DISTINCT user_id, ${actor}::text, ${action}::text, one.object, ${at}::timestamptz
    FROM unnest(${userIds}::text[], ${objects}::text[]) AS one (user_id, object) JOIN users USING (user_id)
    WHERE NOT EXISTS (
      SELECT FROM accesses AS known
      WHERE known.user_id = one.user_id AND known.at > ${new Date(at.getTime() - SAME_MS)}
        AND known.actor = ${actor} AND known.action = ${action} AND known.object = one.object
    )
  `.execute(db);
}

/** Adds a row for each child to the register of accesses. */
export const recordAccess = (
  db: Db,
  { object, userIds, ...access }: NewAccess & { object: string; userIds: readonly string[] },
): Promise<void> =>
  recordAccesses(
    db,
    access,
    userIds.map(userId => ({ userId, object })),
  );

/** An access as an incident report has it. */
type AccessRow = {
  readonly at: Date;
  readonly actor: string;
  readonly action: string;
  readonly object: string;
  readonly className: string;
  readonly username: string;
};

/** Which accesses to list: of a child, of an adult, since a moment. */
type AccessQuery = {
  readonly userId: string | null;
  readonly actor: string | null;
  readonly since: Date;
};

/** Who read which child's data when, oldest first: the incident report, in one query. */
export async function listAccesses(
  db: Db,
  { userId, actor, since }: AccessQuery,
): Promise<AccessRow[]> {
  const { rows } = await sql<AccessRow>`
    SELECT accesses.at, actor, action, object, class_name AS "className", username
    FROM accesses JOIN users USING (user_id) JOIN classes USING (class_id)
    WHERE accesses.at >= ${since}
      AND (${userId}::text IS NULL OR user_id = ${userId})
      AND (${actor}::text IS NULL OR actor = ${actor})
    ORDER BY accesses.at, access_id
  `.execute(db);
  return rows;
}

/** A row of the register as a lead sees it. `isOfSchool`, `isOfFamily`: what its adult has to do with the child. */
export type SchoolAccess = {
  readonly actor: string;
  readonly action: string;
  readonly isOfSchool: boolean;
  readonly isOfFamily: boolean;
  readonly childId: string;
  readonly childName: string;
  readonly className: string;
  readonly at: Date;
};

const MOST = 100;

/** Who looked at the data of the children of a school, the newest first. */
export async function listAccessesOfSchool(db: Db, schoolId: string): Promise<SchoolAccess[]> {
  const hasRole = (place: RawBuilder<unknown>) => sql`EXISTS (
    SELECT FROM adults JOIN adult_roles USING (adult_id)
    WHERE adults.name = accesses.actor AND ${place}
  )`;
  const { rows } = await sql<SchoolAccess>`
    SELECT actor, action, accesses.at, user_id AS "childId", username AS "childName",
      class_name AS "className",
      ${hasRole(sql`adult_roles.school_id = users.school_id`)} AS "isOfSchool",
      ${hasRole(sql`adult_roles.user_id = users.user_id`)} AS "isOfFamily"
    FROM accesses JOIN users USING (user_id) JOIN classes USING (class_id)
    WHERE users.school_id = ${schoolId} AND NOT ${isKept}
    ORDER BY accesses.at DESC, access_id DESC LIMIT ${MOST}
  `.execute(db);
  return rows;
}

/** How often somebody looked at the data of children of a school since a moment. */
export async function countAccessesOfSchool(
  db: Db,
  { schoolId, since }: { schoolId: string; since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('accesses')
    .innerJoin('users', 'users.user_id', 'accesses.user_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('users.school_id', '=', schoolId)
    .where('accesses.at', '>', since)
    .where(({ not }) => not(isKept))
    .executeTakeFirstOrThrow();
  return Number(count);
}
