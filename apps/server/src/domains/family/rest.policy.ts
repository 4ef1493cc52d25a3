import type { RestReason, RestRules } from '@digipals/contract';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** A rest in milliseconds since 1970: the one of now, or the next one; null without rules. */
export type RestTime = {
  readonly isResting: boolean;
  readonly why: RestReason;
  readonly from: number;
  readonly until: number;
} | null;

/** `offset` of the child's clock in minutes, UTC minus local; `used`: minutes of today. */
type Today = { readonly now: number; readonly offset: number; readonly used: number };

const SATURDAY = 6;
const SUNDAY = 0;

/** When the app is open on a day of the week. */
function openOn(quiet: RestRules['quiet'], weekday: number): { from: number; to: number } {
  if (!quiet) return { from: 0, to: DAY_MINUTES };
  return weekday === SATURDAY || weekday === SUNDAY ? quiet.weekend : quiet.schoolDays;
}

/** When a child rests: outside the open hours, and after its minutes of the day until the app opens again. */
export function restOf({ quiet, minutesADay }: RestRules, { now, offset, used }: Today): RestTime {
  if (!quiet && minutesADay === null) return null;
  const local = new Date(now - offset * MINUTE_MS);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const midnight = Math.floor(local.getTime() / MINUTE_MS / DAY_MINUTES) * DAY_MINUTES + offset;
  const momentAt = (minutes: number): number => (midnight + minutes) * MINUTE_MS;
  const today = openOn(quiet, local.getUTCDay());
  const tomorrow = openOn(quiet, (local.getUTCDay() + 1) % 7);
  const until = momentAt(DAY_MINUTES + tomorrow.from);
  const resting = { isResting: true, from: now, until };
  if (minute < today.from) return { ...resting, why: 'quiet', until: momentAt(today.from) };
  if (minute >= today.to) return { ...resting, why: 'quiet' };
  const left = minutesADay === null ? Number.POSITIVE_INFINITY : minutesADay - used;
  if (left <= 0) return { ...resting, why: 'minutes' };
  const closes = quiet ? momentAt(today.to) : Number.POSITIVE_INFINITY;
  const ends = now + left * MINUTE_MS;
  const why = closes <= ends ? 'quiet' : 'minutes';
  return { isResting: false, why, from: Math.min(closes, ends), until };
}
