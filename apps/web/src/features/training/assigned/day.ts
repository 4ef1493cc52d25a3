import { type Locale, languageTag } from '@digipals/i18n';

/** A day (`YYYY-MM-DD`) in words: 27 November. Null once it is over: nobody is reminded of a missed day. */
export function dayInWords(day: string, locale: Locale, now: number): string | null {
  if (day < new Intl.DateTimeFormat('sv').format(now)) return null;
  const format = { timeZone: 'UTC', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat(languageTag(locale), format).format(new Date(day));
}
