import type { LessonActivity } from '@digipals/contract';
import { expect, test } from 'vitest';
import {
  archivePercent,
  isCompleted,
  isLocked,
  itemsPerView,
  percentOf,
  starOf,
} from './training.ts';

const activity = (given: Partial<LessonActivity> = {}): LessonActivity => ({
  activityId: 'a',
  title: 'A',
  thumbnail: '/media/a.webp',
  lingos: 5,
  scoreThreshold: 0.5,
  userScore: null,
  totalScore: 100,
  locked: false,
  test: false,
  ...given,
});

test('TRAIN-20 an activity flagged locked is locked', () => {
  expect(isLocked([activity({ locked: true })], 0)).toBe(true);
  expect(isLocked([activity()], 0)).toBe(false);
});

test('TRAIN-21 a test is locked while the activity before is not completed', () => {
  const before = (userScore: number) => [
    activity({ userScore }),
    activity({ activityId: 't', test: true }),
  ];
  expect(isLocked(before(49), 1)).toBe(true);
  expect(isLocked(before(50), 1)).toBe(false);
});

test('TRAIN-22 an activity that is not a test does not depend on the one before', () => {
  expect(isLocked([activity({ userScore: 0 }), activity({ activityId: 'b' })], 1)).toBe(false);
});

test('TRAIN-23 completed means at least half', () => {
  expect(isCompleted(5, 10)).toBe(true);
  expect(isCompleted(4, 10)).toBe(false);
  expect(isCompleted(null, 10)).toBe(false);
  expect(isCompleted(0, 0)).toBe(false);
});

test.each([0, 0.2, 0.9, 1])(
  'AMBIG-29 completed is at least half, whatever scoreThreshold says: %d',
  scoreThreshold => {
    const lockedAfter = (userScore: number) =>
      isLocked([activity({ userScore, scoreThreshold }), activity({ test: true })], 1);
    expect([lockedAfter(49), lockedAfter(50)]).toEqual([true, false]);
    const archived = (userScore: number) =>
      archivePercent([activity({ userScore, scoreThreshold })]);
    expect([archived(49), archived(50)]).toEqual([0, 100]);
  },
);

test('TRAIN-25 an activity finished offline is unlocked though flagged', () => {
  expect(isLocked([activity({ locked: true })], 0, new Map([['a', 0]]))).toBe(false);
});

test('TRAIN-26 TRAIN-27 TRAIN-28 the star is full at 100, half from 50, else empty', () => {
  expect([100, 99, 50, 49, 0].map(starOf)).toEqual(['full', 'half', 'half', 'empty', 'empty']);
});

test('AMBIG-28 the percent is userScore over totalScore', () => {
  expect(percentOf(3, 4)).toBe(75);
  expect(percentOf(null, 4)).toBe(0);
});

test('AMBIG-30 a missing test flag in the list means that it is not a test', () => {
  const { test: _, ...plain } = activity({ activityId: 'b' });
  expect(isLocked([activity(), plain], 1)).toBe(false);
});

test('AMBIG-31 a test at the beginning is not locked by that rule', () => {
  expect(isLocked([activity({ test: true })], 0)).toBe(false);
});

test('AMBIG-32 an activity finished offline with 50 % opens the test after it', () => {
  const list = [activity(), activity({ activityId: 't', test: true })];
  expect(isLocked(list, 1, new Map([['a', 50]]))).toBe(false);
  expect(isLocked(list, 1, new Map([['a', 49]]))).toBe(true);
});

test('TRAIN-13 TRAIN-14 TRAIN-15 TRAIN-16 CONST-17 items per view follow the window height', () => {
  expect([549, 550, 649, 650, 749, 750].map(itemsPerView)).toEqual([1, 2, 2, 3, 3, 4]);
});

test('TRAIN-29 an archive lesson is 100 when all its activities are completed', () => {
  const ten = (userScore: number | null) => activity({ userScore, totalScore: 10 });
  expect(archivePercent([ten(5), ten(10)])).toBe(100);
  expect(archivePercent([ten(5), activity({ activityId: 'off' })], new Map([['off', 50]]))).toBe(
    100,
  );
});

test('TRAIN-30 an archive lesson is 0 when any activity is not completed, or when it has none', () => {
  const ten = (userScore: number | null) => activity({ userScore, totalScore: 10 });
  expect(archivePercent([ten(10), ten(4)])).toBe(0);
  expect(archivePercent([ten(10), ten(null)])).toBe(0);
  expect(archivePercent([ten(10), activity({ activityId: 'off' })], new Map([['off', 49]]))).toBe(
    0,
  );
  expect(archivePercent([])).toBe(0);
});
