import type { Component, Item, Pick, Question } from '@digipals/contract';
import { pickMatches, samePick } from '@digipals/engine';

const isRight = (pick: Pick, { solution }: Question): boolean =>
  solution.some(item => pickMatches(pick, item));

/** The places to find: the items of the right answer, or all if there is no solution. */
export const wantedItems = ({ solution }: Question, component: Component): readonly Item[] =>
  solution.length === 0
    ? component.data
    : component.data.filter(({ id, value }) =>
        solution.some(item => pickMatches({ id, value, componentId: component.id }, item)),
      );

/**
 * The picks after a place was tapped. Right picks stay; a second tap removes a wrong one, and so
 * does any tap when all picks are used up, as after a wrong answer.
 */
export const nextPicks = (
  picks: readonly Pick[],
  pick: Pick,
  question: Question,
  limit: number,
): readonly Pick[] => {
  if (picks.some(other => samePick(other, pick)))
    return isRight(pick, question) || question.solution.length === 0
      ? picks
      : picks.filter(other => !samePick(other, pick));
  if (picks.length < limit) return [...picks, pick];
  return [...picks.filter(other => isRight(other, question)).slice(0, limit - 1), pick];
};
