import type { HistoryEntry, Question } from '@digipals/contract';
import type { RunState } from './run-state.ts';
import type { Step } from './step.ts';

/** Score in percent, 0 to 100: each question counts once, wrong ones not (PLAYER-51, PLAYER-69). */
export const scorePercent = (history: readonly HistoryEntry[], total: number): number =>
  total === 0 ? 0 : (countValid(history) / total) * 100;

const countValid = (history: readonly HistoryEntry[]): number =>
  history.filter(entry => entry.valid === 1).length;

/** Whether a question counts for the score: in a test, what a child says does not, because nobody judges it. */
export const isScored = ({ skill }: { skill?: Question['skill'] }, test: boolean): boolean =>
  !test || skill !== 'speak';

/** The entries that count for the score of a run: in a test, a skip does not (PAY-09). */
const counted = ({ activity }: RunState, history: readonly HistoryEntry[]) =>
  activity.meta.test ? history.filter(({ skipped }) => !skipped) : history;

/** Ends the run with its score. */
export const finish = (state: RunState): Step => {
  const { data, meta } = state.activity;
  const scored = new Set(data.filter(one => isScored(one, meta.test)).map(({ id }) => id));
  const history = state.history.filter(({ questionId }) => scored.has(questionId));
  const percent = scorePercent(counted(state, history), scored.size);
  const skipped = history.filter(entry => entry.skipped).length;
  const rightIds = history
    .filter(entry => entry.valid === 1 && !entry.skipped)
    .map(({ questionId }) => questionId);
  const right = rightIds.length;
  return {
    state: { ...state, phase: 'finished', picks: [], feedback: null },
    effects: [{ type: 'finished', percent, right, skipped, total: scored.size, rightIds }],
  };
};
