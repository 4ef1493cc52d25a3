import { liveBoard } from '@digipals/contract';
import type { LoggedAnswer } from './live-board.data.ts';

/**
 * Whether none of the last questions in the activity of the last answer was answered right (CLASS-25). Several
 * tries at a question count as one. `answers`: the newest first.
 */
export function isStuck(answers: readonly LoggedAnswer[]): boolean {
  const activityId = answers[0]?.activityId;
  const end = answers.findIndex(answer => answer.right || answer.activityId !== activityId);
  const wrong = end < 0 ? answers : answers.slice(0, end);
  const missed = new Set(wrong.map(({ questionId }) => questionId));
  const found = answers[end];
  // A question that was right in the end is not missed.
  if (found && found.activityId === activityId) missed.delete(found.questionId);
  return missed.size >= liveBoard.stuckQuestions;
}
