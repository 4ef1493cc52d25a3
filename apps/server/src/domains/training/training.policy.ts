import type { LessonActivity } from '@digipals/contract';
import { isCompleted } from '@digipals/engine';

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
