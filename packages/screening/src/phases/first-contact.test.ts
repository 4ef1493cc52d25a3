import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { firstContact } from './first-contact.ts';

test('the first text between two children is told, not later ones nor those for nobody', () => {
  expect(show(firstContact, 'Hi', { deliveredBetween: 0 })).toEqual([['firstContact', 0, null]]);
  expect(show(firstContact, 'Hi', { deliveredBetween: 1 })).toEqual([]);
  expect(show(firstContact, 'Hi', { deliveredBetween: null })).toEqual([]);
});
