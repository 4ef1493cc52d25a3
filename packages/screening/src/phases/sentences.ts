import type { Reading } from '../read/reading.ts';

/** A sentence: the indexes of its first and last word. */
export type Sentence = { readonly first: number; readonly last: number };

const end = /[.!?;\n\r…。？！]|:\)|:\(/;

/** The sentences of a text. */
export function sentencesOf({ folded, words }: Reading): Sentence[] {
  const sentences: Sentence[] = [];
  let first = 0;
  words.forEach((word, index) => {
    const gap = folded.text.slice(word.to, words[index + 1]?.from);
    const isLast = index === words.length - 1;
    if (!isLast && (gap === ' ' || !end.test(gap))) return;
    sentences.push({ first, last: index });
    first = index + 1;
  });
  return sentences;
}
