import { expect, test } from 'vitest';
import { isStuck } from './live-board.policy.ts';

/** Answers, the newest first: `q1+` right, `q1-` wrong; of the activity `a` unless another one is named. */
const answers = (written: string) =>
  written.split(' ').map(one => {
    const [, activityId = '', questionId = '', sign] = /^(?:(\w+):)?(\w+)([+-])$/.exec(one) ?? [];
    return { activityId: activityId || 'a', questionId, right: sign === '+' };
  });

test.each([
  ['three wrong questions', 'q3- q2- q1-', true],
  ['several tries at two questions', 'q2- q2- q2- q1- q1-', false],
  ['a right answer among them', 'q3- q2+ q1-', false],
  ['three wrong ones after a right one', 'q4- q3- q2- q1+', true],
  ['a right answer last', 'q4+ q3- q2- q1-', false],
  ['an earlier question that was right in the end', 'q1- q3- q2- q1+', false],
  ['wrong answers in two activities', 'q2- q1- b:q9-', false],
])('CLASS-25 a child with %s', (_, written, expected) => {
  expect(isStuck(answers(written))).toBe(expected);
});

test('CLASS-25 a child without an answer is not stuck', () => {
  expect(isStuck([])).toBe(false);
});
