import { endpointQuery } from '@digipals/client';
import type { TeachingLanguage } from '@digipals/contract/constants';

/** Words do not change while the page is open. */
const staleTime = Number.POSITIVE_INFINITY;

/** The letters of the bricks. */
export const alphabetQuery = (english: TeachingLanguage) =>
  endpointQuery('GET dictionary/alphabet-list', { english }, { staleTime });

/** The words of a letter. */
export const letterQuery = (english: TeachingLanguage, letter: string) =>
  endpointQuery('GET dictionary/words/{letter}', { letter, english }, { staleTime });

/** All words, for themes and search. */
export const allWordsQuery = (english: TeachingLanguage) =>
  endpointQuery('GET dictionary/words', { english }, { staleTime });
