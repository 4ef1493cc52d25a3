import type { Db } from '../../db/db.ts';
import type { ActivityRun } from './runs.policy.ts';

/** The named runs of a child in these activities. */
export const listRuns = (
  db: Db,
  userId: string,
  activityIds: readonly string[],
  runs: readonly string[],
): Promise<ActivityRun[]> =>
  db
    .selectFrom('activity_runs')
    .select([
      'activity_id as activityId',
      'run',
      'right_questions as right',
      'answered_questions as answered',
      'replay',
    ])
    .where('user_id', '=', userId)
    .where('activity_id', 'in', activityIds)
    .where('run', 'in', runs)
    .execute();

/** Inserts or replaces runs. */
export async function saveRuns(
  db: Db,
  userId: string,
  runs: readonly ActivityRun[],
  at: Date,
): Promise<void> {
  const rows = runs.map(({ activityId, run, right, answered, replay }) => ({
    user_id: userId,
    activity_id: activityId,
    run,
    right_questions: [...right],
    answered_questions: [...answered],
    replay,
    at,
  }));
  await db
    .insertInto('activity_runs')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['user_id', 'activity_id', 'run']).doUpdateSet(({ ref }) => ({
        right_questions: ref('excluded.right_questions'),
        answered_questions: ref('excluded.answered_questions'),
      })),
    )
    .execute();
}
