import { expect, test } from 'vitest';
import { movedMarks, replaced, takenOut } from './tips.ts';

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
])('marks stay with their words when the child changes %s', (_, after, words) => {
  expect(wordAt(after)).toEqual(words);
});

test('what is taken out leaves no two spaces', () => {
  const secret = 'My number is 07700 900 142 and yours?';
  expect(takenOut(secret, { start: 13, end: 26 })).toEqual({
    text: 'My number is and yours?',
    caret: 12,
  });
  expect(takenOut('Call 0770', { start: 5, end: 9 }).text).toBe('Call');
});

test('a spelling that is taken stands in its place', () => {
  expect(replaced(text, mark, 'football').text).toBe('I play football with my sister.');
});
