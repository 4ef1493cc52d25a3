import { type TeachingLanguage, timeOnTask } from '@digipals/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A child whose progress is read. */
export type Learner = {
  readonly userId: string;
  readonly course: string;
  /** The lesson that it has come to; null in the first one of its course. */
  readonly lesson: string | null;
  readonly teachingLanguage: TeachingLanguage;
  /** Its id in the school's own system. */
  readonly externalId: string | null;
};

const selectLearners = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'user_id as userId',
      'course',
      'lesson',
      'teaching_language as teachingLanguage',
      'external_id as externalId',
    ]);

/** The children of a class by name, without those that left. */
export const listLearners = (db: Db, classId: string): Promise<Learner[]> =>
  selectLearners(db)
    .where('class_id', '=', classId)
    .where('left_at', 'is', null)
    .orderBy('name_key')
    .orderBy('user_id')
    .execute();

/** A child, also one that left. */
export const findLearner = (db: Db, userId: string): Promise<Learner | undefined> =>
  selectLearners(db).where('user_id', '=', userId).executeTakeFirst();

/** All answers of a child to a question. */
export type Answers = {
  readonly userId: string;
  readonly questionId: string;
  /** 0 where it was only skipped or left. */
  readonly answered: number;
  /** When it was right for the first time. */
  readonly rightAt: Date | null;
  /** Wrong checks. */
  readonly missed: number;
  readonly ms: number;
  /** Of the time that is asked for. */
  readonly msSince: number;
};

/** What children answered, by child and question, in one query. */
export async function listAnswers(
  db: Db,
  userIds: readonly string[],
  since: Date,
): Promise<Answers[]> {
  const { rows } = await sql<Answers>`
    SELECT user_id AS "userId", question_id AS "questionId",
      count(*) FILTER (WHERE kind = 'answer')::int AS answered,
      min(at) FILTER (WHERE kind = 'answer' AND valid) AS "rightAt",
      coalesce(sum(greatest(coalesce(tries, 1), 1) - valid::int)
        FILTER (WHERE kind = 'answer'), 0)::int AS missed,
      coalesce(sum(least(coalesce(time_ms, 0), ${timeOnTask.mostMs})), 0)::int AS ms,
      coalesce(sum(least(coalesce(time_ms, 0), ${timeOnTask.mostMs})) FILTER (WHERE at >= ${since}), 0)::int
        AS "msSince"
    FROM attempts WHERE user_id = ANY (${userIds}::text[])
    GROUP BY user_id, question_id
  `.execute(db);
  return rows;
}

/** What a child has done in an activity. */
export type Played = {
  readonly userId: string;
  readonly activityId: string;
  /** Right questions of the best run (PAY-10). */
  readonly valid: number;
  /** Whether a question of it was left behind. */
  readonly left: boolean;
  readonly tries: number;
  /** When its newest run began. */
  readonly at: Date;
};

/** The activities that children have played, in one query. */
export async function listPlayed(db: Db, userIds: readonly string[]): Promise<Played[]> {
  const { rows } = await sql<Played>`
    SELECT user_id AS "userId", activity_id AS "activityId",
      max(cardinality(right_questions)) AS valid, count(*)::int AS tries, max(at) AS at,
      EXISTS (
        SELECT FROM question_results AS result
        WHERE result.user_id = run.user_id AND result.activity_id = run.activity_id
          AND result.left_behind
      ) AS "left"
    FROM activity_runs AS run WHERE user_id = ANY (${userIds}::text[])
    GROUP BY user_id, activity_id
  `.execute(db);
  return rows;
}

/** A run through a test, as the log of answers has it. */
export type TestRun = {
  readonly userId: string;
  readonly activityId: string;
  /** Questions that were answered or skipped, and not left behind. */
  readonly met: readonly string[];
  readonly right: readonly string[];
  /** When its last answer came. */
  readonly at: Date;
};

/** The runs of children through tests, in one query. */
export async function listTestRuns(
  db: Db,
  userIds: readonly string[],
  activityIds: readonly string[],
): Promise<TestRun[]> {
  const { rows } = await sql<TestRun>`
    SELECT user_id AS "userId", activity_id AS "activityId", max(at) AS at,
      coalesce(array_agg(DISTINCT question_id) FILTER (WHERE kind <> 'left'), '{}') AS met,
      coalesce(array_agg(DISTINCT question_id) FILTER (WHERE kind = 'answer' AND valid), '{}') AS "right"
    FROM attempts
    WHERE user_id = ANY (${userIds}::text[]) AND activity_id = ANY (${activityIds}::text[]) AND counted
    GROUP BY user_id, activity_id, run
  `.execute(db);
  return rows;
}
