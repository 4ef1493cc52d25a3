import { expect, test } from 'vitest';
import { canResult, pawOf, skillResult } from './can-do.ts';
import { reduceRun } from './run.ts';
import { startRun } from './run-state.ts';
import { activityOf, pickOf } from './testing/samples.ts';

const questions = [
  { id: 'a', can: 1 },
  { id: 'b', can: 1 },
  { id: 'c', can: 2 },
  { id: 'said', can: 2, skill: 'speak' },
] as const;

test.each([
  ['all of its questions right', ['a', 'b'], { right: 2, total: 2 }, 'full'],
  ['some of them', ['b', 'c'], { right: 1, total: 2 }, 'half'],
  ['none of them', ['c'], { right: 0, total: 2 }, 'empty'],
])('COURSE-14 a can-do line with %s has its paw', (_what, right, result, paw) => {
  expect(canResult(questions, 1, new Set(right))).toEqual(result);
  expect(pawOf(result)).toBe(paw);
});

test('COURSE-14 what a child says is not counted for a can-do line', () => {
  expect(canResult(questions, 2, new Set(['said']))).toEqual({ right: 0, total: 1 });
});

test('COURSE-87 a skill has the questions that ask for it; speaking has none', () => {
  const asked = [
    { id: 'a', skill: 'listen' },
    { id: 'b', skill: 'listen' },
    { id: 'c', skill: 'read' },
    { id: 'd', skill: 'speak' },
  ] as const;
  const right = new Set(['a', 'd']);
  expect(skillResult(asked, 'listen', right)).toEqual({ right: 1, total: 2 });
  expect(skillResult(asked, 'speak', right)).toEqual({ right: 0, total: 0 });
});

test.each([true, false])(
  'COURSE-12 a question to speak is outside the score only in a test (%s)',
  test => {
    const plain = activityOf(3, { test, attempts: 1 });
    const data = plain.data.map((one, index) =>
      index === 2 ? { ...one, skill: 'speak' as const } : one,
    );
    let state = startRun({ ...plain, data }, { random: () => 0, now: 0 });
    for (const value of ['yes', 'no', 'yes']) {
      const question = state.activity.data[state.index];
      const picks = question ? [pickOf(question, value)] : [];
      state = reduceRun(state, { type: 'answered', picks, at: 1 }).state;
      if (state.index === 2) break;
      state = reduceRun(state, { type: 'feedbackEnded', at: 2 }).state;
    }
    // An activity ends after the practice of its missed question.
    const end = reduceRun(state, { type: 'feedbackEnded', at: 3 });
    const over = test ? end : reduceRun(end.state, { type: 'left' });
    expect(over.effects).toEqual([
      test
        ? { type: 'finished', percent: 50, right: 1, skipped: 0, total: 2, rightIds: ['q1'] }
        : expect.objectContaining({ right: 2, total: 3, rightIds: ['q1', 'q3'] }),
    ]);
  },
);
