import type { ServiceHours } from '@digipals/contract';
import { offsetIn } from '../streaks/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** A desk that reads around the clock promises this hour for tomorrow. */
const MORNING = 8 * 60;
/** Holidays are shorter. */
const MOST_DAYS = 400;

/** A time from one moment to another, in milliseconds since 1970. */
export type Span = { readonly from: number; readonly to: number };

/** The day of a moment in a time zone, as `YYYY-MM-DD`. */
export const dayIn = (zone: string, at: number): string =>
  new Date(at - offsetIn(zone, at) * MINUTE_MS).toISOString().slice(0, 10);

/** The day a number of days later. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The moment at which the clocks of a time zone show a minute of a day. */
export function momentIn(zone: string, day: string, minute: number): number {
  const local = Date.parse(day) + minute * MINUTE_MS;
  const first = local + offsetIn(zone, local) * MINUTE_MS;
  // Clocks may change between the two.
  return local + offsetIn(zone, first) * MINUTE_MS;
}

/** Place of a day in its week: 0 is Monday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** Service hours of a day; null when the desk is closed. */
export const openOn = (hours: ServiceHours, day: string): ServiceHours['week'][number] =>
  hours.closed.includes(day) ? null : (hours.week[weekdayOf(day)] ?? null);

/** The times between two moments in which the desk is open. Times that meet are one. */
export function openTimes(hours: ServiceHours, { from, to }: Span): Span[] {
  const times: Span[] = [];
  const last = dayIn(hours.zone, to);
  for (let day = dayAfter(dayIn(hours.zone, from), -1); day <= last; day = dayAfter(day, 1)) {
    const open = openOn(hours, day);
    if (!open) continue;
    const time = {
      from: momentIn(hours.zone, day, open.from),
      to: momentIn(hours.zone, day, open.to),
    };
    const before = times.at(-1);
    if (before && before.to >= time.from) times[times.length - 1] = { ...before, to: time.to };
    else times.push(time);
  }
  return times.filter(time => time.to > from && time.from < to);
}

/** The first opening on a later day than that of a moment; null if the desk does not open again. */
function openingAfterToday(hours: ServiceHours, now: number): number | null {
  const today = dayIn(hours.zone, now);
  for (let ahead = 1; ahead <= MOST_DAYS; ahead += 1) {
    const day = dayAfter(today, ahead);
    const open = openOn(hours, day);
    if (open) return momentIn(hours.zone, day, open.from === 0 ? MORNING : open.from);
  }
  return null;
}

/** Whether the desk is open, since when and until when, and when it opens next. Null: unknown or never. */
export type Opening = {
  readonly isOpen: boolean;
  readonly since: number | null;
  /** End of the service hours; the end of tomorrow, if the desk does not close before. */
  readonly until: number | null;
  /** If closed, the next opening; if open, the first of a later day. */
  readonly next: number | null;
};

/** Without service hours the desk is open, and promises no hour. */
export function openingAt(hours: ServiceHours | null, now: number): Opening {
  if (!hours) return { isOpen: true, since: null, until: null, next: null };
  const times = openTimes(hours, { from: now, to: now + DAY_MS });
  const open = times.find(({ from, to }) => from <= now && now < to);
  if (!open) {
    const [first] = times;
    const next = first?.from ?? openingAfterToday(hours, now);
    return { isOpen: false, since: null, until: null, next };
  }
  const next = openingAfterToday(hours, now);
  return { isOpen: true, since: open.from, until: open.to, next };
}
