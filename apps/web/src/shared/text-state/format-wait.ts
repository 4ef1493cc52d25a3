import type { Told } from '@digipals/contract';
import { clockText, type Locale, languageTag, type Translate } from '@digipals/i18n';
import { dayMs, dayOf } from './local-day.ts';

/** The words, the clock and the moment of the child who reads. */
export type FormatContext = { t: Translate; locale: Locale; timeZone: string; now: number };

/** Locales whose hours read well with the time of day: "8 in the morning". */
const spoken: readonly Locale[] = ['en-GB', 'en-US', 'es', 'ru', 'tr', 'zh'];

/** An hour as a child says it, where that is usual; otherwise as a clock shows it. */
function hourText(
  at: Date,
  { locale, timeZone }: Pick<FormatContext, 'locale' | 'timeZone'>,
): string {
  const clock = clockText(at, timeZone, 'en-GB');
  const isWhole = clock.endsWith(':00') && !['00', '01', '12', '13'].includes(clock.slice(0, 2));
  if (!isWhole || !spoken.includes(locale)) return clockText(at, timeZone, locale);
  const format = { timeZone, hour: 'numeric', dayPeriod: 'long', hour12: true } as const;
  return new Intl.DateTimeFormat(languageTag(locale), format).format(at);
}

/** When readers come back, in the clock of the child. */
function openingText(from: string, { t, locale, timeZone, now }: FormatContext): string {
  const at = new Date(from);
  const time = hourText(at, { locale, timeZone });
  const day = dayOf(at.getTime(), timeZone);
  if (day === dayOf(now, timeZone)) return t('messages.state.readToday', { time });
  if (day === dayOf(now + dayMs, timeZone)) return t('messages.state.readTomorrow', { time });
  const date = { timeZone, day: 'numeric', month: 'long' } as const;
  return t('messages.state.readDay', {
    day: new Intl.DateTimeFormat(languageTag(locale), date).format(at),
    time,
  });
}

const hour = 60;

/** The time until a text is read, as the desk sees it too. Empty before it is loaded (SAFE-05). */
export function formatWait(told: Told | undefined, context: FormatContext): string {
  if (!told) return '';
  const { t, timeZone, now } = context;
  const { kind, minutes, from, seconds } = told;
  if (from !== null) return openingText(from, context);
  if (minutes !== null) {
    return minutes === hour ? t('messages.state.waitHour') : t('messages.state.wait', { minutes });
  }
  const isToday = dayOf(now + seconds * 1_000, timeZone) === dayOf(now, timeZone);
  return kind === 'today' && isToday
    ? t('messages.state.waitToday')
    : t('messages.state.waitTomorrow');
}
