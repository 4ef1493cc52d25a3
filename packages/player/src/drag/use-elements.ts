import { type RefCallback, useLayoutEffect, useRef } from 'react';
import type { Box } from '../motion/geometry.ts';
import { flyFrom } from '../motion/motion.ts';

/** The elements of tiles and places, and what to do with them after the next render. */
export type Elements = {
  tile(id: string): HTMLElement | undefined;
  placeBoxes(count: number): Box[];
  tileRef(id: string): RefCallback<HTMLElement>;
  placeRef(place: number): RefCallback<HTMLElement>;
  /** Saves the positions of the tiles, which animate from there after the next render. */
  remember(): void;
  /** Focuses the tile after the next render. */
  focusLater(id: string): void;
};

const keep =
  <Key>(map: Map<Key, HTMLElement>, key: Key): RefCallback<HTMLElement> =>
  element => {
    if (!element) return undefined;
    map.set(key, element);
    // A tile that moves gets a new element; the old one must not remove it.
    return () => {
      if (map.get(key) === element) map.delete(key);
    };
  };

const nowhere: Box = { left: -1, top: -1, width: 0, height: 0 };

/** Keeps the elements of a drag area by tile and by place. */
export function useElements(): Elements {
  const tiles = useRef(new Map<string, HTMLElement>());
  const places = useRef(new Map<number, HTMLElement>());
  const seen = useRef<Map<string, Box> | null>(null);
  const focus = useRef<string | null>(null);

  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = null;
    for (const [id, box] of before ?? []) {
      const element = tiles.current.get(id);
      if (element) flyFrom(element, box);
    }
    const focused = focus.current === null ? undefined : tiles.current.get(focus.current);
    focus.current = null;
    focused?.focus({ preventScroll: true });
  });

  return {
    tile: id => tiles.current.get(id),
    placeBoxes: count =>
      Array.from(
        { length: count },
        (_, place) => places.current.get(place)?.getBoundingClientRect() ?? nowhere,
      ),
    tileRef: id => keep(tiles.current, id),
    placeRef: place => keep(places.current, place),
    remember: () => {
      const boxes = [...tiles.current].map(
        ([id, element]) => [id, element.getBoundingClientRect()] as const,
      );
      seen.current = new Map(boxes);
    },
    focusLater: id => {
      focus.current = id;
    },
  };
}
