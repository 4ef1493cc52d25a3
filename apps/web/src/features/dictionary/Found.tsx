import type { Languages } from '@digipals/contract';
import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { remoteData } from '../../shared/remote-data.ts';
import { findWords } from './find-words.ts';
import { Note, type ShowWords, WordPanel } from './WordPanel.tsx';
import { allWordsQuery } from './word-queries.ts';

type Props = {
  text: string;
  languages: Languages;
  show: ShowWords;
};

/** The words of all levels that the child may mean (DICT-04). */
export function Found({ text, languages, show }: Props) {
  const t = useText();
  const query = useQuery(allWordsQuery(languages.teachingLanguage));
  const wanted = useDeferredValue(text);
  return (
    <WordPanel
      data={remoteData(query)}
      failed={t('error.words')}
      onRetry={() => void query.refetch()}
    >
      {all => {
        const words = findWords(all, wanted, languages.supportLanguage);
        const none = t('dictionary.none', { query: wanted.trim() });
        return words.length > 0 ? show(words) : <Note mood="think" role="status" text={none} />;
      }}
    </WordPanel>
  );
}
