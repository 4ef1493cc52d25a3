import { expect, test } from 'vitest';
import { straightTo } from './straight.ts';

const from = { row: 5, column: 5 };
/** Where a finger is, in cells from the middle of the first letter. */
const away = (right: number, down: number) =>
  straightTo(from, { x: 5.5 + right, y: 5.5 + down }, 12)?.at(-1) ?? null;

test('RULE-13 a finger draws along rows, columns and both diagonals', () => {
  expect(away(3, 0)).toEqual({ row: 5, column: 8 });
  expect(away(-4, 0)).toEqual({ row: 5, column: 1 });
  expect(away(0, 6)).toEqual({ row: 11, column: 5 });
  expect(away(3, 3)).toEqual({ row: 8, column: 8 });
  expect(away(2, -2)).toEqual({ row: 3, column: 7 });
  expect(straightTo(from, { x: 7.5, y: 3.5 }, 12)).toHaveLength(3);
});

test('RULE-13 a finger on a cell beside the line, such as a knight move away, draws none', () => {
  expect([away(2, 1), away(1, 2), away(-2, 1), away(4, 1), away(6, 3)]).toEqual(
    Array(5).fill(null),
  );
});

test('a finger may be slightly beside the line, but not as far as the next cell', () => {
  expect(away(4, 0.5)).toEqual({ row: 5, column: 9 });
  expect(away(3.3, 2.8)).toEqual({ row: 8, column: 8 });
  expect(away(0.3, 0.3)).toEqual(from);
});

test('a line never leaves the grid', () => {
  expect(away(0, 7)).toBeNull();
  expect(straightTo(from, { x: 5.5, y: 8.5 }, 8)).toBeNull();
  expect(straightTo({ row: 0, column: 0 }, { x: 0.4, y: 0.2 }, 12)).toEqual([
    { row: 0, column: 0 },
  ]);
});
