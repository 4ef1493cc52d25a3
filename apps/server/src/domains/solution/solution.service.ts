import type { Db } from '../../db/db.ts';
import { type ActivityScore, listScores } from './solution.data.ts';

/** Scores of a child in the activities it has played, by activity. */
export async function readScores(
  db: Db,
  userId: string,
  activityIds: readonly string[],
): Promise<ReadonlyMap<string, ActivityScore>> {
  if (activityIds.length === 0) return new Map();
  const scores = await listScores(db, userId, activityIds);
  return new Map(scores.map(score => [score.activityId, score]));
}
