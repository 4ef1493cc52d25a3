import type { Component } from '@digipals/contract';
import type { Shown, Spot } from '../shared/scene-spots.ts';

/** A place on a film that can be tapped from `from` to `to` (seconds); `keys` say where it is when. */
export type MovingSpot = Pick<Spot, 'id' | 'width' | 'height'> & {
  from: number;
  to: number;
  keys: readonly { at: number; x: number; y: number }[];
};

/** A point on a film in percent. */
type Point = { x: number; y: number };

/** The film of `meta.video` and the places of `meta.spots`; the content build has checked them. */
export const filmOf = ({ meta }: Component): { film: Shown; spots: readonly MovingSpot[] } => ({
  film: meta['video'] as Shown,
  spots: meta['spots'] as readonly MovingSpot[],
});

/** The middle of a place at a second: it moves in a straight line between two keys. */
export const pointAt = ({ keys }: Pick<MovingSpot, 'keys'>, second: number): Point => {
  const later = keys.findIndex(({ at }) => at > second);
  const after = keys.at(later);
  const before = later > 0 ? keys[later - 1] : after;
  if (!after || !before) throw new Error('A moving place has no keys');
  if (before === after) return { x: after.x, y: after.y };
  const part = (second - before.at) / (after.at - before.at);
  return {
    x: before.x + (after.x - before.x) * part,
    y: before.y + (after.y - before.y) * part,
  };
};

/** Whether a place is visible at a second. */
export const isSeen = ({ from, to }: MovingSpot, second: number): boolean =>
  second >= from && second <= to;

/** How close to the edge of a film a place may come, in percent: its ring is around it. */
const rim = 2;

const onFilm = (percent: number): number => Math.min(Math.max(percent, rim), 100 - rim);

/** Of a length, the part that is on the film. */
function partOnFilm(middle: number, size: number) {
  const [from, to] = [onFilm(middle - size / 2), onFilm(middle + size / 2)];
  return { middle: (from + to) / 2, size: to - from };
}

/** The position of a place at a second, as far as it is on the film; fixed when the film does not play at all. */
export function spotAt(spot: MovingSpot, second: number): Spot {
  const point = pointAt(spot, second);
  const across = partOnFilm(point.x, spot.width);
  const down = partOnFilm(point.y, spot.height);
  return { id: spot.id, x: across.middle, width: across.size, y: down.middle, height: down.size };
}
