import type { Day } from '@digipals/engine';
import type { DayAnswers } from './words.policy.ts';

/** What a child's answers say about a word: days on which it was right, and the last on which it was asked. */
type Asked = { readonly right: number; readonly last: Day };

const never: Asked = { right: 0, last: '' };

const askedWords = (
  answers: readonly DayAnswers[],
  asksOf: (questionId: string) => readonly string[],
): ReadonlyMap<string, Asked> => {
  const words = new Map<string, Asked>();
  for (const { questionId, day, right } of answers)
    for (const id of asksOf(questionId)) {
      const before = words.get(id) ?? never;
      words.set(id, { right: before.right + Number(right), last: day });
    }
  return words;
};

const byNeed = (one: Asked, other: Asked): number =>
  one.right - other.right || one.last.localeCompare(other.last);

/**
 * Questions in the order in which a child needs them: first those whose word it got right least often, then those
 * whose word was not asked for longest (COURSE-78).
 *
 * @param answers in the order in which they were given
 * @param asksOf the words that a question asks
 */
export function byLeastKnown(
  questionIds: readonly string[],
  answers: readonly DayAnswers[],
  asksOf: (questionId: string) => readonly string[],
): string[] {
  const words = askedWords(answers, asksOf);
  const neediest = (questionId: string): Asked =>
    asksOf(questionId)
      .map(id => words.get(id) ?? never)
      .toSorted(byNeed)[0] ?? never;
  return questionIds.toSorted((one, other) => byNeed(neediest(one), neediest(other)));
}
