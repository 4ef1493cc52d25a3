import { expect, test } from 'vitest';
import { colourWorld } from './colours.ts';
import { ringArea, simplify } from './simplify.ts';
import type { Position, World } from './topology.ts';

/** A square of this many degrees from a corner, with a tiny bump on its first side. */
const square = (west: number, south: number, side: number): Position[] => [
  [west, south],
  [west + side / 2, south + 0.01],
  [west + side, south],
  [west + side, south + side],
  [west + side / 2, south + side + 0.01],
  [west + side / 3, south + side],
  [west + side / 4, south + side + 0.01],
  [west, south + side],
  [west, south],
];
const limits = { detail: 500, island: 3_000 };

test('ring areas are in square kilometres, also across the date line', () => {
  const degree = 111.2 ** 2;
  expect(ringArea(square(0, 0, 2))).toBeCloseTo(4 * degree, -3);
  const over: Position[] = [
    [179, 0],
    [-179, 0],
    [-179, 2],
    [179, 2],
  ];
  expect(ringArea(over)).toBeCloseTo(4 * degree, -3);
});

test('small details and islands are removed, but never the largest area of a country', () => {
  const world: World = {
    lines: [square(0, 0, 9), square(20, 0, 0.2), square(40, 0, 0.2)],
    countries: new Map([
      ['aa', [[1], [0]]],
      ['bb', [[2]]],
    ]),
  };
  const simple = simplify(world, limits);
  expect(simple.countries).toEqual(
    new Map([
      ['aa', [[0]]],
      ['bb', [[1]]],
    ]),
  );
  expect(simple.lines.map(({ length }) => length)).toEqual([8, 7]);
  expect(simple.lines[0]?.[0]).toEqual([0, 0]);
  expect(simple.lines[0]?.at(-1)).toEqual([0, 0]);
});

test('neighbours get different colours, and too few colours raise an error', () => {
  const world: World = {
    lines: [],
    countries: new Map([
      ['aa', [[0, 1]]],
      ['bb', [[~0, 2]]],
      ['cc', [[~1, ~2]]],
    ]),
  };
  expect(new Set(colourWorld(world, 3).values()).size).toBe(3);
  expect(() => colourWorld(world, 2)).toThrow('No colour is left');
});
