import { useText } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { DictionaryPage } from '../features/dictionary/DictionaryPage.tsx';
import { languagesQuery } from '../features/languages/languages-query.ts';
import { useSession } from '../features/session/session-context.tsx';
import { Failed } from '../shared/Failed.tsx';
import { usePageInfo } from '../shared/page-info.ts';
import { usePageTitle } from '../shared/page-title.tsx';
import { remoteData } from '../shared/remote-data.ts';
import { Waiting } from '../shared/Waiting.tsx';

/** /dictionary: letters, themes and words (ROUTE-02). */
export default function DictionaryRoute() {
  const t = useText();
  const { userId } = useSession().user;
  const query = useQuery(languagesQuery(userId));
  const languages = remoteData(query);
  usePageTitle(t('menu.dictionary'));
  usePageInfo(useCallback(() => t('dictionary.help'), [t]));
  if (languages.state === 'failed') return <Failed onRetry={() => void query.refetch()} />;
  if (languages.state !== 'success') return <Waiting />;
  return <DictionaryPage userId={userId} languages={languages.data} />;
}
