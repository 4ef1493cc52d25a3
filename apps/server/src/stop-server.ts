import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './deps.ts';
import { anchorLog } from './use-cases/anchor-log.ts';
import { keepBackups } from './use-cases/keep-backups.ts';

const STOP_TIMEOUT_MS = 10_000;

/** A server that listens. */
export type Running = {
  readonly app: FastifyInstance;
  /** Stops the periodic jobs, and waits for those in progress. */
  readonly background: () => Promise<void>;
  /** Aborts `deps.stopping`. */
  readonly stopping: AbortController;
  readonly deps: Pick<AppDeps, 'database' | 'clock' | 'config' | 'log'>;
  /** Closes everything that calls and jobs use. */
  readonly close: () => Promise<void>;
};

/** A server must also start and stop when the head of the audit log cannot be written: an alarm says so. */
export const tryAnchor = (deps: Running['deps']): Promise<void> =>
  anchorLog(deps).catch((error: NodeJS.ErrnoException) => {
    deps.log.warn({ code: error.code }, 'the head of the audit log could not be written outside');
  });

/**
 * Stops a server. It first says that it is not ready, so that a load balancer takes it out while it still answers;
 * then it finishes open calls and running jobs, gives its jobs to other servers, and closes.
 */
export async function stopServer(
  { app, background, stopping, deps, close }: Running,
  wait: (ms: number) => Promise<unknown> = ms => sleep(ms, undefined, { ref: false }),
): Promise<void> {
  stopping.abort();
  const jobs = background();
  if (deps.config.drainMs > 0) await wait(deps.config.drainMs);
  const finished = Promise.all([app.close(), jobs])
    .then(() => tryAnchor(deps))
    .then(() => keepBackups(deps));
  await Promise.race([finished, wait(STOP_TIMEOUT_MS)]);
  await close();
}
