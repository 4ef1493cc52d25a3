const minuteMs = 60_000;
const dayMs = 86_400_000;

/** In the order of service hours. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The day of a moment in a time zone, as `YYYY-MM-DD`: the Swedish locale formats dates like ISO 8601. */
export const todayIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(at);

/** The day a number of days later. */
export const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Date and time in a time zone, as a field for both needs them: `2026-11-21T13:44`. */
export const fieldOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(at))
    .replace(' ', 'T');

/** The moment (ISO 8601) of a field for date and time in a time zone; null for one that is not filled in. */
export function momentOf(field: string, timeZone: string): string | null {
  const local = Date.parse(`${field}Z`);
  if (Number.isNaN(local)) return null;
  const aheadAt = (at: number) =>
    Date.parse(`${fieldOf(new Date(at).toISOString(), timeZone)}Z`) -
    Math.floor(at / minuteMs) * minuteMs;
  const first = local - aheadAt(local);
  // Clocks may change between the two.
  return new Date(local - aheadAt(first)).toISOString();
}

/** Hour of a moment in a time zone, short: "8", "8:30". At the end of a day it is "24". */
export function hourIn(at: string, timeZone: string, isEnd = false): string {
  const [hour = '', minute = ''] = (fieldOf(at, timeZone).split('T')[1] ?? '').split(':');
  const whole = isEnd && hour === '00' && minute === '00' ? '24' : String(Number(hour));
  return minute === '00' ? whole : `${whole}:${minute}`;
}

/** Weekday and time of a moment in a time zone: "Saturday, 12:00". */
export function dayAndHour(at: string, timeZone: string): string {
  const date = new Date(at);
  const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long' }).format(date);
  return `${weekday}, ${fieldOf(at, timeZone).split('T')[1]}`;
}

/** Minutes of a day as a field for a time needs them: "08:00". Its end is "24:00". */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes of the day of "08:00"; null if it is not a time. */
export function minutesOf(clock: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(clock.trim()) ?? [];
  const minutes = Number(hour) * 60 + Number(minute);
  return hour !== undefined && Number(minute) < 60 && minutes <= 1_440 ? minutes : null;
}
