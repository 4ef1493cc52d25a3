import { type Logger, pino } from 'pino';

/** Lines wait until there are this many bytes of them, but no longer than `FLUSH_MS`. */
const BATCH_BYTES = 4_096;
const FLUSH_MS = 100;

/**
 * Opens the log of the server, on standard output or in a file. Lines are written in batches and in the
 * background: a write for each costs a thread and a wake-up in every call.
 */
export const openLog = (level: string, file?: string): Logger =>
  pino(
    { level, base: null },
    pino.destination({
      ...(file !== undefined && { dest: file }),
      sync: false,
      minLength: BATCH_BYTES,
      periodicFlush: FLUSH_MS,
    }),
  );
