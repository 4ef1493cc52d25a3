import type { LessonActivity } from '@digipals/contract';
import { isCompleted } from '@digipals/engine';

/** Done with: completed, or a test that was left and so can never be completed (AMBIG-33). */
const isSettled = ({ userScore, totalScore, locked }: LessonActivity): boolean =>
  locked || isCompleted(userScore, totalScore);

/** Whether a child has been through a lesson, which unlocks the next (NOTSHOWN-62). */
export const isThrough = (activities: readonly LessonActivity[]): boolean =>
  activities.every(isSettled);

type Placed = { readonly lessonId: string; readonly activities: readonly LessonActivity[] };

/**
 * Place of the current lesson in a course: the one the child has stepped on to, at first the first.
 * A lesson that is no longer in the course leaves the child in the first it is not through with.
 */
export function placeOf(lessons: readonly Placed[], chosen: string | null): number {
  if (chosen === null) return 0;
  const place = lessons.findIndex(({ lessonId }) => lessonId === chosen);
  if (place >= 0) return place;
  const open = lessons.findIndex(({ activities }) => !isThrough(activities));
  return open < 0 ? lessons.length - 1 : open;
}
