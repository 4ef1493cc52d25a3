import type { Paw, Question, Skill } from '@digipals/contract';
import { isScored } from './score.ts';

/** Questions of a test that check something, and those of them that were right. */
export type CanResult = { right: number; total: number };

type Asked = Pick<Question, 'id' | 'can' | 'skill'>;

const resultOf = (
  questions: readonly Asked[],
  rightIds: ReadonlySet<string>,
  isAsked: (question: Asked) => boolean,
): CanResult => {
  const asked = questions.filter(one => isAsked(one) && isScored(one, true));
  return { right: asked.filter(({ id }) => rightIds.has(id)).length, total: asked.length };
};

/**
 * The result of a can-do line in a test.
 *
 * @param line its number, from 1
 * @param rightIds questions that were answered rightly
 */
export const canResult = (
  questions: readonly Asked[],
  line: number,
  rightIds: ReadonlySet<string>,
): CanResult => resultOf(questions, rightIds, ({ can }) => can === line);

/** The result of a skill in a test. What a child says is not counted. */
export const skillResult = (
  questions: readonly Asked[],
  skill: Skill,
  rightIds: ReadonlySet<string>,
): CanResult => resultOf(questions, rightIds, one => one.skill === skill);

/** How full the paw of a can-do line is: all, some or none of its questions were right. */
export const pawOf = ({ right, total }: CanResult): Paw => {
  if (right === 0) return 'empty';
  return right < total ? 'half' : 'full';
};
