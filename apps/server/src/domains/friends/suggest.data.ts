import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { bands, type Person, pairedWith, personColumns, viewer } from './find-parts.ts';
import { mayFind, noRow, notBlocked } from './visibility.data.ts';

/** SQL: no friendship, request, declined request or block between the viewer and another. */
const unrelated = (other: RawBuilder<unknown>) => {
  const me = sql`me.user_id`;
  // Declining deletes the requestee's row, so declined_requests is checked as well.
  return sql`${noRow('friendships', me, other)} AND ${noRow('declined_requests', me, other)}
    AND ${noRow('declined_requests', other, me)} AND ${notBlocked(me, other)}`;
};

/**
 * SQL: both classes are paired with each other, or neither with any (CLASS-28). OFFSET 0, so that each of the few
 * candidates is looked up.
 */
const maySuggest = (other: RawBuilder<unknown>) => sql`
  CASE WHEN me.paired = '{}' THEN NOT EXISTS (${pairedWith(sql`${other}.class_id`)} OFFSET 0)
    ELSE ${other}.class_id = ANY (me.paired) END
`;

/**
 * Recommended children: from each band a range of ids from `start` that wraps around, so that the
 * same start gives the same children; for a child whose class is paired, those of the paired classes (CLASS-28).
 * Other countries come first, then those active since `recently`, shuffled by `start`.
 */
export async function findByChance(
  db: Db,
  asked: { userId: string; start: string; recently: Date; stretch: number; limit: number },
): Promise<Person[]> {
  const { userId, start, recently, stretch, limit } = asked;
  const from = (place: RawBuilder<unknown>) => sql`(
    SELECT other.user_id, other.username, other.country, other.class_id FROM users AS other
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
        (
          SELECT * FROM (${from(sql`>=`)} UNION ALL ${from(sql`<`)}) AS stretch
          WHERE me.paired = '{}' LIMIT ${stretch}
        )
        UNION ALL
        SELECT other.user_id, other.username, other.country, other.class_id FROM users AS other
        WHERE other.class_id = ANY (me.paired) AND other.age_band = band AND other.contact_allowed
          AND ${mayFind}
      ) AS around
      WHERE around.user_id <> me.user_id AND ${maySuggest(sql`around`)} AND ${unrelated(sql`around.user_id`)}
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
      FROM me CROSS JOIN LATERAL (
        SELECT user_id, last_seen_at FROM presence WHERE last_seen_at > ${since}
          AND (me.paired = '{}' OR user_id IN (
            SELECT users.user_id FROM users WHERE users.class_id = ANY (me.paired)
          ))
        ORDER BY last_seen_at DESC LIMIT ${reach}
      ) AS here
      JOIN users AS other ON other.user_id = here.user_id
      JOIN profiles AS pictures ON pictures.user_id = other.user_id
      WHERE other.contact_allowed AND abs(other.age_band - me.age_band) <= 1 AND ${mayFind}
        AND other.user_id <> me.user_id AND ${maySuggest(sql`other`)}
        AND ${unrelated(sql`other.user_id`)}
      ORDER BY here.last_seen_at DESC LIMIT ${limit}
    ) AS found
    ORDER BY "nameKey", "userId"
  `.execute(db);
  return rows;
}
