import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { bands, type Person, personColumns, viewer } from './find-parts.ts';
import { mayFind, notBlocked } from './visibility.data.ts';

/** SQL: a friendship or a request between the viewer and `other`. */
const related = sql`EXISTS (
  SELECT FROM friendships WHERE (friendships.user_id, friendships.friend_id)
    IN ((me.user_id, other.user_id), (other.user_id, me.user_id))
)`;

/**
 * Children whose key begins with `prefix`, by name: from the viewer's own and each adjacent band the
 * first ones in index order, and friends and requests from distant bands. The middle band is adjacent
 * to all.
 */
export async function findByName(
  db: Db,
  asked: { userId: string; prefix: string; limit: number },
): Promise<Person[]> {
  const { userId, prefix } = asked;
  // A bare parameter would make PostgreSQL plan each search anew, which takes longer than the search.
  const limit = sql`(SELECT ${asked.limit}::int)`;
  // A range matches the same as LIKE, needs no escaping and is one scan of the index.
  const inRange = sql`
    other.name_key >= ${prefix} AND other.name_key < ${`${prefix}\u{10ffff}`}
    AND other.contact_allowed AND other.user_id <> me.user_id
    AND ${notBlocked(sql`me.user_id`, sql`other.user_id`)}
  `;
  const { rows } = await sql<Person>`
    WITH ${viewer(userId)}, found AS (
      SELECT near.* FROM ${bands} CROSS JOIN LATERAL (
        SELECT other.user_id, other.username, other.country, other.name_key FROM users AS other
        WHERE other.age_band = band AND ${inRange} AND (${mayFind} OR ${related})
        ORDER BY other.name_key, other.user_id LIMIT ${limit}
      ) AS near
      UNION ALL
      SELECT other.user_id, other.username, other.country, other.name_key
      FROM me JOIN friendships AS mine ON mine.user_id = me.user_id AND me.age_band <> 2
      -- OFFSET 0 forces one lookup per friend instead of a scan by name.
      CROSS JOIN LATERAL (SELECT * FROM users WHERE user_id = mine.friend_id OFFSET 0) AS other
      WHERE abs(other.age_band - me.age_band) > 1 AND ${inRange}
    )
    SELECT ${personColumns}
    FROM (SELECT * FROM found ORDER BY name_key, user_id LIMIT ${limit}) AS other
    JOIN profiles AS pictures ON pictures.user_id = other.user_id
    ORDER BY other.name_key, other.user_id
  `.execute(db);
  return rows;
}

/** The children among these that a child may see now (SAFE-08). */
export async function findVisible(
  db: Db,
  userId: string,
  otherIds: readonly string[],
): Promise<Person[]> {
  const { rows } = await sql<Person>`
    WITH ${viewer(userId)}
    SELECT ${personColumns}
    FROM me JOIN users AS other ON other.user_id = ANY(${otherIds}::text[])
    JOIN profiles AS pictures ON pictures.user_id = other.user_id
    WHERE other.contact_allowed AND ${notBlocked(sql`me.user_id`, sql`other.user_id`)}
      AND (abs(other.age_band - me.age_band) <= 1 AND ${mayFind} OR ${related})
  `.execute(db);
  return rows;
}
