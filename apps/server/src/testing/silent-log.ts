import type { Log } from '../db/log.ts';

/** A log for tests that are not about the log. */
export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
