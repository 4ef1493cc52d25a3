import { addDays, type Day } from '@digipals/engine';

/** A week from Monday to Sunday in the time zone of a school. */
export type Week = {
  readonly monday: Day;
  readonly sunday: Day;
  /** When it begins and ends. */
  readonly from: Date;
  readonly to: Date;
};

const MINUTE_MS = 60_000;
const SUNDAY = 0;
const MONDAY = 1;
/** Hour of Sunday from which the letter of the week is written. */
const FROM_HOUR = 17;

/**
 * The week to write about at a moment: from Sunday 17:00 to the end of Monday the one that ends or has just ended; null
 * on other days. Monday is for a server that did not run on Sunday.
 */
export function weekAt(now: number, offset: number): Week | null {
  const local = new Date(now - offset * MINUTE_MS);
  const day = local.getUTCDay();
  const isTime = day === MONDAY || (day === SUNDAY && local.getUTCHours() >= FROM_HOUR);
  if (!isTime) return null;
  const sunday = addDays(local.toISOString().slice(0, 10), day === MONDAY ? -1 : 0);
  const monday = addDays(sunday, -6);
  const startOf = (date: Day) => new Date(Date.parse(`${date}T00:00Z`) + offset * MINUTE_MS);
  return { monday, sunday, from: startOf(monday), to: startOf(addDays(sunday, 1)) };
}
