import type { Pick, Question, SolutionItem } from '@digipals/contract';
import {
  autoConfirmTypes,
  gapTypes,
  orderSensitiveTypes,
  selfPacedTypes,
  typedTypes,
} from '@digipals/contract/component-types';
import { isOrdered, isPickOrdered, matchPicks } from './match-picks.ts';
import { isFilled } from './typed-text.ts';

type Solution = readonly SolutionItem[];

/** Whether a question has a multiple-choice solution (NOTSHOWN-44). */
export const isMultiChoice = (solution: Solution): boolean =>
  solution.some(item => item.type.includes('MultiChoice') || item.meta.multiChoice === true);

/** How many picks a question takes (NOTSHOWN-45): the solution count, one choice for the me card, or any number for multi-choice. */
export const pickLimit = ({ solution, sets }: Question): number => {
  if (sets) return 1;
  return isMultiChoice(solution) ? Number.POSITIVE_INFINITY : solution.length;
};

/** Whether two picks are the same item in the same place. */
export const samePick = (a: Pick, b: Pick): boolean =>
  a.id === b.id && a.componentId === b.componentId && a.gap === b.gap;

/**
 * The picks after an item is tapped (COMP-56, COMP-57): a picked item is removed, a
 * single choice replaces, a full group refuses another pick.
 */
export const togglePick = (picks: readonly Pick[], pick: Pick, limit: number): Pick[] => {
  if (picks.some(other => samePick(other, pick)))
    return picks.filter(other => !samePick(other, pick));
  if (limit === 1) return [pick];
  return picks.length < limit ? [...picks, pick] : [...picks];
};

/** The turns of a speaking or karaoke component: each must be done, none is right or wrong (RULE-17, RULE-18). */
const turnsOf = (question: Question): Pick[] =>
  question.components
    .filter(({ type }) => selfPacedTypes.includes(type))
    .flatMap(({ id: componentId, data }) =>
      data.map(({ id, value }) => ({ id, value, componentId })),
    );

/** The picks that are compared with the solution: all but the turns. */
const answersOf = (question: Question, picks: readonly Pick[]): Pick[] => {
  const turns = turnsOf(question);
  return picks.filter(pick => !turns.some(turn => samePick(turn, pick)));
};

const areTurnsDone = (question: Question, picks: readonly Pick[]): boolean =>
  turnsOf(question).every(turn => picks.some(pick => samePick(pick, turn)));

/** How many picks an answer needs: all of the solution, in a multi-choice one besides those in order. */
const neededPicks = (solution: Solution): number => {
  if (!isMultiChoice(solution)) return solution.length;
  const places = solution.filter(isOrdered).length;
  return places + (places < solution.length ? 1 : 0);
};

/** Whether the confirm button is enabled (PLAYER-34, PLAYER-35, RULE-09, NOTSHOWN-69). */
export const isComplete = (question: Question, picks: readonly Pick[]): boolean => {
  const { solution } = question;
  const answers = answersOf(question, picks);
  const isTyped = solution.some(({ type }) => typedTypes.includes(type));
  const given = isTyped ? answers.filter(({ value }) => isFilled(value)) : answers;
  return given.length >= neededPicks(solution) && areTurnsDone(question, picks);
};

/** Any right pick is enough, except where the order counts: there every place must be right (RULE-07). */
const isChosen = (question: Question, answers: readonly Pick[]): boolean => {
  const { solution } = question;
  const right = matchPicks(question, answers);
  const inOrder = answers.map(pick => isPickOrdered(solution, pick));
  const ordered = right.filter((_, place) => inOrder[place]);
  const free = right.filter((_, place) => !inOrder[place]);
  const places = solution.filter(isOrdered).length;
  return (
    ordered.length === places &&
    ordered.every(Boolean) &&
    (places === solution.length || free.includes(true))
  );
};

/**
 * Whether an answer is valid (RULE-01 to RULE-08). Without a solution every answer is (NOTSHOWN-69),
 * once its turns are done.
 */
export const judge = (question: Question, picks: readonly Pick[]): boolean => {
  const { solution } = question;
  if (!areTurnsDone(question, picks)) return false;
  if (solution.length === 0) return true;
  const answers = answersOf(question, picks);
  if (isMultiChoice(solution)) return isChosen(question, answers);
  return answers.length === solution.length && matchPicks(question, answers).every(Boolean);
};

/** What to show on each pick after a check, parallel to the picks; a turn that is done is right. */
export const markPicks = (question: Question, picks: readonly Pick[]): ('right' | 'again')[] => {
  const answers = answersOf(question, picks);
  const right = matchPicks(question, answers);
  return picks.map(pick => {
    const place = answers.indexOf(pick);
    return place < 0 || right[place] ? 'right' : 'again';
  });
};

/** Types whose picks are taps without a place, such as buttons. */
export const isTapped = (type: string): boolean =>
  !type.startsWith('draggable') &&
  ![...orderSensitiveTypes, ...gapTypes, ...typedTypes, ...autoConfirmTypes].includes(type);

/** Whether these picks are all right in their places. */
export const areRight = (question: Question, picks: readonly Pick[]): boolean =>
  markPicks(question, picks).every(mark => mark === 'right');

/** The picks that are right in their places once the wrong ones have left. */
export const rightPicks = (question: Question, picks: readonly Pick[]): Pick[] => {
  const right: Pick[] = [];
  for (const pick of picks) if (areRight(question, [...right, pick])) right.push(pick);
  return right;
};

/**
 * The picks of the next try after a wrong answer (AMBIG-23): wrong choices and wrong tiles leave, of tiles
 * in order the right beginning stays; what was typed stays, to be corrected.
 */
export const picksToCorrect = (question: Question, picks: readonly Pick[]): readonly Pick[] => {
  const canLeave = question.solution.every(
    ({ type }) => isTapped(type) || type.startsWith('draggable'),
  );
  return canLeave ? rightPicks(question, picks) : picks;
};

const answerOf = (item: SolutionItem): Pick => ({
  id: item.id,
  value: item.value,
  ...(item.componentId === undefined ? {} : { componentId: item.componentId }),
  ...(gapTypes.includes(item.type) && item.label !== undefined ? { gap: Number(item.label) } : {}),
});

/** A right answer to a question; of choices for the me card, each right alone, the first. */
export const solve = (question: Question): Pick[] => {
  const { solution, sets } = question;
  return [...(sets ? solution.slice(0, 1) : solution).map(answerOf), ...turnsOf(question)];
};
