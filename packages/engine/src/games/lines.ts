import { wordSearch } from '@digipals/contract/constants';

/** A cell of the grid; rows and columns count from 0 at the top left. */
export type Cell = { row: number; column: number };

/** A step from one cell to the next of a straight line. */
export type Direction = { row: -1 | 0 | 1; column: -1 | 0 | 1 };

const { gridSize } = wordSearch;

const forwards: readonly Direction[] = [
  { row: 0, column: 1 },
  { row: 1, column: 0 },
  { row: 1, column: 1 },
  { row: -1, column: 1 },
];

const backwards: readonly Direction[] = [
  { row: 0, column: -1 },
  { row: -1, column: 0 },
  { row: -1, column: -1 },
  { row: 1, column: -1 },
];

/**
 * Directions in which words are written: right, down, down-right and up-right; `both` adds their
 * reverses (CONST-26, CONST-27, NOTSHOWN-54).
 */
export const directionsOf = (both: boolean = wordSearch.backwards): readonly Direction[] =>
  both ? [...forwards, ...backwards] : forwards;

/** The cells from one on in a direction; they may leave the grid. */
export const ray = (start: Cell, way: Direction, length: number): Cell[] =>
  Array.from({ length }, (_, step) => ({
    row: start.row + way.row * step,
    column: start.column + way.column * step,
  }));

const isInside = ({ row, column }: Cell): boolean =>
  row >= 0 && row < gridSize && column >= 0 && column < gridSize;

const signOf = (step: number): -1 | 0 | 1 => {
  if (step === 0) return 0;
  return step > 0 ? 1 : -1;
};

/**
 * Cells from one to another, both included, in the order drawn; null when the line is neither
 * horizontal, vertical nor diagonal (RULE-13) or leaves the grid.
 */
export const lineBetween = (from: Cell, to: Cell): Cell[] | null => {
  const rows = to.row - from.row;
  const columns = to.column - from.column;
  const isStraight = rows === 0 || columns === 0 || Math.abs(rows) === Math.abs(columns);
  if (!isStraight || !isInside(from) || !isInside(to)) return null;
  const way = { row: signOf(rows), column: signOf(columns) };
  return ray(from, way, Math.max(Math.abs(rows), Math.abs(columns)) + 1);
};
