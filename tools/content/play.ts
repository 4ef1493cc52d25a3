import type { Activity, Pick, Question } from '@digipals/contract';
import {
  isCompleted,
  isScored,
  judge,
  type Random,
  type RunState,
  reduceRun,
  solve,
  startRun,
} from '@digipals/engine';
import { canGoWrong, isTyped } from './kinds.ts';

/** The outcome of a played activity. */
export type Played = { right: number; total: number; won: boolean };

const attemptsLimit = 100;

/** One check and its feedback. */
const answerOnce = (state: RunState, picks: readonly Pick[], at: number): RunState => {
  const picked = reduceRun(state, { type: 'picked', picks }).state;
  const checked = reduceRun(picked, { type: 'checked', at }).state;
  return reduceRun(checked, { type: 'feedbackEnded', at }).state;
};

/** Plays an activity to its end with the engine, answering each question by `answer`. */
export const playActivity = (
  activity: Activity,
  random: Random,
  answer: (question: Question) => readonly Pick[],
): Played => {
  let state = startRun(activity, { random, now: 0 });
  for (let step = 0; step < attemptsLimit && state.phase !== 'finished'; step += 1) {
    const question = state.activity.data[state.index];
    if (!question) break;
    state = answerOnce(state, answer(question), step * 1000);
  }
  const scored = activity.data.filter(one => isScored(one, activity.meta.test === true));
  const right = scored.filter(({ id }) =>
    state.history.some(entry => entry.questionId === id && entry.valid === 1),
  ).length;
  const total = scored.length;
  return { right, total, won: state.phase === 'finished' && right === total };
};

const otherTiles = (question: Question, answers: readonly Pick[]): Pick[] =>
  question.components
    .filter(component => answers.some(pick => pick.componentId === component.id))
    .flatMap(component =>
      component.data
        .filter(item => !answers.some(pick => pick.id === item.id))
        .map(item => ({ id: item.id, value: item.value, componentId: component.id })),
    );

/** Changes the first letter. */
const misspelt = (pick: Pick): Pick => ({
  ...pick,
  value: `${pick.value.toLowerCase().startsWith('z') ? 'q' : 'z'}${pick.value.slice(1)}`,
});

/** Swaps the gaps of two answers. */
const exchanged = ([first, second, ...rest]: readonly Pick[]): Pick[][] =>
  first?.gap === undefined || second?.gap === undefined
    ? []
    : [[{ ...first, gap: second.gap }, { ...second, gap: first.gap }, ...rest]];

/**
 * A complete wrong answer, or null when there is none: the question has no answer, or
 * is a game that can only end right.
 */
export const answerWrongly = (question: Question): Pick[] | null => {
  const right = solve(question);
  const [first, ...rest] = right;
  if (!first || !canGoWrong(question)) return null;
  if (isTyped(question)) return [misspelt(first), ...rest];
  const swapped = otherTiles(question, right).map(tile => [{ ...first, ...tile }, ...rest]);
  const singles = question.components
    .flatMap(({ id, data }) =>
      data.map(item => ({ id: item.id, value: item.value, componentId: id })),
    )
    .map(tile => [tile]);
  const turned = [right.toReversed(), [...rest, first]];
  const tries = [...swapped, ...exchanged(right), ...turned, ...singles];
  return tries.find(picks => picks.length === right.length && !judge(question, picks)) ?? null;
};

/**
 * Plays an activity with right answers, then with wrong ones where possible.
 *
 * @returns the problems: every right answer must win, a wrong one must never count, and a
 *   test must not be completed without knowing anything
 */
export const checkPlay = (activity: Activity, random: Random): string[] => {
  const found: string[] = [];
  const won = playActivity(activity, random, solve);
  if (!won.won) found.push(`right answers win only ${won.right} of ${won.total}`);
  const doubtful = activity.data.filter(canGoWrong);
  for (const question of doubtful)
    if (answerWrongly(question) === null) found.push(`${question.id}: every answer is right`);
  const lost = playActivity(activity, random, question =>
    canGoWrong(question) ? (answerWrongly(question) ?? []) : solve(question),
  );
  const isWonBlindly = activity.meta.test === true && isCompleted(lost.right, lost.total);
  if (lost.right > lost.total - doubtful.length || isWonBlindly)
    found.push(`wrong answers win ${lost.right} of ${lost.total}`);
  return found;
};
