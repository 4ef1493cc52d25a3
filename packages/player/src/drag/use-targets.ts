import { useEffect, useRef } from 'react';
import { type Box, movedBy, type Point, targetAt } from '../motion/geometry.ts';
import type { Elements } from './use-elements.ts';

type Measured = { tile: Box; places: Box[]; listening: AbortController };

/** The drop targets while a tile is dragged. */
export type Targets = {
  /** Measures all places and a lifted tile. */
  measure(tile: string, count: number): void;
  /** The place from 0 that the pointer and the tile are over, -1 for none. */
  at(pointer: Point, way: Point): number;
  forget(): void;
};

/**
 * Boxes of the lifted tile and of the places. They are measured when it is lifted and when the
 * page scrolls or resizes, never on a move: that would force a layout in every frame.
 */
export function useTargets(elements: Elements): Targets {
  const measured = useRef<Measured | null>(null);

  const forget = () => {
    measured.current?.listening.abort();
    measured.current = null;
  };
  useEffect(() => () => measured.current?.listening.abort(), []);

  const measure = (id: string, count: number) => {
    forget();
    const tile = elements.tile(id)?.getBoundingClientRect();
    if (!tile) return;
    const listening = new AbortController();
    const now: Measured = { tile, places: elements.placeBoxes(count), listening };
    const again = () => {
      now.places = elements.placeBoxes(count);
    };
    addEventListener('scroll', again, { capture: true, passive: true, signal: listening.signal });
    addEventListener('resize', again, { signal: listening.signal });
    measured.current = now;
  };

  const at = (pointer: Point, way: Point): number =>
    measured.current
      ? targetAt(pointer, movedBy(measured.current.tile, way), measured.current.places)
      : -1;

  return { measure, at, forget };
}
