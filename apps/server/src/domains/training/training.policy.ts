import type { LessonActivity } from '@digipals/contract';
import { isCompleted } from '@digipals/engine';

/** Done with: completed, or a test that was left and so can never be completed (AMBIG-33). */
const isSettled = ({ userScore, totalScore, locked }: LessonActivity): boolean =>
  locked || isCompleted(userScore, totalScore);

/** Whether a child has been through a lesson, which unlocks the next (NOTSHOWN-62). */
export const isThrough = (activities: readonly LessonActivity[]): boolean =>
  activities.every(isSettled);
