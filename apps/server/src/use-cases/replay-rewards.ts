import { isCompleted, replayCredit } from '@digipals/engine';
import { askedIn, type ListedActivity } from '../content/lessons.ts';
import type { Db } from '../db/db.ts';
import { isPaid } from '../domains/lingos/index.ts';
import type { ActivityRun } from '../domains/solution/index.ts';
import { readDay } from '../domains/streaks/index.ts';
import type { ChildAt } from '../kernel/clock.ts';
import type { LingoReward } from './apply-lingo-rewards.ts';

/** The runs of an activity before and after new answers. */
type Runs = {
  readonly activity: ListedActivity;
  readonly runsBefore: readonly ActivityRun[];
  readonly runs: readonly ActivityRun[];
};

/**
 * The reward for playing a fully paid activity again (PAY-11): once half of the new run is right, and once on
 * a local day. Needs `lockChild`.
 */
export async function replayRewards(
  db: Db,
  child: ChildAt,
  { activity, runsBefore, runs }: Runs,
): Promise<LingoReward[]> {
  const { activityId, lingos } = activity;
  const isHalfRight = ({ answered }: ActivityRun): boolean =>
    isCompleted(answered.length, askedIn(activity));
  // A run is paid when it gets there, not for answers that follow.
  const earlier = new Set(runsBefore.filter(isHalfRight).map(({ run }) => run));
  const isDue = runs.some(run => run.replay && isHalfRight(run) && !earlier.has(run.run));
  const amount = replayCredit(lingos);
  if (!isDue || amount === 0) return [];
  const ref = `${activityId}/replay/${await readDay(db, child)}`;
  if (await isPaid(db, child.userId, ref)) return [];
  return [{ amount, kind: 'activity', ref }];
}
