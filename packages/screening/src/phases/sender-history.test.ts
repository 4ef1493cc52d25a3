import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { senderHistory } from './sender-history.ts';

test('reports strikes and many returned texts, but not a few', () => {
  expect(show(senderHistory, 'Hi', { strikes: 1 })).toEqual([['senderHistory', 1, null]]);
  expect(show(senderHistory, 'Hi', { recentReturns: 3 })).toEqual([['senderHistory', 1, null]]);
  expect(show(senderHistory, 'Hi', { strikes: 2, recentReturns: 4 })).toHaveLength(2);
  expect(show(senderHistory, 'Hi', { recentReturns: 2 })).toEqual([]);
});
