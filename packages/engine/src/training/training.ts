import type { LessonActivity } from '@digipals/contract';
import { training } from '@digipals/contract/constants';

/** How much of a star is filled. */
export type StarFill = 'full' | 'half' | 'empty';

/** Completed means score / total >= 0.5 (TRAIN-23); nothing to score is not completed. */
export const isCompleted = (score: number | null, total: number): boolean =>
  score !== null && total > 0 && score / total >= training.completionThreshold;

/** The child's score of an activity in percent, 0 to 100 (AMBIG-28). */
export const percentOf = (score: number | null, total: number): number =>
  score === null || total === 0 ? 0 : (score / total) * 100;

/** TRAIN-26 to TRAIN-28. `percent` is 0 to 100. */
export const starOf = (percent: number): StarFill => {
  if (percent >= training.starFullPercent) return 'full';
  return percent >= training.starHalfPercent ? 'half' : 'empty';
};

/**
 * Whether an activity of the current lesson is locked (TRAIN-20 to TRAIN-25, AMBIG-30 to AMBIG-32).
 *
 * @param finishedOffline percentages of activities finished without a connection, by activity id
 */
export const isLocked = (
  activities: readonly LessonActivity[],
  index: number,
  finishedOffline: ReadonlyMap<string, number> = new Map(),
): boolean => {
  const activity = activities[index];
  if (!activity) return true;
  if (finishedOffline.has(activity.activityId)) return false;
  if (activity.locked) return true;
  const before = activities[index - 1];
  if (activity.test !== true || !before) return false;
  const offline = finishedOffline.get(before.activityId) ?? 0;
  const offlineDone = offline / 100 >= training.completionThreshold;
  return !offlineDone && !isCompleted(before.userScore, before.totalScore);
};

/**
 * The progress of an archive lesson: 100 when all its activities are completed, else 0 (TRAIN-29, TRAIN-30).
 * A lesson without activities is 0.
 *
 * @param finishedOffline percentages of activities finished without a connection, by activity id
 */
export const archivePercent = (
  activities: readonly LessonActivity[],
  finishedOffline: ReadonlyMap<string, number> = new Map(),
): 0 | 100 => {
  const isDone = ({ activityId, userScore, totalScore }: LessonActivity) =>
    isCompleted(userScore, totalScore) || isCompleted(finishedOffline.get(activityId) ?? 0, 100);
  return activities.length > 0 && activities.every(isDone) ? 100 : 0;
};

/** Items that fit a window of this height in px (TRAIN-13 to TRAIN-16). */
export const itemsPerView = (height: number): number =>
  training.itemsByHeight.find(({ under }) => height < under)?.items ?? training.itemsOtherwise;
