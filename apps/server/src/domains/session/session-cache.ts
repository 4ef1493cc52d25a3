import { createListener } from '../../db/listener.ts';
import type { AppDeps } from '../../deps.ts';
import { LICENCES_CHANGED, SESSION_ENDED, type StoredSession } from './stored-session.ts';

const TIME_TO_LIVE_MS = 30_000;
const MAX_SESSIONS = 20_000;

type Entry = { session: StoredSession; until: number; premiumUntil: number };

/** Sessions that this process has read recently, and whether their children are premium. */
export type SessionCache = {
  get(key: string, now: number): StoredSession | undefined;
  /** Caches a session, unless one has ended since `epoch` was read. */
  put(key: string, session: StoredSession, now: number, epoch: number): void;
  /** Whether the child of a cached session is known to be premium. */
  isPremium(key: string, now: number): boolean;
  /** Caches until when the child is premium, unless a licence has changed since `epoch` was read. */
  cachePremium(key: string, until: number, epoch: number): void;
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
 * A cache that is only used while this server hears of sessions that end elsewhere: otherwise every call reads the
 * session from the database.
 */
export function createSessionCache({
  database,
  log,
}: Pick<AppDeps, 'database' | 'log'>): SessionCache {
  const entries = new Map<string, Entry>();
  let epoch = 0;

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
      if (entry.session.userId === userId) entry.premiumUntil = 0;
  };
  const listener = createListener(database, {
    channels: [SESSION_ENDED, LICENCES_CHANGED],
    heard(channel, payload) {
      if (channel === SESSION_ENDED) evict(payload);
      if (channel === LICENCES_CHANGED) forgetPremium(payload);
    },
    lost() {
      epoch += 1;
      entries.clear();
    },
    log,
  });

  const live = (key: string, now: number): Entry | undefined => {
    const entry = listener.isLive() ? entries.get(key) : undefined;
    return entry && entry.until > now ? entry : undefined;
  };
  const premiumUntil = (key: string, now: number): number => live(key, now)?.premiumUntil ?? 0;

  return {
    get: (key, now) => live(key, now)?.session,
    isPremium: (key, now) => premiumUntil(key, now) > now,
    cachePremium(key, until, readAt) {
      const entry = entries.get(key);
      if (entry && readAt === epoch) entry.premiumUntil = until;
    },
    put(key, session, now, readAt) {
      if (!listener.isLive() || readAt !== epoch) return;
      const known = premiumUntil(key, now);
      entries.delete(key);
      entries.set(key, { session, until: now + TIME_TO_LIVE_MS, premiumUntil: known });
      if (entries.size > MAX_SESSIONS) entries.delete(entries.keys().next().value ?? key);
    },
    epoch: () => epoch,
    evict,
    evictAll,
    listen: listener.listen,
    close: listener.close,
  };
}
