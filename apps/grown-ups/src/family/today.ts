const DAY_MS = 86_400_000;

/** The day `days` from now, in the format of a date field. */
export const dayAfter = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
