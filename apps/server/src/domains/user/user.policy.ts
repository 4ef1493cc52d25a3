/** So long after it was last seen a child counts as being here, in milliseconds. */
export const ONLINE_MS = 120_000;

/** Whether a child that was last seen then counts as being here. Milliseconds since 1970. */
export const isOnline = (lastSeen: Date | null, now: number): boolean =>
  lastSeen !== null && now - lastSeen.getTime() < ONLINE_MS;
