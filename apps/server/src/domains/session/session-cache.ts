import type { Pool, PoolClient } from 'pg';
import { SESSION_ENDED, type StoredSession } from './stored-session.ts';

const TIME_TO_LIVE_MS = 30_000;
const MOST_SESSIONS = 20_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;

type Entry = { session: StoredSession; until: number };

/** Sessions this process has read lately. */
export type SessionCache = {
  get(key: string, now: number): StoredSession | undefined;
  /** Keeps a session, unless one has ended since `epoch` was read. */
  put(key: string, session: StoredSession, now: number, epoch: number): void;
  /** A number that changes whenever a session ends. */
  epoch(): number;
  evict(key: string): void;
  /** Starts to hear of sessions that end on other servers. Until then nothing is kept. */
  listen(): Promise<void>;
  close(): void;
};

/**
 * A cache that is only in use while the database tells it of sessions that ended elsewhere: when
 * the listening connection is down, every call reads the session from the database.
 */
export function createSessionCache(pool: Pool): SessionCache {
  const entries = new Map<string, Entry>();
  let client: PoolClient | undefined;
  let epoch = 0;
  let closed = false;
  let retryMs = FIRST_RETRY_MS;
  let retry: NodeJS.Timeout | undefined;

  const evict = (key: string): void => {
    epoch += 1;
    entries.delete(key);
  };
  const lost = (): void => {
    if (!client) return;
    client.release(true);
    client = undefined;
    epoch += 1;
    entries.clear();
    listenLater();
  };
  const listenLater = (): void => {
    if (closed) return;
    retry = setTimeout(() => void listen(), retryMs).unref();
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };
  const listen = async (): Promise<void> => {
    let fresh: PoolClient | undefined;
    try {
      fresh = await pool.connect();
      fresh.on('notification', ({ channel, payload }) => {
        if (channel === SESSION_ENDED && payload) evict(payload);
      });
      fresh.on('error', lost);
      fresh.on('end', lost);
      await fresh.query(`LISTEN ${SESSION_ENDED}`);
      if (closed) return fresh.release(true);
      client = fresh;
      retryMs = FIRST_RETRY_MS;
    } catch {
      fresh?.release(true);
      listenLater();
    }
  };

  return {
    get(key, now) {
      const entry = client && entries.get(key);
      if (!entry || entry.until <= now) return undefined;
      return entry.session;
    },
    put(key, session, now, readAt) {
      if (!client || readAt !== epoch) return;
      entries.delete(key);
      entries.set(key, { session, until: now + TIME_TO_LIVE_MS });
      if (entries.size > MOST_SESSIONS) entries.delete(entries.keys().next().value ?? key);
    },
    epoch: () => epoch,
    evict,
    listen,
    close() {
      closed = true;
      clearTimeout(retry);
      const listening = client;
      client = undefined;
      listening?.release(true);
    },
  };
}
