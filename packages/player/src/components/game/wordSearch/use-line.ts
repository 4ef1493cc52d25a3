import { type Cell, lineBetween } from '@digipals/engine';
import { type PointerEvent, useRef, useState } from 'react';
import { type Point, straightTo } from './straight.ts';

/** A line that is being drawn: null cells while the pointer is not on a straight line. */
export type Drawing = { from: Cell; cells: readonly Cell[] | null };

const sameCell = (a: Cell | undefined, b: Cell): boolean =>
  a?.row === b.row && a.column === b.column;

const pointOf = (event: PointerEvent<HTMLElement>, size: number): Point => {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const within = (part: number) => Math.min(Math.max(part * size, 0), size - 0.01);
  return {
    x: within((event.clientX - left) / width),
    y: within((event.clientY - top) / height),
  };
};

const cellOf = ({ x, y }: Point): Cell => ({ row: Math.floor(y), column: Math.floor(x) });

type Given = {
  /** Cells in a row of the grid. */
  size: number;
  locked: boolean;
  /** A line is complete. Returns whether it found something. */
  onLine(cells: readonly Cell[]): boolean;
  /** The first letter is chosen by a tap or key. */
  onFirst(cell: Cell): void;
};

/**
 * Draws lines over a grid: by dragging, by tapping the first and the last letter, or with
 * keys. The grid's element takes `pointer`; its cells call `choose` and `moveTo`.
 */
export function useLine({ size, locked, onLine, onFirst }: Given) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [missed, setMissed] = useState<readonly Cell[] | null>(null);
  const drag = useRef<{ from: Cell; moved: boolean } | null>(null);

  const finish = (cells: readonly Cell[] | null): void => {
    setDrawing(null);
    if (cells && cells.length > 1 && !onLine(cells)) setMissed(cells);
  };

  const begin = (from: Cell): void => {
    setMissed(null);
    setDrawing({ from, cells: [from] });
  };

  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (locked || !event.isPrimary || event.button !== 0) return;
      drag.current = { from: cellOf(pointOf(event, size)), moved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const hand = drag.current;
      if (!hand) return;
      const point = pointOf(event, size);
      if (!hand.moved && sameCell(hand.from, cellOf(point))) return;
      if (!hand.moved) {
        hand.moved = true;
        // From now on the pointer is captured, and no cell gets a click.
        event.currentTarget.setPointerCapture(event.pointerId);
        begin(hand.from);
      }
      const cells = straightTo(hand.from, point, size);
      setDrawing(last =>
        last?.cells && cells && sameCell(last.cells.at(-1), cells.at(-1) ?? hand.from)
          ? last
          : { from: hand.from, cells },
      );
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const hand = drag.current;
      drag.current = null;
      if (hand?.moved) finish(straightTo(hand.from, pointOf(event, size), size));
    },
    onPointerCancel: () => {
      drag.current = null;
      setDrawing(null);
    },
  };

  return {
    drawing: locked ? null : drawing,
    missed,
    forgetMissed: () => setMissed(null),
    pointer,
    /** A tap or Enter on a letter: the first of a word, or the last. */
    choose(cell: Cell) {
      if (locked) return;
      if (sameCell(drawing?.from, cell)) {
        setDrawing(null);
        return;
      }
      const cells = drawing && lineBetween(drawing.from, cell, size);
      if (cells) finish(cells);
      else {
        begin(cell);
        onFirst(cell);
      }
    },
    /** The focus moved to another letter: the line follows it. */
    moveTo(cell: Cell) {
      setDrawing(
        last =>
          last && { from: last.from, cells: lineBetween(last.from, cell, size) ?? [last.from] },
      );
    },
    cancel: () => setDrawing(null),
  };
}
