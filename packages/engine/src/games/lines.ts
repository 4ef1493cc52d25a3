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
 * reverses (CONST-26, CONST-27, NOTSHOWN-54). Without `diagonals`, only along rows and columns.
 */
export const directionsOf = (
  both: boolean = wordSearch.backwards,
  diagonals = true,
): readonly Direction[] => {
  const all = both ? [...forwards, ...backwards] : forwards;
  return diagonals ? all : all.filter(({ row, column }) => row === 0 || column === 0);
};

/** The cells from one on in a direction; they may leave the grid. */
export const ray = (start: Cell, way: Direction, length: number): Cell[] =>
  Array.from({ length }, (_, step) => ({
    row: start.row + way.row * step,
    column: start.column + way.column * step,
  }));

const isInside = ({ row, column }: Cell, size: number): boolean =>
  row >= 0 && row < size && column >= 0 && column < size;

const signOf = (step: number): -1 | 0 | 1 => {
  if (step === 0) return 0;
  return step > 0 ? 1 : -1;
};

/**
 * Cells from one to another, both included, in the order drawn; null when the line is neither
 * horizontal, vertical nor diagonal (RULE-13) or leaves the grid of `size` rows and columns.
 */
export const lineBetween = (from: Cell, to: Cell, size: number = gridSize): Cell[] | null => {
  const rows = to.row - from.row;
  const columns = to.column - from.column;
  const isStraight = rows === 0 || columns === 0 || Math.abs(rows) === Math.abs(columns);
  if (!isStraight || !isInside(from, size) || !isInside(to, size)) return null;
  const way = { row: signOf(rows), column: signOf(columns) };
  return ray(from, way, Math.max(Math.abs(rows), Math.abs(columns)) + 1);
};
