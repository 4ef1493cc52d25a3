import { useState } from 'react';
import { firstInView } from './progress/steps.ts';

type Options = { total: number; visible: number; current: number };

export type PathView = {
  /** Index of the first place in view. */
  first: number;
  visible: number;
  total: number;
  /** The way the view went last: 1 on, -1 back, 0 not yet. */
  way: number;
  /** Shows a place at the top, as far as the path goes. */
  show(first: number): void;
  /** Goes on (1) or back (-1) by as many places as are in view. */
  turn(way: 1 | -1): void;
};

/** What part of the path is in view; at first the current step. */
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
