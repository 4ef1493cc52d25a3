import type { Reading } from '../read/reading.ts';
import type { Word } from '../read/words.ts';

/** Whether a capital is at a place; most letters are decided by their code, without a pattern. */
function isUpper(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code < 0x80 ? code > 0x40 && code < 0x5b : /^\p{Lu}/u.test(text.slice(at, at + 2));
}

/** Whether a word is written with a capital first letter. */
export function isCapital({ context, folded, words }: Reading, index: number): boolean {
  const word = words[index];
  const start = word === undefined ? undefined : folded.starts[word.from];
  return start !== undefined && isUpper(context.text, start);
}

/** Whether a word is written like a name: a capital, then small letters. */
export function isCapitalised({ context, folded, words }: Reading, index: number): boolean {
  const word = words[index];
  const start = word === undefined ? undefined : folded.starts[word.from];
  if (start === undefined || !isUpper(context.text, start)) return false;
  return /^\p{Lu}\p{M}*\p{Ll}/u.test(context.text.slice(start, start + 4));
}

const isAscii = /^[\0-\x7f]*$/;
const foreignLetter = /[^\0-\x7f’‘\p{Default_Ignorable_Code_Point}]/u;

/** Whether a word is written with letters that English does not use. */
export const isAccented = ({ context, folded }: Reading, { from, to }: Word): boolean => {
  const written = context.text.slice(folded.starts[from], folded.ends[to - 1]);
  return !isAscii.test(written) && foreignLetter.test(written.normalize('NFKC'));
};

/** Whether a sentence ends between a word and the next. */
export function endsSentence({ folded, words }: Reading, index: number): boolean {
  const gap = folded.text.slice(words[index]?.to, words[index + 1]?.from);
  return words[index + 1] === undefined || (gap !== ' ' && /[.!?;:,\n()]/.test(gap));
}

/** The last word of a name with capitals: `Grand Central Pools`. */
export function lastOfName(reading: Reading, first: number): number {
  let last = first;
  while (last - first < 4 && !endsSentence(reading, last) && isCapital(reading, last + 1))
    last += 1;
  return last;
}
