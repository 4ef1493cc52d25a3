import type { LanguageCode, TeachingLanguage } from '@digipals/contract';
import { sql } from 'kysely';
import { buildOnce } from '../../db/build-once.ts';
import type { Db } from '../../db/db.ts';

/** The lesson of a child, with its score in one activity; without one if it never played. */
export type ProgressRow = {
  /** Id of the child's course. */
  readonly course: string;
  /** The current lesson; null in the first one of the course. */
  readonly lesson: string | null;
  readonly teachingLanguage: TeachingLanguage;
  readonly supportLanguage: LanguageCode;
  readonly activityId: string | null;
  /** The number of right questions in the best run (PAY-10). */
  readonly valid: number;
  /** Whether a question of it was left behind. */
  readonly left: boolean;
};

/**
 * The progress of a child, with a row for each played activity, in one query. Every result of a question
 * belongs to a run, and there are far fewer runs.
 */
export const listProgress = buildOnce((db: Db, userId: string) =>
  sql<ProgressRow>`
    SELECT u.course, u.lesson, u.teaching_language AS "teachingLanguage",
      u.support_language AS "supportLanguage", a.activity_id AS "activityId",
      coalesce(max(cardinality(a.right_questions)), 0) AS valid,
      EXISTS (
        SELECT FROM question_results r
        WHERE r.user_id = u.user_id AND r.activity_id = a.activity_id AND r.left_behind
      ) AS "left"
    FROM users u LEFT JOIN activity_runs a ON a.user_id = u.user_id
    WHERE u.user_id = ${userId}
    GROUP BY u.user_id, a.activity_id
  `.compile(db),
);

export async function saveLesson(db: Db, userId: string, lessonId: string): Promise<void> {
  await db.updateTable('users').set({ lesson: lessonId }).where('user_id', '=', userId).execute();
}

/** The activities that a child played in a time. */
export async function listPlayed(
  db: Db,
  { userId, from, to }: { userId: string; from: Date; to: Date },
): Promise<string[]> {
  const runs = await db
    .selectFrom('activity_runs')
    .select('activity_id as activityId')
    .distinct()
    .where('user_id', '=', userId)
    .where('at', '>=', from)
    .where('at', '<', to)
    .execute();
  return runs.map(({ activityId }) => activityId);
}
