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
  /** Lessons that a teacher opened early. */
  readonly opened: readonly string[];
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
      u.support_language AS "supportLanguage", early.opened, a.activity_id AS "activityId",
      coalesce(max(cardinality(a.right_questions)), 0) AS valid,
      EXISTS (
        SELECT FROM question_results r
        WHERE r.user_id = u.user_id AND r.activity_id = a.activity_id AND r.left_behind
      ) AS "left"
    FROM users u LEFT JOIN activity_runs a ON a.user_id = u.user_id
    CROSS JOIN LATERAL (
      SELECT ARRAY(SELECT lesson_id FROM opened_lessons o WHERE o.user_id = u.user_id) AS opened
    ) AS early
    WHERE u.user_id = ${userId}
    GROUP BY u.user_id, early.opened, a.activity_id
  `.compile(db),
);

/** The run of an activity with most right answers. */
export type BestRow = {
  readonly activityId: string;
  /** Right answers, without skipped questions. */
  readonly right: number;
  /** Skipped questions that count for its score (AMBIG-24). */
  readonly skipped: number;
};

/** The run with most right answers of each activity that a child has played. */
export const listBest = buildOnce((db: Db, userId: string) =>
  sql<BestRow>`
    SELECT DISTINCT ON (activity_id) activity_id AS "activityId", "right",
      cardinality(right_questions) - "right" AS skipped
    FROM activity_runs CROSS JOIN LATERAL (
      SELECT count(*)::int AS "right" FROM unnest(right_questions) AS question
      WHERE question = ANY (answered_questions)
    ) AS answers
    WHERE user_id = ${userId}
    ORDER BY activity_id, "right" DESC, skipped
  `.compile(db),
);

export async function saveLesson(db: Db, userId: string, lessonId: string): Promise<void> {
  await db.updateTable('users').set({ lesson: lessonId }).where('user_id', '=', userId).execute();
}

/** Opens lessons for children before they come to them. */
export async function saveOpened(
  db: Db,
  {
    userIds,
    lessonIds,
    at,
  }: { userIds: readonly string[]; lessonIds: readonly string[]; at: Date },
): Promise<void> {
  const rows = userIds.flatMap(user_id => lessonIds.map(lesson_id => ({ user_id, lesson_id, at })));
  if (rows.length === 0) return;
  await db
    .insertInto('opened_lessons')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** The best run of a child in an activity, and whether a question was left behind. */
export type PlayedRow = {
  readonly userId: string;
  readonly activityId: string;
  readonly valid: number;
  readonly left: boolean;
};

/** What these children have played of these activities. */
export async function listPlayed(
  db: Db,
  { userIds, activityIds }: { userIds: readonly string[]; activityIds: readonly string[] },
): Promise<PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    SELECT a.user_id AS "userId", a.activity_id AS "activityId",
      max(cardinality(a.right_questions)) AS valid,
      EXISTS (
        SELECT FROM question_results r
        WHERE r.user_id = a.user_id AND r.activity_id = a.activity_id AND r.left_behind
      ) AS "left"
    FROM activity_runs a
    WHERE user_id = ANY (${userIds}::text[]) AND activity_id = ANY (${activityIds}::text[])
    GROUP BY a.user_id, a.activity_id
  `.execute(db);
  return rows;
}
