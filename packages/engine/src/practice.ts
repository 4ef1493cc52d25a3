import type { RunState } from './run-state.ts';

/**
 * The place of the next question to practise after this one: a question of an activity, not of a test, whose tries
 * were all wrong; -1 for none. Its answer is not recorded, so the list stays the same during practice.
 */
export const nextToPractise = ({ activity, history }: RunState, after: number): number => {
  if (activity.meta.test) return -1;
  const missed = new Set(history.flatMap(({ questionId, valid }) => (valid ? [] : questionId)));
  return activity.data.findIndex(({ id }, place) => place > after && missed.has(id));
};
