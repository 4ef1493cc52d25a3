import type { ResponseOf } from '@digipals/contract';
import { adultSession } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { AdultCaller } from '../../kernel/caller.ts';
import { sessionLimits } from '../adult-sign-in/index.ts';
import { deleteSessionsOfAdult, endSessionOf, listSessions } from './adult-session.data.ts';
import { countRecoveryCodes } from './recovery-codes.data.ts';

const { cutoffs } = sessionLimits(adultSession);

/** Where an adult is signed in, and how many recovery codes it has left. */
export async function readAccount(
  db: Db,
  { adultId, sessionHash }: AdultCaller,
  now: number,
): Promise<ResponseOf<'GET grown-ups/sessions'>> {
  const found = await listSessions(db, adultId, cutoffs(now));
  const sessions = found.map(session => ({
    sessionId: session.sessionId,
    device: session.device,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    isThis: session.sessionHash.equals(sessionHash),
  }));
  return { sessions, recoveryCodesLeft: await countRecoveryCodes(db, adultId) };
}

/** Ends a session of the adult. @throws not_found */
export async function endSession(db: Db, adultId: string, sessionId: string): Promise<void> {
  if (!(await endSessionOf(db, adultId, sessionId))) throw new ApiError('not_found');
}

/** Ends every other session of the adult, and its unfinished sign-ins. */
export const endOtherSessions = (db: Db, { adultId, sessionHash }: AdultCaller): Promise<void> =>
  deleteSessionsOfAdult(db, adultId, sessionHash);
