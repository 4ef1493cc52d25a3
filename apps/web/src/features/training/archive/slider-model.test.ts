import { expect, test } from 'vitest';
import { pitchPx, placeAfterKey, rowsInView } from './slider-model.ts';

test('CONST-19 CONST-20 shows at most five lessons, 12 px apart', () => {
  expect(pitchPx - 84).toBe(12);
  // Five rows and four gaps are 468 px; 0 means not measured yet.
  expect([0, 83, 84, 179, 180, 467, 468, 2_000].map(rowsInView)).toEqual([5, 1, 1, 1, 2, 4, 5, 5]);
});

test('TRAIN-09 keys move the slider within its limits', () => {
  const at = (key: string, place: number) => placeAfterKey(key, { place, last: 6, page: 5 });
  expect(
    ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'].map(key => at(key, 3)),
  ).toEqual([2, 4, 0, 6, 0, 6]);
  expect([at('ArrowUp', 0), at('ArrowDown', 6), at('Enter', 3)]).toEqual([0, 6, null]);
});
