import { type EndpointKey, staffSession } from '@digipals/contract';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { StaffCaller } from '../../kernel/caller.ts';
import { newToken, sessionLimits, tokenHash } from '../adult-sign-in/index.ts';
import {
  findStaffSession,
  hasSession,
  insertStaffSession,
  markSeen,
  touchStaffSession,
} from './staff-session.data.ts';

/** The sessions of adults. */
export type StaffSessions = ReturnType<typeof createStaffSessions>;

const { cutoffs, isLive, isTouchDue } = sessionLimits(staffSession);

/** How often an adult is marked as seen. */
const SEEN_EVERY_MS = 60_000;

/** Calls that the desk polls. They do not extend the session of an idle adult. */
const polled: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'GET desk/me',
  'GET desk/queue',
  'GET desk/duty',
  'GET desk/people',
  'GET desk/held',
  'GET desk/cases',
  'GET desk/cases/{caseId}',
  'PUT desk/claims/{submissionId}',
]);

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
      const stored = await findStaffSession(db, tokenHash(token));
      if (!stored || !isLive(stored, now)) throw new ApiError('unauthenticated');
      const { lastUsedAt: _, seenAt, createdAt, ...adult } = stored;
      if (seenAt === null || now - seenAt.getTime() >= SEEN_EVERY_MS) {
        await markSeen(db, adult.staffId, new Date(now));
      }
      if (!polled.has(key) && isTouchDue(stored, now)) {
        await touchStaffSession(db, stored.sessionHash, new Date(now));
      }
      return { ...adult, since: createdAt };
    },

    /** A new session of an adult. @returns its token */
    async begin(transaction: Db, staffId: string, at: Date): Promise<string> {
      const token = newToken(random);
      await insertStaffSession(transaction, { sessionHash: tokenHash(token), staffId, at });
      return token;
    },
  };
}

/** SQL: the adult is at work: signed in, and not paused. */
export const isAtWork = (staffId: RawBuilder<unknown>, now: number): RawBuilder<boolean> =>
  hasSession(staffId, cutoffs(now));
