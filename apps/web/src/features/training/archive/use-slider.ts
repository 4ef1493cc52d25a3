import { type RefObject, useEffect, useRef, useState } from 'react';
import { pitchPx, rowsInView } from './slider-model.ts';

export type Slider = {
  list: RefObject<HTMLUListElement | null>;
  /** Index of the first visible lesson. */
  place: number;
  /** The last position: 0 if all lessons are visible. */
  last: number;
  /** Number of visible lessons. */
  rows: number;
  onScroll(): void;
  moveTo(place: number): void;
};

/**
 * A list of rows of equal height that scrolls row by row. The slider follows the scroll position, which
 * finger, wheel and focus also change.
 */
export function useSlider(total: number, start: number): Slider {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const [rows, setRows] = useState(rowsInView(0));
  const last = Math.max(0, total - rows);
  const first = useRef(start);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const measure = () => setRows(rowsInView(box.clientHeight));
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    box.scrollTop = first.current * pitchPx;
    return () => observer.disconnect();
  }, []);
  return {
    list,
    place: Math.min(place, last),
    last,
    rows,
    onScroll: () => setPlace(Math.round((list.current?.scrollTop ?? 0) / pitchPx)),
    moveTo: to => list.current?.scrollTo({ top: Math.min(last, Math.max(0, to)) * pitchPx }),
  };
}
