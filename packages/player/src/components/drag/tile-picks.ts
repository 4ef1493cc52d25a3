import type { Component, Item, Pick, Question } from '@digipals/contract';
import { areRight, isMultiChoice, markPicks } from '@digipals/engine';
import type { DragMode, Places } from '../../drag/places.ts';
import type { PartProps } from '../../part.ts';

/** Picks that belong to a component. */
const picksOf = (picks: readonly Pick[], component: Component): Pick[] =>
  picks.filter(pick => pick.componentId === component.id);

/** How many places a row of tiles has: as many as the right answer takes from it, at most all tiles. */
export const placeCount = (question: Question, component: Component): number => {
  const ids = new Set(component.data.map(item => item.id));
  const values = new Set(component.data.map(item => item.value.trim()));
  const answers = question.solution.filter(
    item => ids.has(item.id) || values.has(item.value.trim()),
  ).length;
  if (answers === 0 || isMultiChoice(question.solution)) return ids.size;
  return Math.min(answers, ids.size);
};

/** Which tile is in which place. */
export const placesFrom = (
  mode: DragMode,
  picks: readonly Pick[],
  component: Component,
  count: number,
): Places => {
  const own = new Set(component.data.map(item => item.id));
  const known = picksOf(picks, component).filter(pick => own.has(pick.id));
  return Array.from({ length: count }, (_, place) => {
    const pick = mode === 'slots' ? known.find(({ gap }) => gap === place + 1) : known[place];
    return pick?.id ?? null;
  });
};

const pickOf = (mode: DragMode, component: Component, item: Item, place: number): Pick => ({
  id: item.id,
  value: item.value,
  componentId: component.id,
  ...(mode === 'slots' ? { gap: place + 1 } : {}),
});

/** The pick of a tile in a place, undefined for a free place. */
export const pickAt = (
  mode: DragMode,
  component: Component,
  places: Places,
  place: number,
): Pick | undefined => {
  const item = component.data.find(({ id }) => id === places[place]);
  return item && pickOf(mode, component, item, place);
};

/**
 * A tile and a place that show how tiles are moved; undefined without tiles. The tile is wrong there, if any is, so that
 * the answer is not given away.
 */
export const pairToShow = (
  mode: DragMode,
  question: Question,
  component: Component,
  places: Places,
): { tile: string; place: number } | undefined => {
  const pairs = places.flatMap((_, place) => component.data.map(item => ({ item, place })));
  const wrong = pairs.find(
    ({ item, place }) => !areRight(question, [pickOf(mode, component, item, place)]),
  );
  const shown = wrong ?? pairs[0];
  return shown && { tile: shown.item.id, place: shown.place };
};

/** The place that a hint points at: of the next right tile, or in a row the first one that is free or wrong; -1 for none. */
export const placeToLookAt = (
  { hint, question, component, picks }: PartProps,
  mode: DragMode,
  places: Places,
): number => {
  const next = hint?.glow === 'place' ? hint.next : null;
  if (!next || (next.componentId ?? component.id) !== component.id) return -1;
  if (mode === 'slots') return (next.gap ?? 0) - 1;
  const marks = markPicks(question, picks);
  const wrong = picksOf(
    picks.filter((_, at) => marks[at] === 'again'),
    component,
  )[0];
  return wrong ? places.indexOf(wrong.id) : places.indexOf(null);
};

/** The question's picks with those of a component replaced, in the order of the components. */
export const withPlaces = (
  mode: DragMode,
  question: Question,
  picks: readonly Pick[],
  component: Component,
  places: Places,
): Pick[] => {
  const mine = places.flatMap((_, place) => pickAt(mode, component, places, place) ?? []);
  return question.components.flatMap(other =>
    other.id === component.id ? mine : picksOf(picks, other),
  );
};
