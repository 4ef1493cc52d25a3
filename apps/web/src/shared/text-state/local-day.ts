export const dayMs = 86_400_000;

/** The local date as yyyy-mm-dd: the Swedish locale formats dates like ISO 8601. */
export const dayOf = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(at);
