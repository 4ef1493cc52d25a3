import type { Translate } from '@digipals/i18n';
import type { Move } from './places.ts';

/** The name of the targets of a question: gaps of a text, else places. */
export type TargetName = 'gap' | 'place';

/** The position of a tile: its name, the target from 0 (-1: outside all places) and the number of places. */
type Spot = { item: string; target: number; total: number };

/** The announcement while a lifted tile moves over the targets. */
export const sayOver = (t: Translate, name: TargetName, { item, target, total }: Spot): string => {
  if (target < 0) return t('dnd.overNothing', { item });
  if (name === 'gap') return t('dnd.overGap', { item, index: target + 1 });
  return t('dnd.overPlace', { item, index: target + 1, total });
};

const sayPlaced = (t: Translate, name: TargetName, { item, target, total }: Spot): string => {
  if (name === 'gap') return t('dnd.movedToGap', { item, index: target + 1 });
  return t('dnd.movedToPlace', { item, index: target + 1, total });
};

/** The announcement after a move of `tile`; `nameOf` gives the name of a tile id. */
export const sayMove = (
  t: Translate,
  name: TargetName,
  tile: string,
  move: Move,
  nameOf: (tile: string) => string,
): string => {
  const item = nameOf(tile);
  if (move.outcome === 'refused') return t('dnd.full');
  if (move.outcome === 'removed') return t('dnd.removed', { item });
  if (move.outcome === 'unchanged') return t('dnd.cancelled', { item });
  if (move.other !== null) return t('dnd.swapped', { item, other: nameOf(move.other) });
  const target = move.places.indexOf(tile);
  return sayPlaced(t, name, { item, target, total: move.places.length });
};
