import { createTranslator, loadCatalogue } from '@digipals/i18n';
import { expect, test } from 'vitest';
import { sayMove, sayOver } from './announcements.ts';
import { put, returnToTray } from './places.ts';

const t = createTranslator('en-GB', await loadCatalogue('en-GB'));
const nameOf = (tile: string) => ({ a: 'cow', b: 'hen' })[tile] ?? '';

test('A11Y-01 announces the place or gap under a lifted tile', () => {
  const spot = { item: 'eats', target: 2, total: 5 };
  expect(sayOver(t, 'place', spot)).toBe('eats is over place 3 of 5.');
  expect(sayOver(t, 'gap', spot)).toBe('eats is over gap 3.');
  expect(sayOver(t, 'gap', { ...spot, target: -1 })).toBe('eats is not over a place.');
});

test('A11Y-01 announces the result of a move', () => {
  const places = ['b', null, null];
  const say = (mode: 'slots' | 'sortableSlots', to: number) =>
    sayMove(t, mode === 'slots' ? 'gap' : 'place', 'a', put(mode, places, 'a', to), nameOf);
  expect(say('slots', 2)).toBe('cow moved to gap 3.');
  expect(say('slots', 0)).toBe('cow and hen changed places.');
  expect(say('sortableSlots', 2)).toBe('cow moved to place 2 of 3.');
  expect(say('slots', -1)).toBe('All places are full. Take one back first.');
  expect(sayMove(t, 'gap', 'b', returnToTray('slots', places, 'b'), nameOf)).toBe(
    'hen is back in the row of words.',
  );
});
