import { expect, test } from 'vitest';
import { joinRings } from './join-rings.ts';

test('two parts of a country with a border between them become one ring', () => {
  expect(
    joinRings([
      [0, 1],
      [~1, 2],
    ]),
  ).toEqual([[0, 2]]);
});

test('a border of several lines is removed completely', () => {
  // 1 and 2 are between the parts, 0 and 3 around them.
  expect(
    joinRings([
      [0, 1, 2],
      [~2, ~1, 3],
    ]).map(ring => [...ring].sort()),
  ).toEqual([[0, 3]]);
});

test('islands do not change', () => {
  expect(joinRings([[0], [1, 2], [~3]])).toEqual([[0], [1, 2], [~3]]);
});
