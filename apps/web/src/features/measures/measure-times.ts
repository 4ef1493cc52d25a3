/** From here on a weekday alone is ambiguous. */
const FAR_MS = 6 * 86_400_000;

/** A time of a measure: weekday and time, or the day of the month if the weekday would be ambiguous. */
export function momentIn(tag: string, at: string, now: number): string {
  const isFar = Date.parse(at) - now >= FAR_MS;
  const format = new Intl.DateTimeFormat(tag, {
    ...(isFar ? { day: 'numeric', month: 'long' } : { weekday: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(new Date(at));
}

/** The same without the time, abbreviated for narrow places. */
export const dayIn = (tag: string, at: string, now: number): string =>
  new Intl.DateTimeFormat(
    tag,
    Date.parse(at) - now >= FAR_MS ? { day: 'numeric', month: 'short' } : { weekday: 'short' },
  ).format(new Date(at));
