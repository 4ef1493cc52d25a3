import { type Locale, languageTag, type Translate } from '@digipals/i18n';

/** The local day of a moment; Sweden writes a date as ISO does. */
export const dayOf = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(at);

type Given = { t: Translate; locale: Locale; timeZone: string; now: number };

const dayMs = 86_400_000;

/** The day of a moment in a child's words: today, yesterday, 12 May. `at`: ISO 8601. */
export function dayWords(at: string, { t, locale, timeZone, now }: Given): string {
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

/** Up to so many minutes are told; what takes longer comes later today. */
const soonMinutes = 30;

/** How long reading usually takes, from data; nothing where there is none (SAFE-05). */
export function waitWords(minutes: number | null | undefined, t: Translate): string {
  if (minutes === null || minutes === undefined) return '';
  return minutes > soonMinutes
    ? t('messages.state.waitToday')
    : t('messages.state.wait', { minutes });
}
