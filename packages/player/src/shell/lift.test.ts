import { expect, test } from 'vitest';
import { liftOver, toBeSeen } from './lift.ts';

test('an answer above the hill stays where it is', () => {
  expect(liftOver([{ top: 200, bottom: 300 }], 400, 100)).toBe(0);
  expect(liftOver([], 400, 100)).toBe(0);
});

test('an answer under the hill rises until it is visible', () => {
  expect(liftOver([{ top: 380, bottom: 440 }], 400, 100)).toBe(60);
});

test('the highest answer never rises out of the board', () => {
  const spread = [
    { top: 150, bottom: 200 },
    { top: 500, bottom: 600 },
  ];
  expect(liftOver(spread, 400, 100)).toBe(30);
});

test('what is not right yet is to be seen before what is', () => {
  const [cow, pig] = [{ mark: 'again' }, { mark: 'right' }];
  expect(toBeSeen([pig, cow])).toEqual([cow]);
  expect(toBeSeen([pig])).toEqual([pig]);
});
