import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lingoCredit, replayCredit } from './lingos.ts';
import { seededRandom, shuffle } from './random.ts';

test('NOTSHOWN-59 an activity pays in proportion to its newly valid questions', () => {
  expect(lingoCredit({ lingos: 10, total: 5, creditedBefore: 0, creditedAfter: 2 })).toBe(4);
  expect(lingoCredit({ lingos: 10, total: 5, creditedBefore: 2, creditedAfter: 2 })).toBe(0);
});

test('NOTSHOWN-59 a share is rounded down as a running total', () => {
  const paid = (creditedBefore: number, creditedAfter: number) =>
    lingoCredit({ lingos: 5, total: 3, creditedBefore, creditedAfter });
  expect([paid(0, 1), paid(1, 2), paid(2, 3)]).toEqual([1, 2, 2]);
  expect(paid(0, 4)).toBe(5);
  expect(paid(2, 1)).toBe(0);
  expect(lingoCredit({ lingos: 5, total: 0, creditedBefore: 0, creditedAfter: 1 })).toBe(0);
});

test('PAY-11 a replay pays a fifth of the Lingos of the activity, at least one', () => {
  expect([0, 1, 4, 5, 9, 10, 14].map(replayCredit)).toEqual([0, 1, 1, 1, 1, 2, 2]);
});

test('COMP-58 every order of a shuffled list is equally likely', () => {
  const orders = [0.5, 1.5, 2.5].flatMap(first =>
    [0.5, 1.5].map(second => {
      const chances = [first / 3, second / 2];
      return shuffle(['a', 'b', 'c'], () => chances.shift() ?? Number.NaN).join('');
    }),
  );
  expect(orders.toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
});

test('a completely right activity pays exactly its Lingos, however its answers are split into requests', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50 }), cuts, (lingos, steps) => {
      const total = steps.reduce((sum, step) => sum + step, 0);
      let before = 0;
      let paid = 0;
      for (const step of steps) {
        paid += lingoCredit({
          lingos,
          total,
          creditedBefore: before,
          creditedAfter: before + step,
        });
        before += step;
      }
      expect(paid).toBe(lingos);
    }),
  );
});

test('the same seed gives the same order, and shuffling keeps every item', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (list, seed) => {
      const first = shuffle(list, seededRandom(seed));
      expect(shuffle(list, seededRandom(seed))).toEqual(first);
      expect(first.toSorted()).toEqual(list.toSorted());
    }),
  );
});
