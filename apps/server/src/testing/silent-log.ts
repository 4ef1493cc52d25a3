import type { Log } from '../db/log.ts';

/** A log that discards everything. */
export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
