import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** An answer of the log. */
export type LoggedAnswer = {
  readonly activityId: string;
  readonly questionId: string;
  /** Whether it was a right answer; a skip is none. */
  readonly right: boolean;
};

/** A child of a class with its latest answers, the newest first. */
export type LoggedChild = {
  readonly childId: string;
  readonly name: string;
  readonly avatarHash: string;
  readonly answers: readonly LoggedAnswer[];
  readonly lastAt: Date | null;
};

/** Enough for three questions with every try at each. */
const LATEST = 15;

/** The children of a class by name with their latest answers since a time, in one query. */
export async function findAnswers(
  db: Db,
  { classId, since }: { classId: string; since: Date },
): Promise<LoggedChild[]> {
  const { rows } = await sql<LoggedChild>`
    SELECT user_id AS "childId", username AS name, avatar_hash AS "avatarHash", answers,
      "lastAt"
    FROM users JOIN profiles USING (user_id)
    CROSS JOIN LATERAL (
      SELECT max(at) AS "lastAt", coalesce(json_agg(json_build_object(
          'activityId', activity_id, 'questionId', question_id,
          'right', valid AND kind = 'answer') ORDER BY attempt_id DESC), '[]') AS answers
      FROM (
        SELECT * FROM attempts WHERE attempts.user_id = users.user_id
        ORDER BY attempt_id DESC LIMIT ${LATEST}
      ) AS latest
      WHERE at > ${since}
    ) AS log
    WHERE class_id = ${classId} AND left_at IS NULL ORDER BY name_key, user_id
  `.execute(db);
  return rows;
}
