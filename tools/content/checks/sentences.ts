import type { Problems } from '../problems.ts';

/** Maximum words of a sentence that is not a list (course plan, level control). */
const mostWords = 9;
const sentenceEnd = /[.!?…]+["”]?\s+/u;
const wordForm = /[\p{L}\p{N}{}]+(?:['’-][\p{L}]+)?/gu;

/** A list of things may be longer: it has two or more commas, colons or `and`s. */
const isList = (sentence: string): boolean => (sentence.match(/[,:]|\band\b/g) ?? []).length >= 2;

/** The sentences of a text that are too long to read at this level. */
export const longSentences = (text: string): string[] =>
  text.split(sentenceEnd).filter(sentence => {
    const words = sentence.match(wordForm) ?? [];
    return words.length > mostWords && !isList(sentence);
  });

/** Warns of sentences that are too long to read. @param texts texts to learn, with their places */
export const checkSentences = (
  texts: readonly { path: string; text: string }[],
  problems: Problems,
) => {
  for (const { path, text } of texts)
    for (const sentence of longSentences(text))
      problems.warn(path, `“${sentence}” has more than ${mostWords} words`);
};
