const DAY_MS = 86_400_000;

/** The day so many days from now, as a date field has it. */
export const dayAfter = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
