import { lexicon } from '../lexicon/lexicon.ts';
import { isInDictionary } from './known-words.ts';

const POSSESSIVE = /(?:'s|s')$/;

/**
 * Whether this is an English word or form, British or American, with any capitals: dog, dogs, dog's,
 * don't, London. Loads the dictionaries on the first call (120 ms, 15 MB).
 */
export function isKnownWord(word: string): boolean {
  const small = word.toLowerCase().replaceAll('’', "'");
  if (isKnown(small)) return true;
  return POSSESSIVE.test(small) && isKnown(small.replace(POSSESSIVE, ''));
}

const isKnown = (small: string): boolean =>
  isInDictionary(small) || lexicon().groups.has(small) || lexicon().proper.has(small);

/** Whether a lowercase word is one that children use, or a form of one. */
export const isEverydayWord = (word: string): boolean => lexicon().groups.has(word);
