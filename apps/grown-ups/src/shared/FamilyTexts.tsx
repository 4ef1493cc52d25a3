import { localKey } from '@digipals/client';
import { type Catalogue, type Locale, languageTag } from '@digipals/i18n';
import { loadFamilyTexts } from '@digipals/i18n/family';
import { TextProvider } from '@digipals/i18n/react';
import { LoadError } from '@digipals/ui/grown-ups';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { describeError } from './describe-error.ts';

type Props = {
  locale: Locale;
  /** Loads the texts of a language; tests replace it. */
  load?: (locale: Locale) => Promise<Catalogue>;
  children: ReactNode;
};

/**
 * Gives the texts for families in a language to everything below; shows nothing until they are loaded. When another
 * language cannot be loaded, what is on the page stays, such as recovery codes that are shown once.
 */
export function FamilyTexts({ locale, load = loadFamilyTexts, children }: Props) {
  const { data, error, refetch } = useQuery<Catalogue>({
    queryKey: localKey('familyTexts', locale),
    queryFn: () => load(locale),
    staleTime: Number.POSITIVE_INFINITY,
    // In a new language the page stays as it is until the texts are there.
    placeholderData: before => before,
  });
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  const catalogue = data ?? kept;
  const failed = error && <LoadError words={describeError(error)} onRetry={() => void refetch()} />;
  if (!catalogue) return failed;
  return (
    <TextProvider locale={locale} catalogue={catalogue}>
      {failed}
      <div lang={languageTag(locale)}>{children}</div>
    </TextProvider>
  );
}
