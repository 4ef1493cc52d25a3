import { type Locale, languageTag } from '@digipals/i18n';

/** Formats days and times for a language. */
export const datesIn = (locale: Locale) => {
  const tag = languageTag(locale);
  const format = (options: Intl.DateTimeFormatOptions) => (iso: string) =>
    new Intl.DateTimeFormat(tag, options).format(new Date(iso));
  return {
    /** A day with its month. */
    day: format({ day: 'numeric', month: 'long' }),
    /** A day of the calendar, without a time zone. */
    calendarDay: format({ day: 'numeric', month: 'long', timeZone: 'UTC' }),
    range: (first: string, last: string): string =>
      new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatRange(
        new Date(first),
        new Date(last),
      ),
    /** As short as on a calendar: Thai abbreviates only in its narrow form. */
    weekday: format({ weekday: locale === 'th' ? 'narrow' : 'short', timeZone: 'UTC' }),
    moment: format({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
  };
};
