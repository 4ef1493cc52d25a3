import { expect, test } from 'vitest';
import { moved, placeAfter } from './order.ts';

const list = ['a', 'b', 'c', 'd'];

test('SHOP-25 an entry moves to another place, and the others close up', () => {
  expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(list, 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(list, 1, 1)).toEqual(list);
});

test('SHOP-25 beyond the ends it moves to the first or last place', () => {
  expect(moved(list, 1, -3)).toEqual(['b', 'a', 'c', 'd']);
  expect(moved(list, 1, 11)).toEqual(['a', 'c', 'd', 'b']);
  expect(moved(list, 9, 0)).toEqual(list);
});

test('SHOP-25 arrow keys lead to the next place or row, other keys nowhere', () => {
  expect(placeAfter('ArrowRight', 4, 3)).toBe(5);
  expect(placeAfter('ArrowLeft', 4, 3)).toBe(3);
  expect(placeAfter('ArrowUp', 4, 3)).toBe(1);
  expect(placeAfter('ArrowDown', 4, 3)).toBe(7);
  expect(placeAfter('a', 4, 3)).toBeNull();
});
