import type { Token } from './tokens.ts';

/** A letter that is not part of a word, with its comma or hyphen, right before: “R, ” of “R, O”. */
const LETTER_BEFORE = /(?:^|[^\p{L}'])\p{L}[,-] ?$/u;
/** The same right after: “, O” of “R, O”. */
const LETTER_AFTER = /^[,-] ?\p{L}(?![\p{L}'])/u;
const CAPITAL = /^\p{Lu}$/u;

/** Whether the rest of a text is nothing but this letter again: “A a”. */
const isSameLetter = (rest: string, letter: string): boolean =>
  rest.trim().toLowerCase() === letter.toLowerCase();

/**
 * Whether a token is a letter on its own, and not a word written as one (“u r my friend”): the whole text, one of the
 * alphabet (“A a”), or a capital among the letters of a word that is spelled (“R, O, B”).
 */
export function isSpelledLetter(text: string, { text: letter, start, end }: Token): boolean {
  if (letter.length !== 1) return false;
  const before = text.slice(0, start);
  const after = text.slice(end);
  const isWhole = before.trim() === '' && after.trim() === '';
  if (isWhole) return true;
  if (isSameLetter(before, letter) || isSameLetter(after, letter)) return true;
  return CAPITAL.test(letter) && (LETTER_BEFORE.test(before) || LETTER_AFTER.test(after));
}
