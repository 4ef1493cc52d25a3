import type { LanguageCode } from '@digipals/contract/constants';
import { loadChunk } from './chunks.ts';
import { type Locale, languageTag } from './locales.ts';
import type { MessageKey, Translate } from './messages.ts';

type CountryNames = Readonly<Record<string, string>>;

const loadedCountryNames = new Map<Locale, CountryNames>();

/** Loads the country names of Azerbaijani, for which browsers have no data. */
export async function loadCountryNames(locale: Locale): Promise<void> {
  if (locale !== 'az' || loadedCountryNames.has(locale)) return;
  const file = await loadChunk(() => import('./late/az-country-names.json'));
  loadedCountryNames.set(locale, file.default);
}

/**
 * The name of a country in an interface language, in the nominative.
 * `countryCode`: ISO 3166-1 alpha-2, either case; `uk` is read as `gb`. A code without a name, for
 * example 'zz', is returned in capitals.
 */
export function countryName(countryCode: string, locale: Locale): string {
  const capitals = countryCode.toUpperCase();
  const code = capitals === 'UK' ? 'GB' : capitals;
  if (!/^[A-Z]{2}$/.test(code)) return capitals;
  const own = loadedCountryNames.get(locale)?.[code];
  if (own) return own;
  const names = new Intl.DisplayNames([languageTag(locale)], { type: 'region', fallback: 'code' });
  return names.of(code) ?? code;
}

const languageNameKeys = {
  es: 'lang.es',
  gb: 'settings.gb',
  us: 'settings.us',
  fr: 'lang.fr',
  tr: 'lang.tr',
  ru: 'lang.ru',
  az: 'lang.az',
  th: 'lang.th',
  cn: 'lang.zh',
} as const satisfies Record<LanguageCode, MessageKey>;

/** The name of a help language for lists, in the language of `t`. */
export function languageName(code: LanguageCode, t: Translate): string {
  return t(languageNameKeys[code]);
}
