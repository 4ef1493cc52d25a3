import type { Question } from '@digipals/contract';
import { isScored } from './score.ts';
import type { StarFill } from './training/training.ts';

/** The questions of a test that check a can-do line, and those of them that were right. */
export type CanResult = { right: number; total: number };

/**
 * The result of a can-do line in a test.
 *
 * @param line its number, from 1
 * @param rightIds questions that were answered rightly
 */
export const canResult = (
  questions: readonly Pick<Question, 'id' | 'can' | 'skill'>[],
  line: number,
  rightIds: ReadonlySet<string>,
): CanResult => {
  const asked = questions.filter(one => one.can === line && isScored(one, true));
  return { right: asked.filter(({ id }) => rightIds.has(id)).length, total: asked.length };
};

/** How full the paw of a can-do line is: all, some or none of its questions were right. */
export const pawOf = ({ right, total }: CanResult): StarFill => {
  if (right === 0) return 'empty';
  return right < total ? 'half' : 'full';
};
