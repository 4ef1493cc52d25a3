import { endpointQuery } from '@digipals/client';
import type { Word } from '@digipals/contract';
import type { TeachingLanguage } from '@digipals/contract/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const most = { words: 6, letters: 6 };
const staleTime = Number.POSITIVE_INFINITY;

/** The words of the dictionary among words that were met, in that order. */
export function learntWords(met: readonly string[], dictionary: readonly Word[]): Word[] {
  const found = met.flatMap(
    one => dictionary.find(({ word }) => word === one || `${word}s` === one) ?? [],
  );
  return [...new Set(found)].slice(0, most.words);
}

/** Words of an activity that have a picture and a voice; none until the dictionary has answered. */
export function useLearntWords(met: readonly string[], english: TeachingLanguage): Word[] {
  const queries = useQueryClient();
  const letters = [...new Set(met.map(word => word.charAt(0)))].slice(0, most.letters).join('');
  const [dictionary, setDictionary] = useState<readonly Word[]>([]);
  useEffect(() => {
    let isShown = true;
    const wordsOf = (letter: string): Promise<Word[]> =>
      queries
        .fetchQuery(
          endpointQuery('GET dictionary/words/{letter}', { letter, english }, { staleTime }),
        )
        .catch(() => []);
    void Promise.all([...letters].map(wordsOf)).then(found => {
      if (isShown) setDictionary(found.flat());
    });
    return () => {
      isShown = false;
    };
  }, [queries, letters, english]);
  return learntWords(met, dictionary);
}
