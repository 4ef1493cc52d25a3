import { hash } from 'node:crypto';
import { session as limits } from '@digipals/contract/constants';
import type { Db } from '../../db/db.ts';
import type { AppConfig, AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Caller } from '../../kernel/caller.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  insertTicket,
  touchSession,
  useTicket,
} from './session.data.ts';
import { createSessionCache } from './session-cache.ts';
import type { StoredSession } from './stored-session.ts';
import { createWorkKeys } from './work-keys.service.ts';

/** The sessions of the server. */
export type Sessions = ReturnType<typeof createSessions>;

const TOKEN_BYTES = 32;
const TOUCH_MS = 60_000;

const hashOf = (token: string): Buffer => hash('sha256', token, 'buffer');

const MINUTE_MS = 60_000;

/** The idle timeout of a session. While a page of the child is open, polls keep its session. */
export const idleMsOf = ({ idleMinutes }: Pick<AppConfig, 'idleMinutes'>): number =>
  idleMinutes === null ? limits.idleMs : idleMinutes * MINUTE_MS + limits.idleGraceMs;

/**
 * Opaque sessions with an idle and an absolute timeout, and tickets that are exchanged for one
 * (NOTSHOWN-25).
 */
export function createSessions({
  database,
  clock,
  random,
  config,
  log,
}: Pick<AppDeps, 'database' | 'clock' | 'random' | 'config' | 'log'>) {
  const { db } = database;
  const idleMs = idleMsOf(config);
  const workKeyOf = createWorkKeys({ database, random });
  const cache = createSessionCache({ database, log });
  const newToken = (): string => random(TOKEN_BYTES).toString('base64url');

  const isLive = ({ createdAt, lastUsedAt }: StoredSession, now: number): boolean =>
    now - lastUsedAt.getTime() < idleMs && now - createdAt.getTime() < limits.absoluteMs;

  const readSession = async (sessionHash: Buffer): Promise<StoredSession | undefined> => {
    const key = sessionHash.toString('hex');
    const now = clock();
    const cached = cache.get(key, now);
    if (cached && isLive(cached, now)) return cached;
    const epoch = cache.epoch();
    const stored = await findSession(db, sessionHash);
    if (!stored || !isLive(stored, now)) return undefined;
    cache.put(key, stored, now, epoch);
    return stored;
  };

  /** Records the last use, at most once a minute. */
  const touch = async (stored: StoredSession): Promise<void> => {
    const now = clock();
    if (now - stored.lastUsedAt.getTime() < TOUCH_MS) return;
    const key = stored.sessionHash.toString('hex');
    const used = { ...stored, lastUsedAt: new Date(now) };
    // Update only a cached session: it may have ended since it was read.
    if (cache.get(key, now)) cache.put(key, used, now, cache.epoch());
    await touchSession(db, used, used.lastUsedAt);
  };

  return {
    listen: cache.listen,
    close: cache.close,

    /**
     * The child of a session token. `isTraceless`: the call does not count as a visit of the child.
     * @throws unauthenticated
     */
    async authenticate(token: string, { isTraceless = false } = {}): Promise<Caller> {
      const stored = await readSession(hashOf(token));
      if (!stored) throw new ApiError('unauthenticated');
      if (!isTraceless) await touch(stored);
      return { userId: stored.userId, sessionHash: stored.sessionHash };
    },

    /** The child of a session token, or of a ticket, which is exchanged for a session. @throws ticket_invalid */
    async authenticateOrRedeem(token: string): Promise<Caller> {
      const hash = hashOf(token);
      const stored = await readSession(hash);
      if (stored) {
        await touch(stored);
        return { userId: stored.userId, sessionHash: stored.sessionHash };
      }
      const now = new Date(clock());
      const redeemed = await db.transaction().execute(async transaction => {
        const userId = await useTicket(transaction, hash, now);
        if (userId === undefined) throw new ApiError('ticket_invalid');
        const userAccessToken = newToken();
        const sessionHash = hashOf(userAccessToken);
        const fresh = { sessionHash, userId, createdAt: now, lastUsedAt: now };
        await insertSession(transaction, fresh);
        await touchSession(transaction, fresh, now);
        return { userId, sessionHash, userAccessToken };
      });
      return { ...redeemed, workKey: await workKeyOf(redeemed.userId) };
    },

    /** Runs `check`, which says until when the child of this session is premium, unless that is cached. */
    async premiumOnce({ sessionHash }: Caller, check: () => Promise<number>): Promise<void> {
      const key = sessionHash.toString('hex');
      if (cache.isPremium(key, clock())) return;
      const epoch = cache.epoch();
      cache.cachePremium(key, await check(), epoch);
    },

    /** Issues a ticket for a child, valid once within a minute. */
    async issueTicket(userId: string): Promise<string> {
      const ticket = newToken();
      const expiresAt = new Date(clock() + limits.ticketMs);
      await insertTicket(db, { ticketHash: hashOf(ticket), userId, expiresAt });
      return ticket;
    },

    /** Ends a session on every server. */
    async end(transaction: Db, sessionHash: Buffer): Promise<void> {
      await deleteSession(transaction, sessionHash);
      cache.evict(sessionHash.toString('hex'));
    },

    /** Ends all sessions and tickets of a child on every server. */
    async endAll(transaction: Db, userId: string): Promise<void> {
      await deleteSessionsOf(transaction, userId);
      cache.evictAll(userId);
    },
  };
}
