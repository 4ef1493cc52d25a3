import type { Word } from '@digipals/contract';
import type { TeachingLanguage } from '@digipals/contract/constants';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { path } from '../../shared/routing/paths.ts';
import { useQueryParam } from '../../shared/routing/use-params.ts';
import { useServices } from '../../shared/services.tsx';
import { allWordsQuery } from './word-queries.ts';

const param = 'word';

/** The opened word. Its id is in the address, so that Back closes it and a reload keeps it (DICT-06). */
export function useOpenWord(english: TeachingLanguage) {
  const { history } = useServices();
  const id = useQueryParam(param);
  const [tapped, setTapped] = useState<Word>();
  const isTapped = tapped?.id === id;
  const all = useQuery({ ...allWordsQuery(english), enabled: id !== null && !isTapped });
  // The browser goes back some time after it was told to: a second close in between would go back further.
  const closing = useRef(false);
  // Opened only once the browser is back: it would leave the address of a word that is tapped in between.
  const next = useRef<string>(undefined);
  useEffect(() => {
    closing.current = id === null;
    if (id === null && next.current) history.push(next.current);
    next.current = undefined;
  }, [id, history]);
  return {
    word: isTapped ? tapped : all.data?.find(word => word.id === id),
    open(word: Word) {
      setTapped(word);
      const to = `${path('dictionary')}?${param}=${encodeURIComponent(word.id)}`;
      if (id === null) history.push(to);
      else if (closing.current) next.current = to;
      else history.replace(to);
    },
    close() {
      if (closing.current) return;
      closing.current = true;
      if (history.canGoBack()) history.back();
      else history.replace(path('dictionary'));
    },
  };
}
