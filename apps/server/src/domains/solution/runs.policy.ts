import type { HistoryEntry } from '@digipals/contract';
import type { Attempt } from './solution.data.ts';

/** One pass of a child through an activity. */
export type ActivityRun = {
  readonly activityId: string;
  /** Empty for answers of clients that name no run. */
  readonly run: string;
  /** Questions that count for the score of the run, skips included. */
  readonly right: readonly string[];
  /** Questions with a right answer. */
  readonly answered: readonly string[];
  /** Whether the activity was fully paid before the run. */
  readonly replay: boolean;
};

/** The run that an entry belongs to. */
export const runOf = ({ run = '' }: HistoryEntry): string => run;

const withQuestion = (questions: readonly string[], id: string, adds: boolean): string[] =>
  adds && !questions.includes(id) ? [...questions, id] : [...questions];

/**
 * A run after an answer that counts. Once right stays right, so that the score does not depend on the order
 * in which answers arrive.
 */
export function afterAnswer(
  known: ActivityRun | undefined,
  { activityId, questionId, entry, kind, valid }: Attempt,
  { isPaid, unscored }: { isPaid: boolean; unscored: readonly string[] },
): ActivityRun {
  const run = runOf(entry);
  const counts = valid && !unscored.includes(questionId);
  return {
    activityId,
    run,
    right: withQuestion(known?.right ?? [], questionId, counts),
    answered: withQuestion(known?.answered ?? [], questionId, valid && kind === 'answer'),
    replay: known ? known.replay : isPaid && run !== '',
  };
}
