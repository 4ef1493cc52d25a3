import { expect, test } from 'vitest';
import { type DragMode, drop, firstFree, type Places, put, returnToTray } from './places.ts';

const row = (text: string): Places => [...text].map(letter => (letter === '-' ? null : letter));
const textOf = (places: Places): string => places.map(tile => tile ?? '-').join('');

test.each<[DragMode, string, string, number, string, string, string | null]>([
  ['slots', '---', 'a', 2, '--a', 'placed', null],
  ['slots', 'a-b', 'c', 0, 'c-b', 'placed', 'a'],
  ['slots', 'a-b', 'a', 2, 'b-a', 'placed', 'b'],
  ['slots', 'a--', 'a', 1, '-a-', 'placed', null],
  ['sortableSlots', '---', 'a', 2, 'a--', 'placed', null],
  ['sortableSlots', 'ab-', 'c', 0, 'cab', 'placed', null],
  ['sortableSlots', 'abc', 'a', 2, 'bca', 'placed', null],
  ['sortableSlots', 'abc', 'c', 0, 'cab', 'placed', null],
  ['sortableSlots', 'abc', 'd', 1, 'adc', 'placed', 'b'],
  ['drop', '---', 'a', 2, 'a--', 'placed', null],
  ['drop', 'ab-', 'c', 0, 'abc', 'placed', null],
  ['drop', 'ab-', 'a', 1, 'ab-', 'unchanged', null],
  ['drop', 'abc', 'd', 1, 'adc', 'placed', 'b'],
  ['sort', 'abc', 'a', 2, 'bca', 'placed', null],
  ['slots', 'abc', 'd', -1, 'abc', 'refused', null],
  ['slots', 'abc', 'b', 1, 'abc', 'unchanged', null],
])(
  'A11Y-01 %s: in %s tile %s put into place %i gives %s',
  (mode, before, tile, to, after, outcome, other) => {
    const move = put(mode, row(before), tile, to);
    expect([textOf(move.places), move.outcome, move.other]).toEqual([after, outcome, other]);
  },
);

test.each<[DragMode, string, string, string, string]>([
  ['slots', 'abc', 'a', '-bc', 'removed'],
  ['sortableSlots', 'abc', 'a', 'bc-', 'removed'],
  ['drop', 'ab-', 'b', 'a--', 'removed'],
  ['sort', 'abc', 'b', 'abc', 'unchanged'],
  ['slots', 'a--', 'b', 'a--', 'unchanged'],
])('%s: in %s returning tile %s gives %s', (mode, before, tile, after, outcome) => {
  const move = returnToTray(mode, row(before), tile);
  expect([textOf(move.places), move.outcome]).toEqual([after, outcome]);
});

test('a tile dropped outside all places returns to the tray', () => {
  expect(textOf(drop('slots', row('ab-'), 'a', -1).places)).toBe('-b-');
});

test('the first free place is the leftmost one', () => {
  expect([firstFree(row('a--')), firstFree(row('abc'))]).toEqual([1, -1]);
});

test('no move loses or duplicates a tile', () => {
  const modes: DragMode[] = ['drop', 'slots', 'sortableSlots', 'sort'];
  for (const mode of modes)
    for (const before of ['abc', 'ab-', '-a-', '---'])
      for (const tile of ['a', 'b', 'd'])
        for (const to of [-1, 0, 1, 2]) {
          const { places } = drop(mode, row(before), tile, to);
          const held = places.filter(place => place !== null);
          expect(new Set(held).size).toBe(held.length);
          expect(places).toHaveLength(3);
        }
});
