import type { Pick, Question, SolutionItem } from '@digipals/contract';
import {
  gapTypes,
  orderSensitiveTypes,
  selfPacedTypes,
  typedTypes,
} from '@digipals/contract/component-types';
import { isFilled, sameTyped } from './typed-text.ts';

type Solution = readonly SolutionItem[];

/** Whether a question has a multiple-choice solution (NOTSHOWN-44). */
export const isMultiChoice = (solution: Solution): boolean =>
  solution.some(item => item.type.includes('MultiChoice') || item.meta.multiChoice === true);

const isOrderSensitive = (solution: Solution): boolean =>
  solution.some(item => orderSensitiveTypes.includes(item.type));

/** How many picks a question takes (NOTSHOWN-45): the solution count, or any number for multi-choice. */
export const pickLimit = (question: Question): number =>
  isMultiChoice(question.solution) ? Number.POSITIVE_INFINITY : question.solution.length;

/** Whether two picks are the same item in the same place. */
export const samePick = (a: Pick, b: Pick): boolean =>
  a.id === b.id && a.componentId === b.componentId && a.gap === b.gap;

const sameItem = (pick: Pick, item: SolutionItem): boolean =>
  pick.id === item.id &&
  (item.componentId === undefined ||
    pick.componentId === undefined ||
    pick.componentId === item.componentId);

/**
 * Whether a pick answers a solution item (NOTSHOWN-68): ids are equal, else trimmed values; a gap
 * type also compares the gap number with the label (RULE-08), a typed one compares only the text.
 */
export const pickMatches = (pick: Pick, item: SolutionItem): boolean => {
  if (gapTypes.includes(item.type) && String(pick.gap) !== item.label) return false;
  if (typedTypes.includes(item.type)) return sameTyped(pick.value, item.value);
  return sameItem(pick, item) || pick.value.trim() === item.value.trim();
};

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

/** Whether the confirm button is enabled (PLAYER-34, PLAYER-35, RULE-09, NOTSHOWN-69). */
export const isComplete = (question: Question, picks: readonly Pick[]): boolean => {
  const { solution } = question;
  const answers = answersOf(question, picks);
  const isTyped = solution.some(({ type }) => typedTypes.includes(type));
  const given = isTyped ? answers.filter(({ value }) => isFilled(value)) : answers;
  const needed = isMultiChoice(solution) ? 1 : solution.length;
  return given.length >= needed && areTurnsDone(question, picks);
};

/**
 * Pairs as many picks as possible with a solution item each, so that one item never answers
 * twice: an earlier pick moves to another item if that frees one for a later pick.
 */
const assign = (solution: Solution, picks: readonly Pick[]): boolean[] => {
  const takenBy = new Map<SolutionItem, Pick>();
  const itemsFor = (pick: Pick): SolutionItem[] => {
    const matching = solution.filter(item => pickMatches(pick, item));
    const exact = matching.filter(item => sameItem(pick, item));
    return [...exact, ...matching.filter(item => !exact.includes(item))];
  };
  const seat = (pick: Pick, asked: Set<SolutionItem>): boolean =>
    itemsFor(pick).some(item => {
      if (asked.has(item)) return false;
      asked.add(item);
      const other = takenBy.get(item);
      if (other && !seat(other, asked)) return false;
      takenBy.set(item, pick);
      return true;
    });
  return picks.map(pick => seat(pick, new Set()));
};

const matched = (solution: Solution, picks: readonly Pick[]): boolean[] =>
  isOrderSensitive(solution)
    ? picks.map((pick, place) => {
        const item = solution[place];
        return item !== undefined && pickMatches(pick, item);
      })
    : assign(solution, picks);

/**
 * Whether an answer is valid (RULE-01 to RULE-08). Without a solution every answer is (NOTSHOWN-69),
 * once its turns are done.
 */
export const judge = (question: Question, picks: readonly Pick[]): boolean => {
  const { solution } = question;
  if (!areTurnsDone(question, picks)) return false;
  if (solution.length === 0) return true;
  const answers = answersOf(question, picks);
  if (isMultiChoice(solution)) return matched(solution, answers).includes(true);
  return answers.length === solution.length && matched(solution, answers).every(Boolean);
};

/** What to show on each pick after a check, parallel to the picks; a turn that is done is right. */
export const markPicks = (question: Question, picks: readonly Pick[]): ('right' | 'again')[] => {
  const answers = answersOf(question, picks);
  const right = matched(question.solution, answers);
  return picks.map(pick => {
    const place = answers.indexOf(pick);
    return place < 0 || right[place] ? 'right' : 'again';
  });
};

const answerOf = (item: SolutionItem): Pick => ({
  id: item.id,
  value: item.value,
  ...(item.componentId === undefined ? {} : { componentId: item.componentId }),
  ...(gapTypes.includes(item.type) ? { gap: Number(item.label) } : {}),
});

/** A right answer to a question. */
export const solve = (question: Question): Pick[] => [
  ...question.solution.map(answerOf),
  ...turnsOf(question),
];
