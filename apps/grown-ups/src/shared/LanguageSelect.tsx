import { languageCodes } from '@digipals/contract/constants';
import { useLocale, useText } from '@digipals/i18n/react';
import { Select } from '@digipals/ui/grown-ups';
import { languageOf, ownNames } from './family-language.ts';
import { useServices } from './services.tsx';

/** Chooses the language of the pages for families, on this device. */
export function LanguageSelect() {
  const t = useText();
  const { language } = useServices();
  return (
    <Select
      label={t('consent.language')}
      options={languageCodes}
      words={ownNames}
      value={languageOf(useLocale())}
      onChoose={language.set}
    />
  );
}
