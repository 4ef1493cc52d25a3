import { createTranslator, loadCatalogue } from '@digipals/i18n';
import { expect, test } from 'vitest';
import { sayMove, sayOver } from './announcements.ts';
import { put, takeBack } from './places.ts';

const t = createTranslator('en-GB', await loadCatalogue('en-GB'));
const nameOf = (tile: string) => ({ a: 'cow', b: 'hen' })[tile] ?? '';

test('A11Y-01 says over which place or gap a lifted tile is', () => {
  const spot = { item: 'eats', target: 2, total: 5 };
  expect(sayOver(t, 'place', spot)).toBe('eats is over place 3 of 5.');
  expect(sayOver(t, 'gap', spot)).toBe('eats is over gap 3.');
  expect(sayOver(t, 'gap', { ...spot, target: -1 })).toBe('eats is not over a place.');
});

test('A11Y-01 says what a move did', () => {
  const places = ['b', null, null];
  const say = (mode: 'slots' | 'sortableSlots', to: number) =>
    sayMove(t, mode === 'slots' ? 'gap' : 'place', 'a', put(mode, places, 'a', to), nameOf);
  expect(say('slots', 2)).toBe('cow moved to gap 3.');
  expect(say('slots', 0)).toBe('cow and hen changed places.');
  expect(say('sortableSlots', 2)).toBe('cow moved to place 2 of 3.');
  expect(say('slots', -1)).toBe('All places are full. Take one back first.');
  expect(sayMove(t, 'gap', 'b', takeBack('slots', places, 'b'), nameOf)).toBe(
    'hen is back in the row of words.',
  );
});
