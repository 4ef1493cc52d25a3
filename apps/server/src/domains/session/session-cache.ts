import type { Pool, PoolClient } from 'pg';
import { LICENCES_CHANGED, SESSION_ENDED, type StoredSession } from './stored-session.ts';

const TIME_TO_LIVE_MS = 30_000;
const MAX_SESSIONS = 20_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 30_000;

type Entry = { session: StoredSession; until: number; premium: boolean };

/** Sessions that this process has read recently, and whether their children are premium. */
export type SessionCache = {
  get(key: string, now: number): StoredSession | undefined;
  /** Caches a session, unless one has ended since `epoch` was read. */
  put(key: string, session: StoredSession, now: number, epoch: number): void;
  /** Whether the child of a cached session is known to be premium. */
  isPremium(key: string, now: number): boolean;
  /** Caches that the child is premium, unless a licence has changed since `epoch` was read. */
  cachePremium(key: string, epoch: number): void;
  /** A number that changes whenever a session ends or a licence changes. */
  epoch(): number;
  evict(key: string): void;
  /** Evicts all sessions of a child. */
  evictAll(userId: string): void;
  /** Subscribes to sessions that end on other servers. Nothing is cached before that. */
  listen(): Promise<void>;
  close(): void;
};

/**
 * A cache that is only used while the database announces sessions that end elsewhere: when
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
  const evictAll = (userId: string): void => {
    epoch += 1;
    for (const [key, { session }] of entries) if (session.userId === userId) entries.delete(key);
  };
  const forgetPremium = (userId: string): void => {
    epoch += 1;
    for (const entry of entries.values())
      if (entry.session.userId === userId) entry.premium = false;
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
        if (channel === LICENCES_CHANGED && payload) forgetPremium(payload);
      });
      fresh.on('error', lost);
      fresh.on('end', lost);
      await fresh.query(`LISTEN ${SESSION_ENDED}; LISTEN ${LICENCES_CHANGED}`);
      if (closed) return fresh.release(true);
      client = fresh;
      retryMs = FIRST_RETRY_MS;
    } catch {
      fresh?.release(true);
      listenLater();
    }
  };

  const live = (key: string, now: number): Entry | undefined => {
    const entry = client && entries.get(key);
    return entry && entry.until > now ? entry : undefined;
  };

  return {
    get: (key, now) => live(key, now)?.session,
    isPremium: (key, now) => live(key, now)?.premium === true,
    cachePremium(key, readAt) {
      const entry = entries.get(key);
      if (entry && client && readAt === epoch) entry.premium = true;
    },
    put(key, session, now, readAt) {
      if (!client || readAt !== epoch) return;
      const premium = live(key, now)?.premium === true;
      entries.delete(key);
      entries.set(key, { session, until: now + TIME_TO_LIVE_MS, premium });
      if (entries.size > MAX_SESSIONS) entries.delete(entries.keys().next().value ?? key);
    },
    epoch: () => epoch,
    evict,
    evictAll,
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
