import { adultSession } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { AdultCaller } from '../../kernel/caller.ts';
import { newToken, sessionLimits, tokenHash } from '../adult-sign-in/index.ts';
import {
  findAdultSession,
  insertAdultSession,
  noteVisit,
  touchAdultSession,
} from './adult-session.data.ts';
import { findGrants } from './rights.data.ts';

/** The sessions of grown-ups. */
export type AdultSessions = ReturnType<typeof createAdultSessions>;

const { isLive, isTouchDue } = sessionLimits(adultSession);
const ID_BYTES = 16;

/** Sessions of grown-ups. Each call reads session and rights from the database: a change acts at once. */
export function createAdultSessions({
  database: { db },
  clock,
  random,
}: Pick<AppDeps, 'database' | 'clock' | 'random'>) {
  return {
    /** The adult of a session token, with its rights now. @throws unauthenticated */
    async authenticate(token: string): Promise<AdultCaller> {
      const now = clock();
      const stored = await findAdultSession(db, tokenHash(token));
      if (!stored || !isLive(stored, now)) throw new ApiError('unauthenticated');
      const { lastUsedAt: _, createdAt, ...adult } = stored;
      if (isTouchDue(stored, now)) {
        await touchAdultSession(db, stored.sessionHash, new Date(now));
        await noteVisit(db, stored.adultId, new Date(now));
      }
      const grants = await findGrants(db, stored.adultId, new Date(now));
      return { ...adult, since: createdAt, grants };
    },

    /** A new session of an adult at a device, as its browser names itself. @returns its token */
    async begin(
      transaction: Db,
      { adultId, device, at }: { adultId: string; device: string; at: Date },
    ): Promise<string> {
      const token = newToken(random);
      const sessionId = random(ID_BYTES).toString('base64url');
      const session = { sessionHash: tokenHash(token), sessionId, adultId, device, at };
      await insertAdultSession(transaction, session);
      return token;
    },
  };
}
