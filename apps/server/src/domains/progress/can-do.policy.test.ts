import { expect, test } from 'vitest';
import { bestRun, pawIn, skillsIn } from './can-do.policy.ts';

const questions = [
  { id: 'a', can: 1, skill: 'listen' },
  { id: 'b', can: 1, skill: 'write' },
  { id: 'c', can: 2, skill: 'read' },
  { id: 'said', can: 2, skill: 'speak' },
] as const;

const run = (day: number, right: string[], met = ['a', 'b', 'c']) => ({
  ...{ userId: 'mia', activityId: 'test', met, right },
  at: new Date(Date.UTC(2026, 2, day)),
});

test('COURSE-85 the best finished run of a test counts, of equal ones the newest', () => {
  const best = run(2, ['a', 'b']);
  const again = run(3, ['b', 'c']);
  expect(bestRun(questions, [run(1, ['a']), best, again, run(4, [])])).toBe(again);
  // What was said is outside of the score, and does not have to be said.
  expect(bestRun(questions, [best, run(5, ['a', 'said'])])).toBe(best);
});

test('COURSE-85 a run that was left, or that is from before its questions changed, does not count', () => {
  expect(bestRun(questions, [run(1, ['a', 'b'], ['a', 'b', 'old'])])).toBeUndefined();
});

test('COURSE-85 COURSE-87 a run has a paw for each line and a result for each skill that is scored', () => {
  const played = run(1, ['a', 'c', 'said']);
  expect([1, 2].map(line => pawIn(questions, line, played))).toEqual(['half', 'full']);
  expect(skillsIn(questions, played)).toEqual([
    { skill: 'listen', right: 1, total: 1 },
    { skill: 'read', right: 1, total: 1 },
    { skill: 'write', right: 0, total: 1 },
  ]);
});
