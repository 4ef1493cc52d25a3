import { isKnownWord as isInDictionary, isNearWord, isWrittenSmall } from '@digipals/writing';
import { remember } from '../remember.ts';

/** Whether this is an English word; of single letters, only `a` and `i` are. */
export const isKnownWord = remember((word: string): boolean =>
  word.length > 1 ? isInDictionary(word) : word === 'a' || word === 'i',
);

/** Whether this is an English word that is not a name, so it is written in small letters. */
export const isCommonWord = remember((word: string): boolean => isWrittenSmall(word));

/** Whether this is a typo: not an English word, but one letter away from a word that children use. */
export const isSlip = remember(
  (word: string): boolean => !isInDictionary(word) && isNearWord(word),
);
