import type { QuietHours, RestReason, RestRules } from '@digipals/contract';

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

type OpenHours = QuietHours['weekend'];
type Quiet = QuietHours | null;

const DAYS = 7;
const SATURDAY = 6;
const SUNDAY = 0;

/** When the app is open on a day of the week. */
function openOn(quiet: Quiet, weekday: number): OpenHours {
  if (!quiet) return { from: 0, to: DAY_MINUTES };
  return weekday === SATURDAY || weekday === SUNDAY ? quiet.weekend : quiet.schoolDays;
}

/** When both are open; the day ends when it begins if that is never. */
const overlap = (one: OpenHours, other: OpenHours): OpenHours => {
  const from = Math.max(one.from, other.from);
  return { from, to: Math.max(from, Math.min(one.to, other.to)) };
};

/** The hours in which family and class both let the app be open, so that neither opens what the other closes. */
export function stricter(one: Quiet, other: Quiet): Quiet {
  if (!one || !other) return one ?? other;
  return {
    schoolDays: overlap(one.schoolDays, other.schoolDays),
    weekend: overlap(one.weekend, other.weekend),
  };
}

/** The minute after midnight when the app opens next. Without an open day it looks again after a week. */
function nextOpening(quiet: Quiet, weekday: number, minute: number): number {
  for (let days = 0; days < DAYS; days += 1) {
    const { from, to } = openOn(quiet, (weekday + days) % DAYS);
    const opens = days * DAY_MINUTES + from;
    if (from < to && opens > minute) return opens;
  }
  return DAYS * DAY_MINUTES;
}

/** When a child rests: outside the open hours, and after its minutes of the day until the app opens again. */
export function restOf({ quiet, minutesADay }: RestRules, { now, offset, used }: Today): RestTime {
  if (!quiet && minutesADay === null) return null;
  const local = new Date(now - offset * MINUTE_MS);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const midnight = Math.floor(local.getTime() / MINUTE_MS / DAY_MINUTES) * DAY_MINUTES + offset;
  const momentAt = (minutes: number): number => (midnight + minutes) * MINUTE_MS;
  const today = openOn(quiet, local.getUTCDay());
  const until = momentAt(nextOpening(quiet, local.getUTCDay(), minute));
  const resting = { isResting: true, from: now, until };
  if (minute < today.from || minute >= today.to) return { ...resting, why: 'quiet' };
  const left = minutesADay === null ? Number.POSITIVE_INFINITY : minutesADay - used;
  if (left <= 0) return { ...resting, why: 'minutes' };
  const closes = quiet ? momentAt(today.to) : Number.POSITIVE_INFINITY;
  const ends = now + left * MINUTE_MS;
  const why = closes <= ends ? 'quiet' : 'minutes';
  return { isResting: false, why, from: Math.min(closes, ends), until };
}
