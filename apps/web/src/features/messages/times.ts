import { languageTag } from '@digipals/i18n';
import type { FormatContext } from '../../shared/text-state/format-wait.ts';
import { dayMs, dayOf } from '../../shared/text-state/local-day.ts';

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
