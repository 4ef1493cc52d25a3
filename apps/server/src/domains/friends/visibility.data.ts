import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Facts } from './visibility.policy.ts';

/**
 * SQL: `table` has no row for this pair. OFFSET 0 keeps the planner from joining full tables, so that
 * each of the few candidates is looked up by key.
 */
export const noRow = (
  table: 'blocks' | 'friendships' | 'declined_requests',
  owner: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
) => {
  const column = {
    blocks: 'blocked_id',
    friendships: 'friend_id',
    declined_requests: 'requestor_id',
  };
  return sql`NOT EXISTS (
    SELECT FROM ${sql.table(table)} AS r
    WHERE r.user_id = ${owner} AND r.${sql.ref(column[table])} = ${other} OFFSET 0
  )`;
};

/** SQL: neither of two children has blocked the other. */
export const notBlocked = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql`${noRow('blocks', one, other)} AND ${noRow('blocks', other, one)}`;

/** SQL: the viewer `me` may find `other`: a child of its class, or both may be found outside of theirs. */
export const mayFind = sql`(other.class_id = me.class_id OR me.visible_allowed AND other.visible_allowed)`;

/** Whether the grown-up of a child permits contact. */
export async function findPermission(db: Db, userId: string): Promise<boolean> {
  const child = await db
    .selectFrom('users')
    .select('contact_allowed as isAllowed')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return child?.isAllowed === true;
}

/** The visibility facts of two children, in one query; undefined if one does not exist. */
export async function findFacts(
  db: Db,
  userId: string,
  otherId: string,
): Promise<Facts | undefined> {
  const { rows } = await sql<Facts>`
    SELECT me.contact_allowed AS "allowed", other.contact_allowed AS "otherAllowed",
      me.visible_allowed AS "visible", other.visible_allowed AS "otherVisible",
      other.class_id = me.class_id AS "sameClass",
      abs(me.age_band - other.age_band) AS "apart",
      NOT (${notBlocked(sql`me.user_id`, sql`other.user_id`)}) AS "blocked",
      mine.status AS "status", mine.requestor_id AS "requestorId",
      theirs.user_id IS NOT NULL AS "otherHasRow"
    FROM users AS me
    JOIN users AS other ON other.user_id = ${otherId}
    LEFT JOIN friendships AS mine
      ON mine.user_id = me.user_id AND mine.friend_id = other.user_id
    LEFT JOIN friendships AS theirs
      ON theirs.user_id = other.user_id AND theirs.friend_id = me.user_id
    WHERE me.user_id = ${userId}
  `.execute(db);
  return rows[0];
}
