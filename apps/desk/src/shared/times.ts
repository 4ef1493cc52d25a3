const minuteMs = 60_000;

/** Whole minutes or hours of a span: "7 min", "2 h 5 min", "under 1 min". */
export function span(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / minuteMs);
  if (minutes < 1) return 'under 1 min';
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  const rest = minutes % 60;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** How late or how soon something is due: "Late by 18 min", "Due in 3 min". */
export function dueWords(dueAt: string, now: number): string {
  const left = Date.parse(dueAt) - now;
  return left > 0 ? `Due in ${span(left)}` : `Late by ${span(-left)}`;
}

/** The remaining minutes and seconds: "1:42". */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const formats = {
  clock: { hour: '2-digit', minute: '2-digit', hour12: false },
  seconds: { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false },
  day: { day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment (ISO 8601) in the adult's own time zone. */
export const moment = (at: string, format: keyof typeof formats): string =>
  new Intl.DateTimeFormat('en-GB', formats[format]).format(new Date(at));

/** The last moment (ISO 8601) of a day such as "2027-01-01" in the adult's own time zone. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString();

/** The time of a moment of today, else its day. */
export function when(at: string, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? moment(at, 'clock') : moment(at, 'day');
}

/** Day and time: "21 Nov, 13:31". */
export const dayAndTime = (at: string): string => `${moment(at, 'day')}, ${moment(at, 'clock')}`;
