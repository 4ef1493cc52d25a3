import { expect, test } from 'vitest';
import { isSeen, type MovingSpot, pointAt, spotAt } from './moving.ts';

const hen: MovingSpot = {
  id: 'hen',
  width: 10,
  height: 20,
  from: 1,
  to: 5,
  keys: [
    { at: 1, x: 10, y: 80 },
    { at: 3, x: 50, y: 60 },
    { at: 4, x: 40, y: 60 },
  ],
};

test('COMP-33 a place moves in a straight line from key to key', () => {
  expect([1, 2, 3, 3.5, 4].map(second => pointAt(hen, second))).toEqual([
    { x: 10, y: 80 },
    { x: 30, y: 70 },
    { x: 50, y: 60 },
    { x: 45, y: 60 },
    { x: 40, y: 60 },
  ]);
});

test('a place does not move before its first key or after its last', () => {
  expect(pointAt(hen, 0)).toEqual({ x: 10, y: 80 });
  expect(pointAt(hen, 9)).toEqual({ x: 40, y: 60 });
  expect(pointAt({ keys: [{ at: 2, x: 5, y: 6 }] }, 0)).toEqual({ x: 5, y: 6 });
  expect(pointAt({ keys: [{ at: 2, x: 5, y: 6 }] }, 3)).toEqual({ x: 5, y: 6 });
  expect(() => pointAt({ keys: [] }, 0)).toThrow('has no keys');
});

test('COMP-33 of a thing that is partly outside the film, the place is the part inside', () => {
  const train: MovingSpot = {
    ...{ id: 'train', width: 14, height: 24, from: 0, to: 4 },
    keys: [
      { at: 0, x: 100, y: 92 },
      { at: 4, x: -10, y: 92 },
    ],
  };
  expect(spotAt(train, 0)).toEqual({ id: 'train', x: 95.5, width: 5, y: 89, height: 18 });
  expect(spotAt(train, 2)).toEqual({ id: 'train', x: 45, width: 14, y: 89, height: 18 });
  expect(spotAt(train, 4)).toMatchObject({ x: 2, width: 0 });
});

test('a place is visible from its first second to its last', () => {
  expect([0.9, 1, 3, 5, 5.1].map(second => isSeen(hen, second))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(spotAt(hen, 2)).toEqual({ id: 'hen', width: 10, height: 20, x: 30, y: 70 });
});
