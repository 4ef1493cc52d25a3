import type { Growth, MetWord, WordReview } from '@digipals/contract';
import { growths } from '@digipals/contract/growths';

type Asked = WordReview['asked'];
/** What the words that grew in a review have become, by their ids. */
export type Grown = ReadonlyMap<string, Growth>;

const isMore = (growth: Growth, than: Growth): boolean =>
  growths.indexOf(growth) > growths.indexOf(than);

/** The words that grew by right answers to these questions. */
export const grownWords = (
  words: readonly MetWord[],
  asked: Asked,
  right: ReadonlySet<string>,
): Grown =>
  new Map(
    asked
      .filter(({ questionId }) => right.has(questionId))
      .flatMap(({ wordIds, growth }) =>
        words
          .filter(word => wordIds.includes(word.id) && isMore(growth, word.growth))
          .map(word => [word.id, growth] as const),
      ),
  );

/** The words of a child after a review. */
export const wordsAfter = (words: readonly MetWord[], grown: Grown): readonly MetWord[] =>
  words.map(word => ({ ...word, growth: grown.get(word.id) ?? word.growth }));

/** The plant beside a question: that of its first word, which grows with the right answer. */
export function plantBeside(
  words: readonly MetWord[],
  asked: Asked,
  right: ReadonlySet<string>,
  questionId: string,
): { word: MetWord; grew: boolean } | null {
  const [wordId] = asked.find(one => one.questionId === questionId)?.wordIds ?? [];
  const grown = grownWords(words, asked, right);
  const word = wordsAfter(words, grown).find(({ id }) => id === wordId);
  return word ? { word, grew: right.has(questionId) } : null;
}
