import { expect, test } from 'vitest';
import { show } from '../../testing/marks.ts';
import { exclusionOverWeek } from './exclusion-over-week.ts';

const of = (author: string, text: string) => ({ author, text });

test('SAFE2-91 finds that several children shut one out within a week', () => {
  const toTarget = [of('1', 'the club is not for you'), of('2', 'there is no place at our table')];
  expect(show(exclusionOverWeek, 'find other friends', { toTarget })).toEqual([
    ['exclusion', 2, null],
  ]);
});

test('SAFE2-91 needs three cold texts of two children, this one among them', () => {
  const cold = of('1', 'the club is not for you');
  expect(show(exclusionOverWeek, 'find other friends', { toTarget: [cold] })).toEqual([]);
  const own = [of('', 'go away'), of('', 'we do not need you')];
  expect(show(exclusionOverWeek, 'find other friends', { toTarget: own })).toEqual([]);
  const toTarget = [cold, of('2', 'nobody plays with you')];
  expect(show(exclusionOverWeek, 'I like your hat', { toTarget })).toEqual([]);
});

test('SAFE2-91 finds nothing in friendly texts with the same words', () => {
  const toTarget = [
    of('1', 'you can join our club'),
    of('2', 'sorry I can not play today, I am ill'),
  ];
  expect(show(exclusionOverWeek, 'see you tomorrow, bye bye', { toTarget })).toEqual([]);
});
