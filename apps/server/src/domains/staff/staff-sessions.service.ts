import { createHash } from 'node:crypto';
import { type EndpointKey, staffSession as limits } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { StaffCaller } from '../../kernel/caller.ts';
import {
  countAtWork,
  findStaffSession,
  insertStaffSession,
  type StaffSession,
  touchStaffSession,
} from './staff-session.data.ts';

/** The sessions of adults. */
export type StaffSessions = ReturnType<typeof createStaffSessions>;

const TOKEN_BYTES = 32;
const TOUCH_MS = 60_000;

/** Calls that the desk polls. They do not extend the session of an idle adult. */
const polled: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'GET desk/me',
  'GET desk/queue',
  'GET desk/held',
  'GET desk/cases',
  'GET desk/cases/{caseId}',
  'PUT desk/claims/{submissionId}',
]);

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const cutoffs = (now: number) => ({
  idle: new Date(now - limits.idleMs),
  created: new Date(now - limits.absoluteMs),
});

const isLive = ({ createdAt, lastUsedAt }: StaffSession, now: number): boolean =>
  lastUsedAt > cutoffs(now).idle && createdAt > cutoffs(now).created;

/**
 * Opaque sessions of adults with an idle and an absolute timeout. Each call reads the session from the
 * database, so that a role change takes effect at once.
 */
export function createStaffSessions({
  database: { db },
  clock,
  random,
}: Pick<AppDeps, 'database' | 'clock' | 'random'>) {
  return {
    /** The adult of a session token. @throws unauthenticated */
    async authenticate(token: string, key: EndpointKey): Promise<StaffCaller> {
      const now = clock();
      const stored = await findStaffSession(db, hashOf(token));
      if (!stored || !isLive(stored, now)) throw new ApiError('unauthenticated');
      const { lastUsedAt, createdAt, ...adult } = stored;
      if (!polled.has(key) && now - lastUsedAt.getTime() >= TOUCH_MS) {
        await touchStaffSession(db, stored.sessionHash, new Date(now));
      }
      return { ...adult, since: createdAt };
    },

    /** A new session of an adult. @returns its token */
    async begin(transaction: Db, staffId: string, at: Date): Promise<string> {
      const token = random(TOKEN_BYTES).toString('base64url');
      await insertStaffSession(transaction, { sessionHash: hashOf(token), staffId, at });
      return token;
    },
  };
}

/** The number of adults at work: signed in, not idle, not paused. */
export const readOnDuty = (db: Db, now: number): Promise<{ reviewers: number; leads: number }> =>
  countAtWork(db, cutoffs(now));
