import type { CanDoResult, Paw, Question } from '@digipals/contract';
import { scoredSkills } from '@digipals/contract/constants';
import { canResult, isScored, pawOf, skillResult } from '@digipals/engine';
import type { TestRun } from './progress.data.ts';

/** Questions of a test. */
type Questions = readonly Pick<Question, 'id' | 'can' | 'skill'>[];

/**
 * The run of a test that counts: of those that were played to the end the one with most right answers, of equal ones the
 * newest. A test from before its questions changed was not played to the end.
 */
export function bestRun(questions: Questions, runs: readonly TestRun[]): TestRun | undefined {
  const scored = questions.filter(one => isScored(one, true)).map(({ id }) => id);
  const rightIn = ({ right }: TestRun) => scored.filter(id => right.includes(id)).length;
  return runs
    .filter(({ met }) => scored.every(id => met.includes(id)))
    .toSorted(
      (one, other) => rightIn(other) - rightIn(one) || other.at.getTime() - one.at.getTime(),
    )[0];
}

/** The paw of a can-do line in a run. @param line its number, from 1 */
export const pawIn = (questions: Questions, line: number, { right }: TestRun): Paw =>
  pawOf(canResult(questions, line, new Set(right)));

/** The results of the skills that a test asks for, in a run. */
export const skillsIn = (questions: Questions, { right }: TestRun): CanDoResult['skills'] =>
  scoredSkills
    .map(skill => ({ skill, ...skillResult(questions, skill, new Set(right)) }))
    .filter(({ total }) => total > 0);
