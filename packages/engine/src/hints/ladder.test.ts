import { expect, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { startRun } from '../run-state.ts';
import { activityOf } from '../testing/samples.ts';
import { missHelps, rungAfterChecks, rungOf } from './ladder.ts';

test.each([
  [1, ['answer']],
  [2, ['fewer', 'answer']],
  [3, ['glow', 'fewer', 'answer']],
  [4, ['glow', 'fewer', 'fewer', 'answer']],
])(
  'HINT-01 with %i tries the wrong checks bring %j, and none before the first',
  (allowed, rungs) => {
    expect(rungAfterChecks(0, allowed)).toBeNull();
    expect(rungs.map((_, at) => rungAfterChecks(at + 1, allowed))).toEqual(rungs);
  },
);

const opened = (test: boolean) =>
  startRun(activityOf(1, { attempts: 3, test }), { random: seededRandom(1), now: 0 });

test('HINT-02 a test has no hints, whatever was wrong', () => {
  const wrong = { attempts: 2, misses: 9 };
  expect(rungOf({ ...opened(true), ...wrong })).toBeNull();
  expect(rungOf({ ...opened(false), ...wrong })).toBe('fewer');
});

test('HINT-06 a game that cannot be lost helps after two misses, and from the fourth on does a part at every second', () => {
  const after = [0, 1, 2, 3, 4, 5, 6].map(misses => rungOf({ ...opened(false), misses }));
  expect(after).toEqual([null, null, 'glow', 'glow', 'fewer', 'fewer', 'fewer']);
  expect([1, 2, 3, 4, 5, 6].filter(missHelps)).toEqual([4, 6]);
});
