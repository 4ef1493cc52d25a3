import type { LanguageCode } from '@digipals/contract/constants';

/** The nine interface languages, each with a catalogue of its own (I18N-01 to I18N-09). */
export const locales = ['en-GB', 'en-US', 'es', 'fr', 'ru', 'tr', 'az', 'th', 'zh'] as const;

export type Locale = (typeof locales)[number];

/** The locale each help-language code shows (I18N-11). */
const localeOfLanguage: Record<LanguageCode, Locale> = {
  es: 'es',
  gb: 'en-GB',
  us: 'en-US',
  fr: 'fr',
  tr: 'tr',
  ru: 'ru',
  az: 'az',
  th: 'th',
  cn: 'zh',
};

export const defaultLocale: Locale = 'en-GB';

/**
 * The locale of a help-language code. English for anything else: 'en', a code of a later version
 * or no choice yet (I18N-10, AMBIG-45).
 */
export function localeOf(code: string | null | undefined): Locale {
  const known = code !== null && code !== undefined && Object.hasOwn(localeOfLanguage, code);
  return known ? localeOfLanguage[code as LanguageCode] : defaultLocale;
}

/** The BCP 47 tag for `<html lang>`: screen readers and line breaking need the script of Chinese. */
export function languageTag(locale: Locale): string {
  return locale === 'zh' ? 'zh-Hans' : locale;
}
