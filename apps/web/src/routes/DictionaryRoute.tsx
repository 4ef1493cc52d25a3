import { useText } from '@digipals/i18n/react';
import { useCallback } from 'react';
import { DictionaryPage } from '../features/dictionary/DictionaryPage.tsx';
import { useLanguages } from '../features/languages/use-languages.ts';
import { useSession } from '../features/session/session-context.tsx';
import { usePageInfo } from '../shared/page-info.ts';
import { usePageTitle } from '../shared/page-title.tsx';
import { Waiting } from '../shared/Waiting.tsx';

/** /dictionary: letters, themes and words (ROUTE-02). */
export default function DictionaryRoute() {
  const t = useText();
  const { userId } = useSession().user;
  const languages = useLanguages(userId);
  usePageTitle(t('menu.dictionary'));
  usePageInfo(useCallback(() => t('dictionary.help'), [t]));
  if (!languages) return <Waiting />;
  return <DictionaryPage userId={userId} languages={languages} />;
}
