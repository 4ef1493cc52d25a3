import type { LessonActivity } from '@digipals/contract';
import { training } from '@digipals/contract/constants';
import { isLocked, percentOf, type StarFill, starOf } from '@digipals/engine';

/** One step of the path. */
export type Step = {
  activity: LessonActivity;
  /** Position in the lesson, from 1 (TRAIN-04). */
  number: number;
  /** Null until it was played: then a badge is shown (TRAIN-05, AMBIG-65). */
  star: StarFill | null;
  locked: boolean;
  /** An abandoned test, which cannot be played again (AMBIG-33). */
  left: boolean;
  /** The step to play now: the first unlocked one that is not completed, else one to do better. */
  current: boolean;
  /** The day until which a teacher gave it. */
  given?: string;
};

function starOfActivity(activity: LessonActivity, offline: ReadonlyMap<string, number>) {
  const played = offline.get(activity.activityId);
  if (activity.userScore === null && played === undefined) return null;
  const own = percentOf(activity.userScore, activity.totalScore);
  return starOf(Math.max(own, played ?? 0));
}

/** Not played, or left before half of it was right. */
const isToDo = ({ star }: Step): boolean => star === null || star === 'empty';
/** A passed test needs no better star. */
const isToDoBetter = ({ star, activity }: Step): boolean =>
  star === 'half' && activity.test !== true;

/**
 * Steps of a lesson. `offline`: percentages of activities finished offline. Steps of an old lesson are never
 * locked (TRAIN-24).
 */
export function stepsOf(
  activities: readonly LessonActivity[],
  offline: ReadonlyMap<string, number>,
  isOld = false,
): Step[] {
  const steps = activities.map((activity, index) => ({
    activity,
    number: index + 1,
    star: starOfActivity(activity, offline),
    locked: !isOld && isLocked(activities, index, offline),
    left: activity.locked && activity.test === true && !offline.has(activity.activityId),
    current: false,
  }));
  const open = steps.filter(step => !step.locked && !step.left);
  const current = open.find(isToDo) ?? open.find(isToDoBetter);
  return steps.map(step => ({ ...step, current: step === current }));
}

/** The first unlocked activities of the lesson, to prefetch (TRAIN-17). */
export const openAtFirst = (steps: readonly Step[]): string[] =>
  steps
    .slice(0, training.prefetchedActivities)
    .filter(({ locked }) => !locked)
    .map(({ activity }) => activity.activityId);

/** The first visible step such that the current one is visible, after a finished one if there is room. */
export function firstInView(currentIndex: number, visible: number, total: number): number {
  const before = visible > 2 ? 2 : visible > 1 ? 1 : 0;
  return Math.max(0, Math.min(currentIndex - before, total - visible));
}
