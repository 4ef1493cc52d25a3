import type { Birth } from '@digipals/contract';

/** A date without a time is the same day everywhere, and is parsed as a moment in UTC. */
const zoneOf = (iso: string) => (iso.includes('T') ? undefined : 'UTC');

/** A day as people here write it: `24 Nov`. */
export const dayOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    timeZone: zoneOf(iso),
  }).format(new Date(iso));

/** A day as it is printed: `24 November 2026`. */
export const longDayOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: zoneOf(iso) }).format(
    new Date(iso),
  );

/** A day and time: `24 Nov, 09:10`. */
export const momentOf = (iso: string): string =>
  `${dayOf(iso)}, ${new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(iso))}`;

/** The last day of a time that ends then, in UTC: `31 July 2027`. */
export const dayBefore = (end: number, language = 'en-GB'): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(end - 1);

/** A month of birth: `May 2018`. */
export const monthOf = ({ year, month }: Birth): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );

/** Names of the help languages in English. */
export const languageNames = {
  gb: 'English',
  us: 'English (US)',
  tr: 'Turkish',
  az: 'Azerbaijani',
  cn: 'Chinese',
  es: 'Spanish',
  fr: 'French',
  ru: 'Russian',
  th: 'Thai',
} as const;
