import type { HistoryEntry, Question } from '@digipals/contract';
import { judge } from '@digipals/engine';
import type { ListedActivity } from '../../content/content.ts';
import type { QuestionResult } from './solution.data.ts';

/** An entry with the question it is about. */
export type Answered = {
  readonly entry: HistoryEntry;
  readonly activity: ListedActivity;
  readonly question: Question;
};

/**
 * The server's verdict (NOTSHOWN-03): picks are judged again, a question left unanswered is wrong,
 * a first skip counts (AMBIG-24).
 */
function verdictOf({ entry, question }: Answered): boolean {
  if (entry.left) return false;
  if (entry.skipped) return entry.valid === 1;
  return entry.picks ? judge(question, entry.picks) : entry.valid === 1;
}

/**
 * What is known of a question after one more entry. What was once right stays right, so that the
 * best score is kept in whatever order answers arrive; a skip counts but is never paid.
 */
export function afterEntry(known: QuestionResult | undefined, answered: Answered): QuestionResult {
  const { entry, activity, question } = answered;
  const valid = verdictOf(answered);
  return {
    activityId: activity.activityId,
    questionId: question.id,
    valid: known?.valid === true || valid,
    credited: known?.credited === true || (valid && entry.skipped !== true),
    leftBehind: known?.leftBehind === true || (entry.left === true && activity.test),
    tries: entry.tries ?? known?.tries ?? null,
    timeMs: entry.time ?? known?.timeMs ?? null,
    hints: entry.hints ?? known?.hints ?? null,
  };
}

/** A test that was left cannot be redone (AMBIG-33). */
export const isClosed = (activity: ListedActivity, known: readonly QuestionResult[]): boolean =>
  activity.test && known.some(({ leftBehind }) => leftBehind);
