import { expect, test } from 'vitest';
import { wordRuns } from './words-diff.ts';

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
