import { expect, test } from 'vitest';
import { show } from '../testing/marks.ts';
import { repetition } from './repetition.ts';

test.each([
  ['heyyyyyyyyyyyyy you', 'yyyyyyyyyyyyy'],
  ['ok hahahahahahahaha', 'hahahahahahahaha'],
  ['cat cat cat cat cat', 'cat cat cat cat cat'],
  ['what?????????????', '?????????????'],
])('finds a repetition: %s', (text, marked) => {
  expect(show(repetition, text)).toContainEqual(['repetition', 0, marked]);
});

test.each(['No no no, I do not think so', 'Woooow', 'hahaha', '-----', '....................'])(
  'allows a short repetition: %s',
  text => {
    expect(show(repetition, text)).toEqual([]);
  },
);

test('finds a text that was sent minutes ago, and too many texts within minutes', () => {
  const recentTexts = ['Hi Ali!', 'hi  ALI', 'two', 'three', 'four'];
  expect(show(repetition, 'Hi, Ali', { recentTexts: ['Hi Ali!'] })).toEqual([
    ['repetition', 1, null],
  ]);
  expect(show(repetition, 'Hi Ali', { recentTexts })).toEqual([
    ['repetition', 1, null],
    ['flood', 1, null],
  ]);
  expect(show(repetition, 'new', { recentTexts: recentTexts.slice(1) })).toEqual([]);
});
