import { type LanguageCode, localeOfLanguage } from '@digipals/contract/constants';

/** A locale of the interface, with its own catalogue (I18N-01 to I18N-09). */
export type Locale = (typeof localeOfLanguage)[LanguageCode];

/** All locales of the interface. */
export const locales: readonly Locale[] = Object.values(localeOfLanguage);

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
