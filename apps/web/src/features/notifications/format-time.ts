import { clockText, type Locale, type Translate } from '@digipals/i18n';

const justNowMs = 600_000;
const dayMs = 86_400_000;

/** The local day as a number. */
const dayOf = (ms: number, timeZone: string): number => {
  // The Swedish locale formats dates like ISO 8601.
  const day = new Intl.DateTimeFormat('sv', { timeZone }).format(ms);
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs);
};

type Given = { t: Translate; locale: Locale; timeZone: string; now: number };

/** The time of a notification in words: just now, 16:25, yesterday, 3 days ago. `at`: ISO 8601. */
export function formatTime(at: string, { t, locale, timeZone, now }: Given): string {
  const then = Date.parse(at);
  if (now - then < justNowMs) return t('notify.justNow');
  const days = dayOf(now, timeZone) - dayOf(then, timeZone);
  if (days < 1) return clockText(new Date(then), timeZone, locale);
  return days === 1 ? t('notify.yesterday') : t('notify.daysAgo', { count: days });
}
