import { expect, test } from 'vitest';
import type { Places } from './places.ts';
import { tapPlace, tapTile } from './tap.ts';

const empty: Places = [null, null, null];

test('NOTSHOWN-66 a tapped tile moves to the first free place, and tapping another place moves it there', () => {
  const tap = tapTile('slots', ['a', null, null], null, 'b');
  expect(tap.move?.places).toEqual(['a', 'b', null]);
  expect(tap.waiting).toEqual({ tile: 'b' });
});

test('NOTSHOWN-66 tile then place: the tile lands in the tapped place', () => {
  const first = tapTile('slots', empty, null, 'a');
  const second = tapPlace('slots', first.move?.places ?? empty, first.waiting, 2);
  expect(second.move?.places).toEqual([null, null, 'a']);
  expect(second.waiting).toBeNull();
});

test('NOTSHOWN-66 place then tile: the tile lands in the tapped place', () => {
  const first = tapPlace('slots', empty, null, 1);
  expect(first).toEqual({ move: null, waiting: { place: 1 } });
  expect(tapTile('slots', empty, first.waiting, 'a').move?.places).toEqual([null, 'a', null]);
});

test('a tap on a placed tile returns it', () => {
  const tap = tapTile('sortableSlots', ['a', 'b', null], { tile: 'b' }, 'a');
  expect(tap.move?.places).toEqual(['b', null, null]);
  expect(tap.waiting).toBeNull();
});

test('when all places are taken a tile waits and then replaces the tapped one', () => {
  const full: Places = ['a', 'b', 'c'];
  const first = tapTile('drop', full, null, 'd');
  expect([first.move?.outcome, first.waiting]).toEqual(['refused', { tile: 'd' }]);
  expect(tapTile('drop', full, first.waiting, 'b').move?.places).toEqual(['a', 'd', 'c']);
});

test('sorting in place: the first tile moves to the place of the second', () => {
  const row: Places = ['a', 'b', 'c'];
  const first = tapTile('sort', row, null, 'a');
  expect(first).toEqual({ move: null, waiting: { tile: 'a' } });
  expect(tapTile('sort', row, first.waiting, 'c').move?.places).toEqual(['b', 'c', 'a']);
  expect(tapTile('sort', row, first.waiting, 'a')).toEqual({ move: null, waiting: null });
});
