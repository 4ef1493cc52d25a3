import type { Component, Question, SolutionItem } from '@digipals/contract';
import { gapTypes, typedTypes } from '@digipals/contract/component-types';
import { wordSearch } from '@digipals/contract/constants';
import { lettersOf } from '@digipals/engine';
import type { Problems } from '../problems.ts';
import { type Checked, componentPath, questionPath } from './checked.ts';

type Spot = { id: string; x: number; y: number; width: number; height: number; slide?: string };

/** Letters and signs of the keyboards a child types on. */
const typeable = /^[a-z0-9' -]+$/i;
/** Letters of the spelling game; others are shown from the start (NOTSHOWN-53). */
const spelt = /[a-z]/i;
const gapNumber = /\{(\d+)\}/g;

const spotsOf = ({ meta }: Component): Spot[] => {
  const { spots } = meta as { spots?: Spot[] };
  return spots ?? [];
};

const gapsIn = ({ meta }: Component): number[] =>
  [...JSON.stringify(meta).matchAll(gapNumber)].map(([, gap]) => Number(gap));

const isThere = (component: Component | undefined, { id }: SolutionItem): boolean =>
  component?.data.some(item => item.id === id) === true;

/** The numbers of the gaps, places or pairs of a component. */
const placesIn = (component: Component): number[] => {
  const spots = spotsOf(component).map((_, index) => index + 1);
  const pairs = component.data.flatMap(({ relatedIndex }) =>
    relatedIndex === undefined ? [] : [relatedIndex + 1],
  );
  return [...gapsIn(component), ...spots, ...pairs];
};

const missingPlace = (component: Component, item: SolutionItem): string | null => {
  if (!gapTypes.includes(component.type)) return null;
  if (item.label === undefined) return `the answer “${item.value}” has no gap`;
  if (!placesIn(component).includes(Number(item.label)))
    return `the answer “${item.value}” belongs to gap ${item.label}, and there is none`;
  return null;
};

/** The place that an answer takes for itself: a gap, a column or the item. */
const placeOf = (component: Component, item: SolutionItem): string => {
  if (gapTypes.includes(component.type)) return `gap ${item.label}`;
  if (component.type !== 'verticalTextButtonsSentences') return `item ${item.id}`;
  return `column ${component.data.find(({ id }) => id === item.id)?.index}`;
};

/** An earlier answer that takes the place of this one. */
const rival = (
  component: Component,
  item: SolutionItem,
  solution: readonly SolutionItem[],
): string | null => {
  const other = solution
    .slice(0, solution.indexOf(item))
    .find(
      one =>
        one.componentId === component.id && placeOf(component, one) === placeOf(component, item),
    );
  return other ? `the answers “${other.value}” and “${item.value}” take the same place` : null;
};

const gridSizeOf = ({ meta }: Component): number =>
  (meta as { size?: number }).size ?? wordSearch.gridSize;

const unfit = (component: Component, { value }: SolutionItem): string | null => {
  const { type } = component;
  if (typedTypes.includes(type) && !typeable.test(value))
    return `“${value}” cannot be typed on the keyboard`;
  if (type === 'spellingGame' && !spelt.test(value)) return `“${value}” has no letter to find`;
  if (type === 'wordSearch' && lettersOf(value).length > gridSizeOf(component))
    return `“${value}” has more than ${gridSizeOf(component)} letters and does not fit the grid`;
  return null;
};

const reasonFor = (
  component: Component | undefined,
  item: SolutionItem,
  solution: readonly SolutionItem[],
): string | null => {
  if (!component || !isThere(component, item))
    return `the answer “${item.value}” is not among the items`;
  return (
    missingPlace(component, item) ?? unfit(component, item) ?? rival(component, item, solution)
  );
};

const isOutside = ({ x, y }: Spot): boolean => x < 0 || x > 100 || y < 0 || y > 100;

/** The middle of one place is within the other, so that a tap there is ambiguous. */
const covers = (one: Spot, other: Spot): boolean =>
  one.slide === other.slide &&
  Math.abs(one.x - other.x) < one.width / 2 &&
  Math.abs(one.y - other.y) < one.height / 2;

const checkSpots = (checked: Checked, question: Question, problems: Problems) => {
  for (const component of question.components) {
    // Places of a film move, so they are not checked.
    const spots = spotsOf(component).filter(({ x }) => x !== undefined);
    const path = componentPath(checked, question, component.id);
    for (const [index, spot] of spots.entries()) {
      if (isOutside(spot)) problems.error(path, `place ${index + 1} is outside the picture`);
      const twin = spots.findIndex((other, at) => at > index && covers(spot, other));
      if (twin > 0) problems.error(path, `places ${index + 1} and ${twin + 1} overlap`);
    }
  }
};

/**
 * Finds answers that no child can give: not among the items, without a gap, two in one place, not on the
 * keyboard, outside the picture (PAY-05).
 */
export const checkReach = (checked: Checked, problems: Problems) => {
  for (const question of checked.activity.data) {
    checkSpots(checked, question, problems);
    for (const item of question.solution) {
      const component = question.components.find(({ id }) => id === item.componentId);
      const reason = reasonFor(component, item, question.solution);
      const path = component
        ? componentPath(checked, question, component.id)
        : questionPath(checked, question);
      if (reason) problems.error(path, reason);
    }
  }
};
