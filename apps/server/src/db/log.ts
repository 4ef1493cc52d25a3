import type { BaseLogger } from 'pino';

/** What the database layer needs of the server's log. */
export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/** For commands, which speak for themselves unless something goes wrong. */
export const errorLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: (...said: unknown[]) => {
    process.stderr.write(`${said.map(part => (typeof part === 'string' ? part : '')).join(' ')}\n`);
  },
};
