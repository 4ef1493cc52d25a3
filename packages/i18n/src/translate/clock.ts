import type { Locale } from '../locales.ts';

/**
 * The time of day in a time zone (IANA name, for example 'Asia/Bangkok'): "16:25", and in US English
 * "4:25 pm". Throws a RangeError for a time zone the browser does not know.
 */
export function clockText(date: Date, timeZone: string, locale: Locale): string {
  const american = locale === 'en-US';
  // Every browser has British data, and 24 hours look the same in all other languages.
  const format = new Intl.DateTimeFormat(american ? 'en-US' : 'en-GB', {
    timeZone,
    hour: american ? 'numeric' : '2-digit',
    minute: '2-digit',
    hourCycle: american ? 'h12' : 'h23',
  });
  const parts = format.formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find(found => found.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')}`;
  return american ? `${time}\u00a0${part('dayPeriod').toLowerCase()}` : time;
}
