import type { Translate } from '@digipals/i18n';

/** From this many days on, it is only "a while". */
const longDays = 7;
const dayMs = 86_400_000;

/** Days between two dates in the local calendar. */
function daysBetween(from: Date, to: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.max(0, Math.round((day(to) - day(from)) / dayMs));
}

/**
 * When a friend was last online, in words. Never more precise than a day, to protect privacy.
 * `lastSeen` is ISO 8601; null if the friend was never online.
 */
export function lastSeenText(
  { online, lastSeen }: { online: boolean; lastSeen: string | null },
  now: number,
  t: Translate,
): string {
  if (online) return t('friends.seen.now');
  if (!lastSeen) return t('friends.seen.long');
  const count = daysBetween(new Date(lastSeen), new Date(now));
  if (count === 0) return t('friends.seen.today');
  if (count === 1) return t('friends.seen.yesterday');
  return count < longDays ? t('friends.seen.days', { count }) : t('friends.seen.long');
}
