import type { Translate } from '@digipals/i18n';

/** Days after which it is only "a while". */
const longDays = 7;
const dayMs = 86_400_000;

/** Days between two moments as the child's own calendar counts them. */
function daysBetween(from: Date, to: Date): number {
  const day = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.max(0, Math.round((day(to) - day(from)) / dayMs));
}

/**
 * When a friend was here, in words: never closer than a day, so that nobody is watched.
 * `lastSeen` is ISO 8601; null when the friend has not been here yet.
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
