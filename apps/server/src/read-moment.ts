const MOMENT =
  /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\s?(Z|UTC|[+-]\d\d(?::?\d\d)?)?$/;

/**
 * A moment that an operator typed, such as `2026-11-28 10:15:03` (UTC) or `2026-11-28 12:15:03+02:00`.
 * @returns undefined for none
 */
export function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const [, day, time, zone = 'Z'] = MOMENT.exec(text.trim()) ?? [];
  const offset = zone
    .replace(/^UTC$/, 'Z')
    .replace(/^([+-]\d\d):?(\d\d)?$/, (_all, hours, minutes) => `${hours}:${minutes ?? '00'}`);
  const at = new Date(`${day}T${time}${offset}`);
  // A day that does not exist would become another one.
  const isReal =
    !Number.isNaN(at.getTime()) && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day ?? '-');
  if (isReal) return at;
  throw new Error(
    `Write the moment as in "2026-11-28 10:15:03" (UTC) or "2026-11-28 12:15:03+02:00", not "${text}".`,
  );
}
