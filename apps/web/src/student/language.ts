import { type LanguageCode, languageCodes } from '@digipals/contract/constants';
import { type Catalogue, type Locale, loadCatalogue, localeOf } from '@digipals/i18n';
import { type KeyValue, storageKeys } from '../shared/storage.ts';

export type Texts = { locale: Locale; catalogue: Catalogue };

function codeOf(tag: string): LanguageCode | undefined {
  const wanted = tag.toLowerCase();
  if (wanted === 'en-us') return 'us';
  return languageCodes.find(code => localeOf(code).slice(0, 2) === wanted.slice(0, 2));
}

/** The language of the student page: the last one used on this device, else the browser's, else English. */
export function firstLanguage(storage: KeyValue, browser: readonly string[]): LanguageCode {
  const last = languageCodes.find(code => code === storage.getItem(storageKeys.interfaceLanguage));
  if (last) return last;
  for (const tag of browser) {
    const code = codeOf(tag);
    if (code) return code;
  }
  return 'gb';
}

/** Texts of a language code. */
export async function loadTexts(code: LanguageCode): Promise<Texts> {
  const locale = localeOf(code);
  return { locale, catalogue: await loadCatalogue(locale, ['app', 'pages']) };
}
