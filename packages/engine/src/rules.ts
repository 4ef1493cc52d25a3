import type { Pick, Question, SolutionItem } from '@digipals/contract';
import { gapTypes, orderSensitiveTypes } from '@digipals/contract/component-types';

type Solution = readonly SolutionItem[];

/** One predicate for "multiple-choice style" solutions (NOTSHOWN-44). */
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
 * type also compares the gap number with the label (RULE-08).
 */
export const pickMatches = (pick: Pick, item: SolutionItem): boolean => {
  if (gapTypes.includes(item.type) && String(pick.gap) !== item.label) return false;
  return sameItem(pick, item) || pick.value.trim() === item.value.trim();
};

/**
 * What the picks become when an item is tapped (COMP-56, COMP-57): a picked item is taken back, a
 * single choice replaces, a full group refuses the further pick.
 */
export const togglePick = (picks: readonly Pick[], pick: Pick, limit: number): Pick[] => {
  if (picks.some(other => samePick(other, pick)))
    return picks.filter(other => !samePick(other, pick));
  if (limit === 1) return [pick];
  return picks.length < limit ? [...picks, pick] : [...picks];
};

/** Whether the confirm button is enabled (PLAYER-34, PLAYER-35, NOTSHOWN-69). */
export const isComplete = (question: Question, picks: readonly Pick[]): boolean => {
  const needed = isMultiChoice(question.solution) ? 1 : question.solution.length;
  return picks.length >= needed;
};

/** Pairs each pick with one solution item of its own, so that one item never answers twice. */
const assign = (solution: Solution, picks: readonly Pick[]): boolean[] => {
  const open = [...solution];
  return picks.map(pick => {
    const exact = open.findIndex(item => pickMatches(pick, item) && sameItem(pick, item));
    const index = exact >= 0 ? exact : open.findIndex(item => pickMatches(pick, item));
    if (index < 0) return false;
    open.splice(index, 1);
    return true;
  });
};

const matched = (solution: Solution, picks: readonly Pick[]): boolean[] =>
  isOrderSensitive(solution)
    ? picks.map((pick, place) => {
        const item = solution[place];
        return item !== undefined && pickMatches(pick, item);
      })
    : assign(solution, picks);

/** Whether an answer is valid (RULE-01 to RULE-08). An empty solution is always answered (NOTSHOWN-69). */
export const judge = (question: Question, picks: readonly Pick[]): boolean => {
  const { solution } = question;
  if (solution.length === 0) return true;
  if (isMultiChoice(solution)) return matched(solution, picks).includes(true);
  return picks.length === solution.length && matched(solution, picks).every(Boolean);
};

/** What to show on each pick after a check, parallel to the picks. */
export const markPicks = (question: Question, picks: readonly Pick[]): ('right' | 'again')[] =>
  matched(question.solution, picks).map(right => (right ? 'right' : 'again'));

const answerOf = (item: SolutionItem): Pick => ({
  id: item.id,
  value: item.value,
  ...(item.componentId === undefined ? {} : { componentId: item.componentId }),
  ...(gapTypes.includes(item.type) ? { gap: Number(item.label) } : {}),
});

/** A right answer of a question. */
export const solve = (question: Question): Pick[] => question.solution.map(answerOf);
