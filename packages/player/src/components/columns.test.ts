import { expect, test } from 'vitest';
import { columnCount, startLine } from './columns.ts';

const columns = (counts: number[], mobile: boolean) =>
  counts.map(count => columnCount(count, mobile));

test('COMP-59 fewer than 5 image buttons are in 2 columns', () => {
  expect(columns([1, 2, 4], false)).toEqual([2, 2, 2]);
});

test('COMP-60 fewer than 8 image buttons are in 3 columns', () => {
  expect(columns([5, 7], false)).toEqual([3, 3]);
});

test('COMP-61 8 and more image buttons are in 4 columns', () => {
  expect(columns([8, 12], false)).toEqual([4, 4]);
});

test('COMP-62 on mobile there are at most 3 columns', () => {
  expect(columns([4, 7, 8, 12], true)).toEqual([2, 3, 3, 3]);
});

test('an unfinished last row is centred', () => {
  const lines = (count: number, width: number) =>
    Array.from({ length: count }, (_, index) => startLine(index, count, width));
  expect(lines(3, 2)).toEqual(['auto', 'auto', 2]);
  expect(lines(5, 3)).toEqual(['auto', 'auto', 'auto', 2, 'auto']);
  expect(lines(4, 2)).toEqual(['auto', 'auto', 'auto', 'auto']);
});
