import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { mayFind, noRow, notBlocked } from './visibility.data.ts';

/** Another child as a stranger sees it. */
export type Person = {
  readonly userId: string;
  readonly username: string;
  readonly country: string;
  readonly avatarHash: string;
};

const personColumns = sql`
  other.user_id AS "userId", other.username AS "username", other.country AS "country",
  pictures.avatar_hash AS "avatarHash"
`;

/** SQL: the viewer, if its grown-up permits contact. */
const viewer = (userId: string) => sql`
  me AS (
    SELECT user_id, age_band, country, class_id, visible_allowed FROM users
    WHERE user_id = ${userId} AND contact_allowed
  )
`;

/** SQL: a row for the age band of the viewer and each adjacent one (SAFE-08). */
const bands = sql`
  me JOIN (VALUES (1), (2), (3)) AS bands (band) ON abs(band - me.age_band) <= 1
`;

/** SQL: a friendship or a request between the viewer and `other`. */
const related = sql`EXISTS (
  SELECT FROM friendships WHERE (friendships.user_id, friendships.friend_id)
    IN ((me.user_id, other.user_id), (other.user_id, me.user_id))
)`;

/** SQL: no friendship, request, declined request or block between the viewer and another. */
const unrelated = (other: RawBuilder<unknown>) => {
  const me = sql`me.user_id`;
  // Declining deletes the requestee's row, so declined_requests is checked as well.
  return sql`${noRow('friendships', me, other)} AND ${noRow('declined_requests', me, other)}
    AND ${noRow('declined_requests', other, me)} AND ${notBlocked(me, other)}`;
};

/**
 * Children whose key begins with `prefix`, by name: from the viewer's own and each adjacent band the
 * first ones in index order, and friends and requests from distant bands. The middle band is adjacent
 * to all.
 */
export async function findByName(
  db: Db,
  asked: { userId: string; prefix: string; limit: number },
): Promise<Person[]> {
  const { userId, prefix, limit } = asked;
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

/**
 * Recommended children: from each band a range of ids from `start` that wraps around, so that the
 * same start gives the same children. Other countries come first, then those active since
 * `recently`, shuffled by `start`.
 */
export async function findByChance(
  db: Db,
  asked: { userId: string; start: string; recently: Date; stretch: number; limit: number },
): Promise<Person[]> {
  const { userId, start, recently, stretch, limit } = asked;
  const from = (place: RawBuilder<unknown>) => sql`(
    SELECT other.user_id, other.username, other.country FROM users AS other
    WHERE other.age_band = band AND other.contact_allowed AND ${mayFind}
      AND other.user_id ${place} ${start}
    ORDER BY other.user_id LIMIT ${stretch}
  )`;
  const { rows } = await sql<Person>`
    WITH ${viewer(userId)}
    SELECT ${personColumns}
    FROM (
      SELECT around.*, row_number() OVER (
        ORDER BY around.country = me.country,
          coalesce((
            SELECT last_seen_at FROM presence WHERE presence.user_id = around.user_id
          ) < ${recently}, true),
          md5(around.user_id || ${start})
      ) AS place
      FROM ${bands} CROSS JOIN LATERAL (
        SELECT * FROM (${from(sql`>=`)} UNION ALL ${from(sql`<`)}) AS stretch LIMIT ${stretch}
      ) AS around
      WHERE around.user_id <> me.user_id AND ${unrelated(sql`around.user_id`)}
      ORDER BY place LIMIT ${limit}
    ) AS other
    JOIN profiles AS pictures ON pictures.user_id = other.user_id
    ORDER BY other.place
  `.execute(db);
  return rows;
}

/** The children seen last since `since`, by name. Considers at most `reach` of them. */
export async function findOnline(
  db: Db,
  asked: { userId: string; since: Date; reach: number; limit: number },
): Promise<Person[]> {
  const { userId, since, reach, limit } = asked;
  const { rows } = await sql<Person>`
    WITH ${viewer(userId)}
    SELECT * FROM (
      SELECT ${personColumns}, other.name_key AS "nameKey"
      FROM me CROSS JOIN (
        SELECT user_id, last_seen_at FROM presence WHERE last_seen_at > ${since}
        ORDER BY last_seen_at DESC LIMIT ${reach}
      ) AS here
      JOIN users AS other ON other.user_id = here.user_id
      JOIN profiles AS pictures ON pictures.user_id = other.user_id
      WHERE other.contact_allowed AND abs(other.age_band - me.age_band) <= 1 AND ${mayFind}
        AND other.user_id <> me.user_id AND ${unrelated(sql`other.user_id`)}
      ORDER BY here.last_seen_at DESC LIMIT ${limit}
    ) AS found
    ORDER BY "nameKey", "userId"
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
