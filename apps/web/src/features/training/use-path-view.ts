import { useState } from 'react';
import { firstInView } from './progress/steps.ts';

type Options = { total: number; visible: number; current: number };

export type PathView = {
  /** Index of the first visible place. */
  first: number;
  visible: number;
  total: number;
  /** Direction of the last move: 1 forward, -1 back, 0 none yet. */
  way: number;
  /** Scrolls to a place, at most to the end of the path. */
  show(first: number): void;
  /** Scrolls forward (1) or back (-1) by the number of visible places. */
  turn(way: 1 | -1): void;
};

/** The visible part of the path, initially around the current step. */
export function usePathView({ total, visible, current }: Options): PathView {
  const [moved, setMoved] = useState<number | null>(null);
  const [way, setWay] = useState(0);
  const last = Math.max(0, total - visible);
  const within = (place: number) => Math.min(last, Math.max(0, place));
  const first = within(moved ?? firstInView(Math.max(current, 0), visible, total));
  const show = (place: number) => {
    const next = within(place);
    setWay(Math.sign(next - first));
    setMoved(next);
  };
  return { first, visible, total, way, show, turn: turned => show(first + turned * visible) };
}
