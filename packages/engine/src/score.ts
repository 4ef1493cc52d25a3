import type { HistoryEntry } from '@digipals/contract';
import type { RunState } from './run-state.ts';
import type { Step } from './step.ts';

/** Score in percent, 0 to 100: each question counts once, wrong ones not (PLAYER-51, PLAYER-69). */
export const scorePercent = (history: readonly HistoryEntry[], total: number): number =>
  total === 0 ? 0 : (countValid(history) / total) * 100;

const countValid = (history: readonly HistoryEntry[]): number =>
  history.filter(entry => entry.valid === 1).length;

/** The entries that count for the score of a run: in a test, a skip does not (PAY-09). */
const scored = ({ activity, history }: RunState): readonly HistoryEntry[] =>
  activity.meta.test ? history.filter(({ skipped }) => !skipped) : history;

/** Ends the run with its score. */
export const finish = (state: RunState): Step => {
  const total = state.activity.data.length;
  const percent = scorePercent(scored(state), total);
  const skipped = state.history.filter(entry => entry.skipped).length;
  const right = countValid(state.history) - skipped;
  return {
    state: { ...state, phase: 'finished', picks: [], feedback: null },
    effects: [{ type: 'finished', percent, right, skipped, total }],
  };
};
