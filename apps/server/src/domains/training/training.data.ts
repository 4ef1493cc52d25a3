import type { LanguageCode, TeachingLanguage } from '@digipals/contract';
import { sql } from 'kysely';
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
  /** The number of right questions. */
  readonly valid: number;
  /** Whether a question of it was left behind. */
  readonly left: boolean | null;
};

/**
 * The progress of a child, with a row for each played activity, in one query. Plain SQL, because the
 * query builder took a tenth of the call's time.
 */
export async function listProgress(db: Db, userId: string): Promise<ProgressRow[]> {
  const { rows } = await sql<ProgressRow>`
    SELECT u.course, u.lesson, u.teaching_language AS "teachingLanguage",
      u.support_language AS "supportLanguage", r.activity_id AS "activityId",
      count(*) FILTER (WHERE r.valid) AS valid, bool_or(r.left_behind) AS "left"
    FROM users u LEFT JOIN question_results r ON r.user_id = u.user_id
    WHERE u.user_id = ${userId}
    GROUP BY u.user_id, r.activity_id
  `.execute(db);
  return rows;
}

export async function saveLesson(db: Db, userId: string, lessonId: string): Promise<void> {
  await db.updateTable('users').set({ lesson: lessonId }).where('user_id', '=', userId).execute();
}
