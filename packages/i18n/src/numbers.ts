import type { Locale } from './locales.ts';

// Browsers claim to support Azerbaijani but format its numbers as in English; Turkish has the same
// plural rules and separators.
const numberLocales: Partial<Record<Locale, string>> = { az: 'tr' };

/** The locale whose digits, separators and plurals a language uses. */
export const numberLocale = (locale: Locale): string => numberLocales[locale] ?? locale;

/**
 * Makes the browser load its rules for numbers and plurals. Their first use takes as long as
 * rendering half a page, so it should not happen while rendering.
 */
export function prepareNumbers(locale: Locale): void {
  const rules = numberLocale(locale);
  new Intl.NumberFormat(rules).format(1);
  new Intl.PluralRules(rules).select(1);
}
