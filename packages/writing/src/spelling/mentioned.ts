import type { Sentence } from '../text/tokens.ts';

const ABOUT_LETTERS = /^(?:letters?|alphabet|spell|spells|spelt|vitamin|group|size)$/;
const LANGUAGES =
  /^(?:spanish|french|russian|turkish|azerbaijani|thai|chinese|german|italian|portuguese|japanese|korean|arabic|greek|hindi|polish|dutch|ukrainian|language)$/;

/** Whether a single letter is meant, not "you" or "are": the letter u. */
export function isLetter(sentence: Sentence, at: number): boolean {
  if (sentence[at]?.small.length !== 1) return false;
  return sentence.some(({ small }) => ABOUT_LETTERS.test(small));
}

/** Whether a word may be of another language: "gato", or in a sentence with "in Spanish". */
export function isForeign(sentence: Sentence, at: number): boolean {
  const [before, word, next] = [sentence[at - 1], sentence[at], sentence[at + 1]];
  const opens = word?.glued === true && /["'“‘«]$/.test(before?.text ?? '');
  const closes = word?.text.endsWith("'") || (next?.glued && /^["'”’»]/.test(next.text));
  if (opens && closes) return true;
  return sentence.some(
    ({ small }, index) =>
      LANGUAGES.test(small) && /^(?:in|my|our|your)$/.test(sentence[index - 1]?.small ?? ''),
  );
}
