import type { Pick, Question, SolutionItem } from '@digipals/contract';
import { gapTypes, orderSensitiveTypes, typedTypes } from '@digipals/contract/component-types';
import { sameTyped } from './typed-text.ts';

type Solution = readonly SolutionItem[];

/** Whether an answer is compared in its place (RULE-03 to RULE-05). */
export const isOrdered = ({ type }: SolutionItem): boolean => orderSensitiveTypes.includes(type);

const sameItem = (pick: Pick, item: SolutionItem): boolean =>
  pick.id === item.id &&
  (item.componentId === undefined ||
    pick.componentId === undefined ||
    pick.componentId === item.componentId);

/**
 * Whether a pick answers a solution item (NOTSHOWN-68): ids are equal, else trimmed values; a gap
 * type also compares the gap number with the label (RULE-08), a typed one compares only the text.
 * Without a label, any gap will do: otherwise nothing could answer it.
 */
export const pickMatches = (pick: Pick, item: SolutionItem): boolean => {
  const hasGap = gapTypes.includes(item.type) && item.label !== undefined;
  if (hasGap && String(pick.gap) !== item.label) return false;
  if (typedTypes.includes(item.type)) return sameTyped(pick.value, item.value);
  return sameItem(pick, item) || pick.value.trim() === item.value.trim();
};

/**
 * The answers a pick is compared with: those of its component, if the solution names that component, so
 * that the same word elsewhere is another word.
 */
const answersFor = (solution: Solution, { componentId }: Pick): Solution =>
  componentId !== undefined && solution.some(item => item.componentId === componentId)
    ? solution.filter(item => item.componentId === undefined || item.componentId === componentId)
    : solution;

/** The columns of words in the components of a question, by item. */
const columnsOf = ({ components }: Question): ReadonlyMap<string, number> =>
  new Map(
    components
      .filter(({ type }) => type === 'verticalTextButtonsSentences')
      .flatMap(({ data }) => data.map(({ id, index = 0 }) => [id, index] as const)),
  );

/**
 * Pairs as many picks as possible with a solution item each, so that one item never answers
 * twice: an earlier pick moves to another item if that frees one for a later pick.
 */
const assign = (question: Question, solution: Solution, picks: readonly Pick[]): boolean[] => {
  const columns = columnsOf(question);
  const takenBy = new Map<SolutionItem, Pick>();
  const itemsFor = (pick: Pick): SolutionItem[] => {
    const matching = answersFor(solution, pick).filter(
      item => columns.get(pick.id) === columns.get(item.id) && pickMatches(pick, item),
    );
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

/**
 * The answer that decides which component a pick belongs to: one of the component it names, else one with its
 * id, else one with its value, else the first.
 */
const homeOf = (solution: Solution, pick: Pick): SolutionItem | undefined =>
  solution.find(item => item.componentId !== undefined && item.componentId === pick.componentId) ??
  solution.find(item => item.id === pick.id) ??
  solution.find(item => item.value.trim() === pick.value.trim()) ??
  solution[0];

/** Whether a pick belongs to a component whose order counts. */
export const isPickOrdered = (solution: Solution, pick: Pick): boolean => {
  const home = homeOf(solution, pick);
  return home !== undefined && isOrdered(home);
};

/** Whether each pick is right; the order counts only within a component (RULE-03 to RULE-06). */
export const matchPicks = (question: Question, picks: readonly Pick[]): boolean[] => {
  const { solution } = question;
  const free = picks.filter(pick => !isPickOrdered(solution, pick));
  const freeRight = assign(
    question,
    solution.filter(item => !isOrdered(item)),
    free,
  );
  const right = new Map(free.map((pick, place) => [pick, freeRight[place] === true]));
  const rows = Map.groupBy(
    picks.filter(pick => isPickOrdered(solution, pick)),
    pick => homeOf(solution, pick)?.componentId,
  );
  for (const [componentId, row] of rows) {
    const items = solution.filter(item => isOrdered(item) && item.componentId === componentId);
    for (const [place, pick] of row.entries()) {
      const item = items[place];
      right.set(pick, item !== undefined && pickMatches(pick, item));
    }
  }
  return picks.map(pick => right.get(pick) === true);
};
