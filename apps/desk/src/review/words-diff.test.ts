import { expect, test } from 'vitest';
import { wordRuns } from './words-diff.ts';

test('changes are shown word by word, removed words before added ones', () => {
  expect(wordRuns('There I goes with my bike', 'There I go with my bike')).toEqual([
    { kind: 'same', text: 'There I' },
    { kind: 'gone', text: 'goes' },
    { kind: 'new', text: 'go' },
    { kind: 'same', text: 'with my bike' },
  ]);
});

test('the runs of each side add up to its text', () => {
  const [before, after] = ['a b c d b', 'b x c b y'];
  const runs = wordRuns(before, after);
  const side = (other: string) =>
    runs
      .filter(run => run.kind !== other)
      .map(run => run.text)
      .join(' ');
  expect([side('new'), side('gone')]).toEqual([before, after]);
});
