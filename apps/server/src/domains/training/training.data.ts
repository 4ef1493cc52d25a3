import type { LanguageCode, TeachingLanguage } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** Where a child is, with what it has scored in one activity; without one for a child that never played. */
export type ProgressRow = {
  /** Id of the pack whose lessons the child goes through. */
  readonly course: string;
  /** Lesson the child has stepped on to; null in the first of its course. */
  readonly lesson: string | null;
  readonly teachingLanguage: TeachingLanguage;
  readonly supportLanguage: LanguageCode;
  readonly activityId: string | null;
  /** Questions that are right. */
  readonly valid: number;
  /** True when a question was left behind in it. */
  readonly left: boolean | null;
};

/**
 * All that the training side knows of a child, a row for each activity it has played. One query. It
 * is written out because the builder took a tenth of the call's time to put it together.
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
