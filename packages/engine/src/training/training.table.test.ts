import type { LessonActivity } from '@digipals/contract';
import { describe, expect, test } from 'vitest';
import { archivePercent, isCompleted, isLocked, starOf } from './training.ts';

/*
 * Written from the text of A §4 alone, as data; the tested code computes nothing here.
 *
 * "An activity is locked when flagged locked, or, for tests, when the previous activity is not
 * completed. Completed means score/total >= 0.5. Archive lessons are never locked. Activities
 * finished offline are unlocked."
 */

type Flag = 'yes' | 'no';
/** Score of the activity before, of ten; none before it; or finished without a connection at a percentage. */
type Before = 'none' | 'unplayed' | 'score 0' | 'score 4' | 'score 5' | 'score 10' | Offline;
type Offline = 'offline 0' | 'offline 49' | 'offline 50' | 'offline 100';

/** is a test | flagged locked | itself finished offline | the activity before | what a child sees */
const lockTable: readonly [Flag, Flag, Flag, Before, 'open' | 'locked'][] = [
  // Finished offline: unlocked in every case.
  ...allOf(['yes', 'no'], ['yes', 'no'], ['yes'], 'open'),
  // Flagged locked: locked, test or not, whatever the activity before.
  ...allOf(['yes', 'no'], ['yes'], ['no'], 'locked'),
  // Not a test, not flagged: open, whatever the activity before.
  ...allOf(['no'], ['no'], ['no'], 'open'),
  // A test, not flagged: depends on the activity before, if there is one.
  ['yes', 'no', 'no', 'none', 'open'],
  ['yes', 'no', 'no', 'unplayed', 'locked'],
  ['yes', 'no', 'no', 'score 0', 'locked'],
  ['yes', 'no', 'no', 'score 4', 'locked'],
  ['yes', 'no', 'no', 'score 5', 'open'],
  ['yes', 'no', 'no', 'score 10', 'open'],
  ['yes', 'no', 'no', 'offline 0', 'locked'],
  ['yes', 'no', 'no', 'offline 49', 'locked'],
  ['yes', 'no', 'no', 'offline 50', 'open'],
  ['yes', 'no', 'no', 'offline 100', 'open'],
];

function allBefore(): Before[] {
  return [
    'none',
    'unplayed',
    'score 0',
    'score 4',
    'score 5',
    'score 10',
    'offline 0',
    'offline 49',
    'offline 50',
    'offline 100',
  ];
}

function allOf(
  tests: readonly Flag[],
  flags: readonly Flag[],
  offline: readonly Flag[],
  seen: 'open' | 'locked',
): [Flag, Flag, Flag, Before, 'open' | 'locked'][] {
  return tests.flatMap(one =>
    flags.flatMap(two =>
      offline.flatMap(three =>
        allBefore().map((four): [Flag, Flag, Flag, Before, 'open' | 'locked'] => [
          one,
          two,
          three,
          four,
          seen,
        ]),
      ),
    ),
  );
}

const item = (given: Partial<LessonActivity>): LessonActivity => ({
  activityId: 'it',
  title: 'It',
  thumbnail: '/media/it.webp',
  lingos: 5,
  scoreThreshold: 0.5,
  userScore: null,
  totalScore: 10,
  locked: false,
  test: false,
  ...given,
});

function activityBefore(before: Before): LessonActivity[] {
  if (before === 'none') return [];
  const score = before.startsWith('score') ? Number(before.slice(6)) : null;
  return [item({ activityId: 'before', userScore: score })];
}

function offlineOf(itself: Flag, before: Before): Map<string, number> {
  const finished = new Map<string, number>();
  if (itself === 'yes') finished.set('it', 0);
  if (before.startsWith('offline')) finished.set('before', Number(before.slice(8)));
  return finished;
}

test('the lock table has every combination once', () => {
  const rows = lockTable.map(row => row.slice(0, 4).join('|'));
  expect(rows).toHaveLength(2 * 2 * 2 * 10);
  expect(new Set(rows).size).toBe(rows.length);
});

test.each(lockTable)(
  'TRAIN-20 TRAIN-21 TRAIN-22 TRAIN-25 AMBIG-31 AMBIG-32 test %s, flagged %s, finished offline %s, before it: %s -> %s',
  (isTest, flagged, finished, before, seen) => {
    const list = [
      ...activityBefore(before),
      item({ test: isTest === 'yes', locked: flagged === 'yes' }),
    ];
    const locked = isLocked(list, list.length - 1, offlineOf(finished, before));
    expect(locked ? 'locked' : 'open').toBe(seen);
  },
);

/** score | total | completed: "score/total >= 0.5" */
const completedTable: readonly [number | null, number, boolean][] = [
  [null, 10, false],
  [0, 10, false],
  [1, 10, false],
  [4, 10, false],
  [5, 10, true],
  [9, 10, true],
  [10, 10, true],
  [3, 7, false],
  [4, 7, true],
  [2, 6, false],
  [3, 6, true],
  [0, 1, false],
  [1, 1, true],
  [0, 0, false],
];

test.each(completedTable)('TRAIN-23 %s of %s is completed: %s', (score, total, completed) => {
  expect(isCompleted(score, total)).toBe(completed);
});

/** from | to, in percent | "100 is full, 50 or more is half, otherwise empty" */
const starTable = [
  [0, 49, 'empty'],
  [50, 99, 'half'],
  [100, 100, 'full'],
] as const;

describe('TRAIN-26 TRAIN-27 TRAIN-28 the star of every percentage', () => {
  test.each(starTable)('from %i to %i it is %s', (from, to, fill) => {
    for (let percent = from; percent <= to; percent += 1) expect(starOf(percent)).toBe(fill);
  });

  test('a fraction of a percent rounds down to the lower star', () => {
    expect([49.99, 99.99].map(starOf)).toEqual(['empty', 'half']);
  });

  test('the star table has every percentage once', () => {
    const percents = starTable.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index),
    );
    expect(percents).toEqual(Array.from({ length: 101 }, (_, percent) => percent));
  });
});

/** scores of ten, one an activity | "100 if all its activities are completed, else 0" */
const archiveTable: readonly [readonly (number | null)[], 0 | 100][] = [
  [[10, 10, 10], 100],
  [[5, 5, 5], 100],
  [[10, 10, 4], 0],
  [[4, 10, 10], 0],
  [[10, null, 10], 0],
  [[null, null, null], 0],
  [[0, 0, 0], 0],
  [[5], 100],
  [[4], 0],
];

test.each(archiveTable)(
  'TRAIN-29 TRAIN-30 TRAIN-31 an archive lesson with %j is %i',
  (scores, percent) => {
    const lesson = scores.map((userScore, index) => item({ activityId: `a${index}`, userScore }));
    expect(archivePercent(lesson)).toBe(percent);
    expect(starOf(percent)).toBe(percent === 100 ? 'full' : 'empty');
  },
);
