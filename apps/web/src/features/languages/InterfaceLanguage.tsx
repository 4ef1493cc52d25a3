import { type Catalogue, type Locale, languageTag, loadCatalogue, localeOf } from '@digipals/i18n';
import { TextProvider } from '@digipals/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { english } from '../../shared/english.ts';
import { useServices } from '../../shared/services.tsx';
import { storageKeys } from '../../shared/storage.ts';
import { languagesQuery } from './languages-query.ts';

export type Texts = { locale: Locale; catalogue: Catalogue };

type Props = { userId: string | null; initial: Texts; children: ReactNode };

/** The help language of the child sets the interface language (AMBIG-46). Until it is loaded, the last one stays. */
export function InterfaceLanguage({ userId, initial, children }: Props) {
  const { storage } = useServices();
  const [texts, setTexts] = useState(initial);
  const { data } = useQuery({ ...languagesQuery(userId ?? ''), enabled: userId !== null });
  const code = data?.supportLanguage;
  const taught = data?.teachingLanguage;
  useEffect(() => {
    if (!code) return;
    storage.setItem(storageKeys.interfaceLanguage, code);
    const locale = localeOf(code);
    let wanted = true;
    if (locale !== texts.locale) {
      // If the catalogue fails to load, the language does not change.
      loadCatalogue(locale, ['app']).then(
        catalogue => wanted && setTexts({ locale, catalogue }),
        () => undefined,
      );
    }
    return () => {
      wanted = false;
    };
  }, [code, storage, texts.locale]);
  useEffect(() => {
    if (taught) english.set(languageTag(localeOf(taught)));
  }, [taught]);
  useEffect(() => {
    document.documentElement.lang = languageTag(texts.locale);
  }, [texts.locale]);
  return <TextProvider {...texts}>{children}</TextProvider>;
}
