import type { LanguageCode } from '@digipals/contract/constants';
import {
  createTranslator,
  type Locale,
  languageTag,
  loadCatalogue,
  localeOf,
  type Translate,
} from '@digipals/i18n';
import { useEffect, useState } from 'react';

type Words = { locale: Locale; tag: string; t: Translate };

/** The catalogue of the child's pages in a language; null until it is loaded. */
export function useChildWords(language: LanguageCode): Words | null {
  const [words, setWords] = useState<Words | null>(null);
  useEffect(() => {
    let wanted = true;
    const locale = localeOf(language);
    loadCatalogue(locale, ['app', 'pages']).then(
      catalogue => {
        const t = createTranslator(locale, catalogue);
        if (wanted) setWords({ locale, tag: languageTag(locale), t });
      },
      // Without a connection there is no preview; no decision depends on it.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return words;
}
