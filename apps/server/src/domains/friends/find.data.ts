import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { noRow, notBlocked } from './visibility.data.ts';

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

/** The child that looks, if its grown-up permits contact. */
const viewer = (userId: string) => sql`
  me AS (SELECT user_id, age_band, country FROM users WHERE user_id = ${userId} AND contact_allowed)
`;

/** Its age band and the next ones (SAFE-08), a row each. */
const bands = sql`
  me JOIN (VALUES (1), (2), (3)) AS bands (band) ON abs(band - me.age_band) <= 1
`;

/** SQL: no friendship, request, declined request or block between the viewer and another. */
const unrelated = (other: RawBuilder<unknown>) => {
  const me = sql`me.user_id`;
  // Declining deletes the own row of a request, so declined_requests is read as well.
  return sql`${noRow('friendships', me, other)} AND ${noRow('declined_requests', me, other)}
    AND ${noRow('declined_requests', other, me)} AND ${notBlocked(me, other)}`;
};

/**
 * Children whose key begins with `prefix`, by name: of each band the first ones in the order of the
 * index, and among the child's friends and requests those of a band that is not near; the middle
 * one is near to all.
 */
export async function findByName(
  db: Db,
  asked: { userId: string; prefix: string; most: number },
): Promise<Person[]> {
  const { userId, prefix, most } = asked;
  // A range says the same as LIKE, needs no escaping, and is one stretch of the index.
  const inRange = sql`
    other.name_key >= ${prefix} AND other.name_key < ${`${prefix}\u{10ffff}`}
    AND other.contact_allowed AND other.user_id <> me.user_id
    AND ${notBlocked(sql`me.user_id`, sql`other.user_id`)}
  `;
  const { rows } = await sql<Person>`
    WITH ${viewer(userId)}, found AS (
      SELECT near.* FROM ${bands} CROSS JOIN LATERAL (
        SELECT other.user_id, other.username, other.country, other.name_key FROM users AS other
        WHERE other.age_band = band AND ${inRange}
        ORDER BY other.name_key, other.user_id LIMIT ${most}
      ) AS near
      UNION ALL
      SELECT other.user_id, other.username, other.country, other.name_key
      FROM me JOIN friendships AS mine ON mine.user_id = me.user_id AND me.age_band <> 2
      -- One look-up for each friend, never all children of that name.
      CROSS JOIN LATERAL (SELECT * FROM users WHERE user_id = mine.friend_id OFFSET 0) AS other
      WHERE abs(other.age_band - me.age_band) > 1 AND ${inRange}
    )
    SELECT ${personColumns}
    FROM (SELECT * FROM found ORDER BY name_key, user_id LIMIT ${most}) AS other
    JOIN profiles AS pictures ON pictures.user_id = other.user_id
    ORDER BY other.name_key, other.user_id
  `.execute(db);
  return rows;
}

/**
 * Children to get to know: of each band a stretch of ids that begins at `start` and goes on at the
 * beginning after the end, so that the same start gives the same children; of these first those of
 * other countries, then those who were here since `recently`, in an order that `start` shuffles.
 */
export async function findByChance(
  db: Db,
  asked: { userId: string; start: string; recently: Date; stretch: number; most: number },
): Promise<Person[]> {
  const { userId, start, recently, stretch, most } = asked;
  const from = (place: RawBuilder<unknown>) => sql`(
    SELECT other.user_id, other.username, other.country FROM users AS other
    WHERE other.age_band = band AND other.contact_allowed AND other.user_id ${place} ${start}
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
      ORDER BY place LIMIT ${most}
    ) AS other
    JOIN profiles AS pictures ON pictures.user_id = other.user_id
    ORDER BY other.place
  `.execute(db);
  return rows;
}

/** Children that were here since `since`, the latest ones, by name. Looks at `reach` of them at most. */
export async function findOnline(
  db: Db,
  asked: { userId: string; since: Date; reach: number; most: number },
): Promise<Person[]> {
  const { userId, since, reach, most } = asked;
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
      WHERE other.contact_allowed AND abs(other.age_band - me.age_band) <= 1
        AND other.user_id <> me.user_id AND ${unrelated(sql`other.user_id`)}
      ORDER BY here.last_seen_at DESC LIMIT ${most}
    ) AS found
    ORDER BY "nameKey", "userId"
  `.execute(db);
  return rows;
}

/** Those of some children that a child may see now (SAFE-08). */
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
      AND (abs(other.age_band - me.age_band) <= 1 OR EXISTS (
        SELECT FROM friendships WHERE (friendships.user_id, friendships.friend_id)
          IN ((me.user_id, other.user_id), (other.user_id, me.user_id))
      ))
  `.execute(db);
  return rows;
}
