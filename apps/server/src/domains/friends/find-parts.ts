import { type RawBuilder, sql } from 'kysely';

/** Another child as a stranger sees it. */
export type Person = {
  readonly userId: string;
  readonly username: string;
  readonly country: string;
  readonly avatarHash: string;
};

/** SQL: the columns of a `Person`. */
export const personColumns = sql`
  other.user_id AS "userId", other.username AS "username", other.country AS "country",
  pictures.avatar_hash AS "avatarHash"
`;

/** SQL: the classes with which the class of a child is paired. */
export const pairedWith = (classId: RawBuilder<unknown>) => sql`
  SELECT CASE asking_class WHEN ${classId} THEN asked_class ELSE asking_class END
  FROM class_pairs
  WHERE ${classId} IN (asking_class, asked_class) AND agreed_at IS NOT NULL AND ended_at IS NULL
`;

/** SQL: the viewer with the classes that its class is paired with, if its grown-up permits contact. */
export const viewer = (userId: string) => sql`
  me AS (
    SELECT user_id, age_band, country, class_id, visible_allowed,
      ARRAY(${pairedWith(sql`users.class_id`)}) AS paired
    FROM users WHERE user_id = ${userId} AND contact_allowed
  )
`;

/** SQL: a row for the age band of the viewer and each adjacent one (SAFE-08). */
export const bands = sql`
  me JOIN (VALUES (1), (2), (3)) AS bands (band) ON abs(band - me.age_band) <= 1
`;
