import type { LessonActivity } from '@digipals/contract';
import { expect, test } from 'vitest';
import { makeItem } from '../../testing/world.ts';
import { stepsOf } from './progress/steps.ts';

const yesNo = [true, false];
const scores = [null, 0, 4, 5, 10];

/** A §4: "Archive lessons are never locked", regardless of type, score and lock. */
const lists: LessonActivity[][] = yesNo.flatMap(isTest =>
  yesNo.flatMap(locked =>
    scores.map(userScore => [
      makeItem({ activityId: 'before', userScore, totalScore: 10 }),
      makeItem({ activityId: 'it', test: isTest, locked }),
    ]),
  ),
);

test('TRAIN-24 no activity of an archive lesson is ever locked', () => {
  expect(lists).toHaveLength(20);
  for (const list of lists)
    expect(stepsOf(list, new Map(), true).map(({ locked }) => locked)).toEqual([false, false]);
});
