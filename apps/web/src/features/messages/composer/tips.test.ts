import { expect, test } from 'vitest';
import { movedMarks, removed, replaced } from './tips.ts';

const text = 'I play footbal with my sister.';
const mark = { start: 7, end: 14 };
const wordAt = (after: string) =>
  movedMarks([mark], text, after).map(({ start, end }) => after.slice(start, end));

test.each([
  ['nothing', text, ['footbal']],
  ['words before it', `Hello! ${text}`, ['footbal']],
  ['words behind it', `${text} And you?`, ['footbal']],
  ['letters taken before it', text.replace('play ', ''), ['footbal']],
  ['the same letters twice around it', text.replace('I play', 'I play play'), ['footbal']],
  ['itself', text.replace('footbal', 'football'), []],
  ['all', 'Hi', []],
])('marks stay on their words when the child edits %s', (_, after, words) => {
  expect(wordAt(after)).toEqual(words);
});

test('removing words leaves no double space', () => {
  const secret = 'My number is 07700 900 142 and yours?';
  expect(removed(secret, { start: 13, end: 26 })).toEqual({
    text: 'My number is and yours?',
    caret: 12,
  });
  expect(removed('Call 0770', { start: 5, end: 9 }).text).toBe('Call');
});

test('an accepted spelling replaces the marked word', () => {
  expect(replaced(text, mark, 'football').text).toBe('I play football with my sister.');
});
