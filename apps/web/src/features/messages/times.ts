import { type Locale, languageTag, type Translate } from '@digipals/i18n';

/** The local date as yyyy-mm-dd: the Swedish locale formats dates like ISO 8601. */
export const dayOf = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(at);

type FormatContext = { t: Translate; locale: Locale; timeZone: string; now: number };

const dayMs = 86_400_000;

/** Formats a day as today, yesterday or 12 May. `at`: ISO 8601. */
export function formatDay(at: string, { t, locale, timeZone, now }: FormatContext): string {
  const then = Date.parse(at);
  const day = dayOf(then, timeZone);
  if (day >= dayOf(now, timeZone)) return t('common.today');
  if (day === dayOf(now - dayMs, timeZone)) return t('common.yesterday');
  return new Intl.DateTimeFormat(languageTag(locale), {
    timeZone,
    day: 'numeric',
    month: 'long',
  }).format(then);
}

/** Longer waits are shown as later today. */
const maxMinutes = 30;

/** Formats the usual review time. Empty without data (SAFE-05). */
export function formatWait(minutes: number | null | undefined, t: Translate): string {
  if (minutes === null || minutes === undefined) return '';
  return minutes > maxMinutes
    ? t('messages.state.waitToday')
    : t('messages.state.wait', { minutes });
}
