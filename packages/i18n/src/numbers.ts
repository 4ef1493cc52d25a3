import type { Locale } from './locales.ts';

// Browsers say they know Azerbaijani and write its numbers the English way; Turkish has the same
// plural rules and separators.
const numberLocales: Partial<Record<Locale, string>> = { az: 'tr' };

/** The locale whose digits, separators and plurals a language takes. */
export const numberLocale = (locale: Locale): string => numberLocales[locale] ?? locale;

/**
 * Has the browser load its rules for numbers and plurals. The first use of them takes as long as
 * drawing half a page, so it should not be in the middle of that.
 */
export function prepareNumbers(locale: Locale): void {
  const rules = numberLocale(locale);
  new Intl.NumberFormat(rules).format(1);
  new Intl.PluralRules(rules).select(1);
}
