/** A child is online for this time after it was last seen, in milliseconds. */
export const ONLINE_MS = 120_000;

/** Whether a child is online. `now`: milliseconds since 1970. */
export const isOnline = (lastSeen: Date | null, now: number): boolean =>
  lastSeen !== null && now - lastSeen.getTime() < ONLINE_MS;
