import type { LessonActivity } from '@digipals/contract';
import { isCompleted, percentOf, starOf } from '@digipals/engine';

/** Completed, or a test that was left and can never be completed (AMBIG-33). */
const isSettled = ({ userScore, totalScore, locked }: LessonActivity): boolean =>
  locked || isCompleted(userScore, totalScore);

/** Whether a lesson is done, which unlocks the next one (NOTSHOWN-62). */
export const isLessonDone = (activities: readonly LessonActivity[]): boolean =>
  activities.every(isSettled);

type Placed = { readonly lessonId: string; readonly activities: readonly LessonActivity[] };

/**
 * The index of the current lesson in a course: the chosen one, initially the first. If the chosen
 * lesson is no longer in the course, the first lesson that is not done, else the last.
 */
export function placeOf(lessons: readonly Placed[], chosen: string | null): number {
  if (chosen === null) return 0;
  const place = lessons.findIndex(({ lessonId }) => lessonId === chosen);
  if (place >= 0) return place;
  const open = lessons.findIndex(({ activities }) => !isLessonDone(activities));
  return open < 0 ? lessons.length - 1 : open;
}

/** Of the lessons of a block, how many may have fewer than half of their stars when its review opens. */
const mostBehind = 1;

const worth = { full: 1, half: 0.5, empty: 0 } as const;

/** Whether a lesson has half of its stars; each activity has one, which can be half full. */
const hasHalf = (activities: readonly LessonActivity[]): boolean => {
  const stars = activities.map(one => worth[starOf(percentOf(one.userScore, one.totalScore))]);
  return stars.reduce<number>((sum, star) => sum + star, 0) >= activities.length / 2;
};

/** Whether the review of a block of lessons is open (COURSE-76). */
export const isReviewOpen = (block: readonly Pick<Placed, 'activities'>[]): boolean =>
  block.filter(({ activities }) => !hasHalf(activities)).length <= mostBehind;
