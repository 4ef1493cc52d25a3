import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { firstContact } from './first-contact.ts';

test('reports the first text between two children, but no later text and none without a recipient', () => {
  expect(show(firstContact, 'Hi', { deliveredBetween: 0 })).toEqual([['firstContact', 0, null]]);
  expect(show(firstContact, 'Hi', { deliveredBetween: 1 })).toEqual([]);
  expect(show(firstContact, 'Hi', { deliveredBetween: null })).toEqual([]);
});
