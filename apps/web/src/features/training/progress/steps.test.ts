import { expect, test } from 'vitest';
import { makeItem } from '../../../testing/world.ts';
import { stepsOf } from './steps.ts';

const nothing = new Map<string, number>();
const currentOf = (scores: readonly (number | null)[]) =>
  stepsOf(
    scores.map((userScore, index) =>
      makeItem({ activityId: `a${index + 1}`, userScore, totalScore: 8 }),
    ),
    nothing,
  ).find(({ current }) => current)?.number;

test.each([
  ['one answer of the first step', [1, null, null], 1],
  ['half of the first step', [4, null, null], 2],
  ['a step that was left, after others', [8, 3, null], 2],
  ['all played, one half right', [8, 4, 8], 2],
  ['everything right', [8, 8, 8], undefined],
])('HOME-09 the current step after %s', (_, scores, number) => {
  expect(currentOf(scores)).toBe(number);
});
