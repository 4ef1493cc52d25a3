import { expect, test } from 'vitest';
import { changedWords, wordRuns } from './words-diff.ts';

test('what changed is told word by word, what went before what came', () => {
  expect(wordRuns('There I goes with my bike', 'There I go with my bike')).toEqual([
    { kind: 'same', text: 'There I' },
    { kind: 'gone', text: 'goes' },
    { kind: 'new', text: 'go' },
    { kind: 'same', text: 'with my bike' },
  ]);
});

test('the runs of both sides are the two texts', () => {
  const [before, after] = ['a b c d b', 'b x c b y'];
  const runs = wordRuns(before, after);
  const side = (other: string) =>
    runs
      .filter(run => run.kind !== other)
      .map(run => run.text)
      .join(' ');
  expect([side('new'), side('gone')]).toEqual([before, after]);
});

test.each([
  ['I goes there', 'I go there', 1],
  ['I goes there', 'I go there now', 2],
  ['one two three', '', 3],
  ['', 'one two', 2],
  ['same  words', 'same words', 0],
])('from "%s" to "%s" it is %i changed', (before, after, count) => {
  expect(changedWords(before, after)).toBe(count);
});
