import type { LessonActivity } from '@digipals/contract';
import { expect, test } from 'vitest';
import { isLessonDone, isReviewOpen, placeOf } from './training.policy.ts';

const item = (userScore: number | null, locked = false) =>
  ({ activityId: 'a', userScore, totalScore: 10, locked }) as LessonActivity;
const lesson = (lessonId: string, ...scores: (number | null)[]) => ({
  lessonId,
  activities: scores.map(score => item(score)),
});

test('NOTSHOWN-62 AMBIG-33 a lesson is done when each activity is completed or is a test that was left', () => {
  expect(isLessonDone([item(5), item(10)])).toBe(true);
  expect(isLessonDone([item(5), item(4)])).toBe(false);
  expect(isLessonDone([item(5), item(null)])).toBe(false);
  expect(isLessonDone([item(5), item(0, true)])).toBe(true);
  expect(isLessonDone([])).toBe(true);
});

test('the current lesson is the chosen one, initially the first', () => {
  const lessons = [lesson('one', 9), lesson('two', 1), lesson('three', 1)];
  expect(placeOf(lessons, null)).toBe(0);
  expect(placeOf(lessons, 'one')).toBe(0);
  expect(placeOf(lessons, 'three')).toBe(2);
});

test('if the chosen lesson no longer exists, the current one is the first not done, else the last', () => {
  expect(placeOf([lesson('one', 9), lesson('two', 1), lesson('three', 1)], 'gone')).toBe(1);
  expect(placeOf([lesson('one', 1), lesson('two', 1)], 'gone')).toBe(0);
  expect(placeOf([lesson('one', 9), lesson('two', 9)], 'gone')).toBe(1);
});

test.each([
  [
    'all lessons have half of their stars',
    true,
    [
      [10, 5],
      [5, 5],
    ],
  ],
  [
    'a full star makes up for an empty one',
    true,
    [
      [10, 4],
      [10, null],
      [0, 10],
    ],
  ],
  [
    'one lesson is behind',
    true,
    [
      [10, 10],
      [9, 4],
    ],
  ],
  [
    'two lessons are behind',
    false,
    [
      [10, 10],
      [9, 4],
      [5, null],
    ],
  ],
])('COURSE-76 when %s, a review is open: %s', (_, open, scores) => {
  expect(isReviewOpen(scores.map(some => lesson('l', ...some)))).toBe(open);
});
