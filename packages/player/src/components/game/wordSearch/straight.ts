import { type Cell, lineBetween } from '@digipals/engine';

/** A point of the grid, in cells from its top left corner: (0.5, 0.5) is the middle of the first. */
export type Point = { x: number; y: number };

/** How far beside a line a finger may be, in cells: less than to the middle of the neighbouring cells. */
const tolerance = 0.6;

const turns = [0, 1, 2, 3, 4, 5, 6, 7].map(turn => (turn * Math.PI) / 4);

/** The end of the line in one direction that is nearest to the point, and its distance from it. */
const endIn = (from: Cell, { x, y }: Point, angle: number): { to: Cell; off: number } => {
  const across = { x: Math.round(Math.cos(angle)), y: Math.round(Math.sin(angle)) };
  const away = { x: x - 0.5 - from.column, y: y - 0.5 - from.row };
  const length = Math.hypot(across.x, across.y);
  const steps = Math.max(0, Math.round((away.x * across.x + away.y * across.y) / length ** 2));
  const off = Math.abs(away.x * across.y - away.y * across.x) / length;
  return { to: { row: from.row + across.y * steps, column: from.column + across.x * steps }, off };
};

/**
 * The straight line from the first cell to the finger at a point; null when it is
 * beside all eight directions (RULE-13) or outside the grid of `size` rows and columns.
 */
export const straightTo = (from: Cell, point: Point, size: number): Cell[] | null => {
  const near = Math.hypot(point.x - 0.5 - from.column, point.y - 0.5 - from.row);
  if (near <= tolerance) return [from];
  const ends = turns.map(angle => endIn(from, point, angle));
  const best = ends
    .filter(({ to, off }) => off <= tolerance && (to.row !== from.row || to.column !== from.column))
    .toSorted((a, b) => a.off - b.off)[0];
  return best ? lineBetween(from, best.to, size) : null;
};
