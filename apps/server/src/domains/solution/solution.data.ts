import type { Db } from '../../db/db.ts';

/** What is known of a question a child has met. */
export type QuestionResult = {
  readonly activityId: string;
  readonly questionId: string;
  readonly valid: boolean;
  readonly credited: boolean;
  readonly leftBehind: boolean;
  readonly tries: number | null;
  readonly timeMs: number | null;
  readonly hints: number | null;
};

/** Score of an activity that was played. */
export type ActivityScore = {
  readonly activityId: string;
  readonly valid: number;
  readonly left: boolean;
};

/** Scores of a child in these activities; none for an activity never played. One query. */
export const listScores = (
  db: Db,
  userId: string,
  activityIds: readonly string[],
): Promise<ActivityScore[]> =>
  db
    .selectFrom('question_results')
    .select(({ fn }) => [
      'activity_id as activityId',
      fn.countAll<number>().filterWhere('valid', '=', true).as('valid'),
      fn<boolean>('bool_or', ['left_behind']).as('left'),
    ])
    .where('user_id', '=', userId)
    .where('activity_id', 'in', activityIds)
    .groupBy('activity_id')
    .execute();

export const listResults = (
  db: Db,
  userId: string,
  activityIds: readonly string[],
): Promise<QuestionResult[]> =>
  db
    .selectFrom('question_results')
    .select([
      'activity_id as activityId',
      'question_id as questionId',
      'valid',
      'credited',
      'left_behind as leftBehind',
      'tries',
      'time_ms as timeMs',
      'hints',
    ])
    .where('user_id', '=', userId)
    .where('activity_id', 'in', activityIds)
    .execute();

/** Puts results in the place of what was known of the questions. */
export async function saveResults(
  db: Db,
  userId: string,
  results: readonly QuestionResult[],
  at: Date,
): Promise<void> {
  const rows = results.map(result => ({
    user_id: userId,
    activity_id: result.activityId,
    question_id: result.questionId,
    valid: result.valid,
    credited: result.credited,
    left_behind: result.leftBehind,
    tries: result.tries,
    time_ms: result.timeMs,
    hints: result.hints,
    at,
  }));
  await db
    .insertInto('question_results')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['user_id', 'activity_id', 'question_id']).doUpdateSet(({ ref }) => ({
        valid: ref('excluded.valid'),
        credited: ref('excluded.credited'),
        left_behind: ref('excluded.left_behind'),
        tries: ref('excluded.tries'),
        time_ms: ref('excluded.time_ms'),
        hints: ref('excluded.hints'),
        at: ref('excluded.at'),
      })),
    )
    .execute();
}
