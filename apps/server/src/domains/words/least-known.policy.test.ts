import { expect, test } from 'vitest';
import { answers } from './answers.cases.ts';
import { byLeastKnown } from './least-known.policy.ts';

const park = ['ask-cat', 'ask-dog', 'ask-sun'];
const wordOf = (questionId: string): string[] => [questionId.split('-').at(-1) ?? ''];
const order = (...lines: string[]): string[] => byLeastKnown(park, answers(...lines), wordOf);

test('COURSE-78 what was right least often comes first, and what was never asked before that', () => {
  expect(
    order('1 right understood-cat', '2 right understood-cat', '2 right understood-dog'),
  ).toEqual(['ask-sun', 'ask-dog', 'ask-cat']);
});

test('COURSE-78 a wrong answer does not count as right', () => {
  expect(
    order('1 right understood-cat', '2 wrong understood-dog', '2 right understood-sun'),
  ).toEqual(['ask-dog', 'ask-cat', 'ask-sun']);
});

test('COURSE-78 of words that were right as often, the one that was asked longest ago comes first', () => {
  expect(
    order('3 right understood-cat', '1 right understood-sun', '2 right understood-dog'),
  ).toEqual(['ask-sun', 'ask-dog', 'ask-cat']);
});

test('COURSE-78 without answers the order is that of the activity; a question of two words is as known as its least known word', () => {
  expect(order()).toEqual(park);
  const asks = (questionId: string) =>
    questionId === 'ask-cat' ? ['cat', 'sun'] : wordOf(questionId);
  const known = answers('1 right understood-cat', '2 right understood-dog');
  expect(byLeastKnown(['ask-dog', 'ask-cat'], known, asks)).toEqual(['ask-cat', 'ask-dog']);
});
