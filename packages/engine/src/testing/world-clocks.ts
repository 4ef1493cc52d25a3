/** Local clocks by Intl, independent of the engine; for tests. */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZoneName: 'longOffset',
  });
  formats.set(timeZone, made);
  return made;
}

/** The local date in a zone, and its offset as Date.getTimezoneOffset() gives it. */
export function clockIn(timeZone: string, now: number): { date: string; offset: number } {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(now)
      .map(one => [one.type, one.value]),
  );
  const name = parts.get('timeZoneName') ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  const east = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return { date, offset: east === 0 ? 0 : -east };
}

/** Every time zone of Intl. */
export const allZones: readonly string[] = Intl.supportedValuesOf('timeZone');

const HOUR_MS = 3_600_000;

/** Moments between two at which a clock jumps, to the hour before the jump. */
export function jumpsIn(timeZone: string, from: number, to: number): number[] {
  const found: number[] = [];
  const offsetAt = (now: number): number => clockIn(timeZone, now).offset;
  for (let day = from; day < to; day += 24 * HOUR_MS) {
    if (offsetAt(day) === offsetAt(day + 24 * HOUR_MS)) continue;
    let before = day;
    while (offsetAt(before + HOUR_MS) === offsetAt(day)) before += HOUR_MS;
    found.push(before);
  }
  return found;
}
