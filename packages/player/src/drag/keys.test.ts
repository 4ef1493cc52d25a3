import { expect, test } from 'vitest';
import { keyStep, nextTarget } from './keys.ts';

test('A11Y-01 Enter and Space lift and drop, arrows choose, Escape returns', () => {
  expect(['Enter', ' ', 'ArrowRight', 'Tab'].map(key => keyStep(key, false))).toEqual([
    'lift',
    'lift',
    null,
    null,
  ]);
  const keys = ['Enter', ' ', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Escape', 'x'];
  expect(keys.map(key => keyStep(key, true))).toEqual([
    'drop',
    'drop',
    'on',
    'on',
    'back',
    'back',
    'cancel',
    null,
  ]);
});

test('targets cycle: outside the places, first, last, outside again', () => {
  const on = [-1, 0, 1, 2].map(from => nextTarget('slots', 3, from, 'on'));
  const back = [-1, 0, 1, 2].map(from => nextTarget('slots', 3, from, 'back'));
  expect(on).toEqual([0, 1, 2, -1]);
  expect(back).toEqual([2, -1, 0, 1]);
});

test('a sortable tile never leaves the row', () => {
  expect([0, 1, 2].map(from => nextTarget('sort', 3, from, 'on'))).toEqual([1, 2, 0]);
});
