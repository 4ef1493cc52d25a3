import type { BaseLogger } from 'pino';

/** The part of the server's log that the database layer needs. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/** For commands: prints only errors. */
export const errorLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (...args: unknown[]) => {
    process.stderr.write(`${args.map(part => (typeof part === 'string' ? part : '')).join(' ')}\n`);
  },
};
