import type { Question } from '@digipals/contract';
import type { Effect, RunState } from './run-state.ts';

/** A step: the state after an event and the effects for the caller. */
export type Step = { state: RunState; effects: Effect[] };

/** The same state without effects. */
export const stay = (state: RunState): Step => ({ state, effects: [] });

/** The open question; undefined only for an activity without questions. */
export const currentQuestion = (state: RunState): Question | undefined =>
  state.activity.data[state.index];

/** Opens the question at a place, without picks, tries or hints. */
export const open = (state: RunState, index: number, at: number): RunState => ({
  ...state,
  index,
  phase: 'answering',
  picks: [],
  attempts: 0,
  feedback: null,
  tries: 0,
  hints: 0,
  misses: 0,
  gone: [],
  helped: false,
  questionStartedAt: at,
});
