import { type Locale, languageTag } from '@digipals/i18n';

/** A day (`YYYY-MM-DD`) in words: 27 November. Null once it is over: nobody is reminded of a missed day. */
export function dayInWords(day: string, locale: Locale, now: number): string | null {
  if (day < new Intl.DateTimeFormat('sv').format(now)) return null;
  // Chromium has no months in Azerbaijani: 29.11 instead.
  if (locale === 'az') return `${day.slice(8)}.${day.slice(5, 7)}`;
  const format = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(languageTag(locale), format).format(new Date(day));
}
