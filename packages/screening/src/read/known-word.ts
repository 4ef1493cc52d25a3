import { isKnownWord as isInDictionary, isNearWord, isWrittenSmall } from '@digipals/writing';

/** Whether English has a word; of single letters `a` and `i` alone. */
export const isKnownWord = (word: string): boolean =>
  word.length > 1 ? isInDictionary(word) : word === 'a' || word === 'i';

/** Whether it is a word of English that is no name: one that is written in small letters. */
export const isCommonWord = (word: string): boolean => isWrittenSmall(word);

/** Whether it is no word of English, but one letter away from one that children write. */
export const isSlip = (word: string): boolean => !isInDictionary(word) && isNearWord(word);
