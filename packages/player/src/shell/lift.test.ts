import { expect, test } from 'vitest';
import { answersToLift, liftOver } from './lift.ts';

test('an answer above the hill stays where it is', () => {
  expect(liftOver([{ top: 200, bottom: 300 }], 400, 100)).toBe(0);
  expect(liftOver([], 400, 100)).toBe(0);
});

test('an answer under the hill rises until it is visible', () => {
  expect(liftOver([{ top: 380, bottom: 440 }], 400, 100)).toBe(60);
});

test('the highest answer never leaves the board', () => {
  const spread = [
    { top: 150, bottom: 200 },
    { top: 500, bottom: 600 },
  ];
  expect(liftOver(spread, 400, 100)).toBe(30);
});

test('only wrong answers are lifted, or all if none is wrong', () => {
  const [cow, pig] = [{ mark: 'again' }, { mark: 'right' }];
  expect(answersToLift([pig, cow])).toEqual([cow]);
  expect(answersToLift([pig])).toEqual([pig]);
});
