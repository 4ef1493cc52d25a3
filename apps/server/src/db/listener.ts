import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { Clock } from '../kernel/clock.ts';
import type { Log } from './log.ts';
import type { Database } from './open-db.ts';

/** A notification on it proves that a listener hears what other connections announce. */
const PROOF = 'listener_proof';
const PROOF_MS = 2_000;
const CHECK_MS = 400;
/** A listener that has not answered for this long is not live. */
const SILENCE_MS = 1_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;

/** A connection that hears what other servers announce in the database. */
export type Listener = {
  /**
   * Whether everything that was announced more than a second ago has been heard. False through a pooler that gives
   * each transaction another connection, which hears nothing, and says nothing about it.
   */
  isLive(): boolean;
  listen(): Promise<void>;
  close(): void;
};

type Options = {
  readonly channels: readonly string[];
  heard(channel: string, payload: string): void;
  /** Called when something may have been missed. */
  lost(): void;
  readonly log: Pick<Log, 'warn'>;
  /** Milliseconds of a clock that nobody sets. */
  readonly elapsed?: Clock;
};

/** Listens on a connection of its own, and connects again when it is lost. */
export function createListener(
  { pool, direct = pool }: Pick<Database, 'pool' | 'direct'>,
  { channels, heard, lost, log, elapsed = () => performance.now() }: Options,
): Listener {
  let client: PoolClient | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;

  const later = (ms: number, act: () => void): void => {
    if (!isClosed) timer = setTimeout(act, ms).unref();
  };
  const retry = (): void => {
    later(retryMs, () => void listen());
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };
  const drop = (dropped: PoolClient): void => {
    if (client !== dropped) return;
    client = undefined;
    clearTimeout(timer);
    dropped.release(true);
    lost();
    retry();
  };
  /** A connection can be lost silently: it is probed, and counts as live for a second from the probe on. */
  const check = async (live: PoolClient): Promise<void> => {
    const asked = elapsed();
    try {
      await live.query('SELECT 1 AS listening');
    } catch {
      return drop(live);
    }
    if (client !== live) return;
    checkedAt = asked;
    later(CHECK_MS, () => void check(live));
  };
  const listen = async (): Promise<void> => {
    let fresh: PoolClient | undefined;
    try {
      const opened = await direct.connect();
      fresh = opened;
      const token = randomUUID();
      const proof = Promise.withResolvers<void>();
      opened.on('notification', ({ channel, payload = '' }) => {
        if (channel !== PROOF) heard(channel, payload);
        else if (payload === token) proof.resolve();
      });
      opened.on('error', () => drop(opened));
      opened.on('end', () => drop(opened));
      await opened.query([PROOF, ...channels].map(channel => `LISTEN ${channel}`).join('; '));
      await pool.query('SELECT pg_notify($1, $2)', [PROOF, token]);
      const patience = setTimeout(() => proof.reject(new Error('nothing is heard')), PROOF_MS);
      await proof.promise.finally(() => clearTimeout(patience));
      if (isClosed) return opened.release(true);
      client = opened;
      retryMs = FIRST_RETRY_MS;
      await check(opened);
    } catch (error) {
      fresh?.release(true);
      const reason = error instanceof Error ? error.message : 'unknown';
      if (!isClosed)
        log.warn({ reason }, 'cannot listen to other servers: sessions are not cached');
      retry();
    }
  };

  return {
    isLive: () => client !== undefined && elapsed() - checkedAt < SILENCE_MS,
    listen,
    close() {
      isClosed = true;
      clearTimeout(timer);
      const listening = client;
      client = undefined;
      listening?.release(true);
    },
  };
}
