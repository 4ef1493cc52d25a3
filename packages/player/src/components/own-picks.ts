import type { Component, Pick, Question } from '@digipals/contract';

/** Picks that belong to a component. */
export const ownPicks = (picks: readonly Pick[], component: Component): Pick[] =>
  picks.filter(({ componentId }) => componentId === component.id);

/** The question's picks with those of a component replaced, in the order of the components. */
export const withOwnPicks = (
  question: Question,
  picks: readonly Pick[],
  component: Component,
  mine: readonly Pick[],
): Pick[] =>
  question.components.flatMap(other => (other.id === component.id ? mine : ownPicks(picks, other)));
