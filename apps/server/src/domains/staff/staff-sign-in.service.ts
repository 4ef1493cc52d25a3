import { createHash } from 'node:crypto';
import { staffSession } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { appendAudit } from '../audit/index.ts';
import { type Attempt, createSignInQueue } from '../session/index.ts';
import { enrolmentOf, stepOf } from './one-time-code.ts';
import { openSecret, SECRET_BYTES, sealSecret } from './sealed-secret.ts';
import { createStaffAttempts } from './staff-attempts.service.ts';
import { isPassword } from './staff-password.ts';
import type { StaffSessions } from './staff-sessions.service.ts';
import {
  endChallenge,
  enrol,
  findProof,
  findProofByEmail,
  insertChallenge,
  type StaffProof,
  tryChallenge,
  useStep,
} from './staff-sign-in.data.ts';

/** Sign-in of adults. */
export type StaffSignIn = ReturnType<typeof createStaffSignIn>;

const TOKEN_BYTES = 32;
const MAX_TRIES = 5;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Uses the code of a step, or enrols the offered second factor. */
const useCode = (
  db: Db,
  { staffId, secret }: StaffProof,
  { offered, step }: { offered: Buffer | null; step: number },
): Promise<boolean> =>
  secret === null && offered !== null
    ? enrol(db, { staffId, secret: offered, step })
    : useStep(db, staffId, step);

/**
 * Sign-in in two steps. The first counts a failure that only the second removes, so that an attacker
 * with a password cannot guess codes without limit.
 */
export function createStaffSignIn(deps: AppDeps, sessions: StaffSessions) {
  const { clock, random } = deps;
  const { db } = deps.database;
  const attempts = createStaffAttempts(deps);
  const queue = createSignInQueue(clock);

  /** @throws staff_sign_in_failed, too_many_requests */
  const checkPassword = async (
    attempt: Attempt,
    email: string,
    password: string,
  ): Promise<StaffProof> => {
    await attempts.countAttempt(attempt);
    const found = await findProofByEmail(db, email);
    // An unknown e-mail takes the same time, so that timing does not reveal who exists.
    const stored = found ?? { salt: attempt.principalKey, hash: Buffer.alloc(32) };
    const { pepper } = await attempts.secrets();
    const right = await isPassword(password, stored, pepper);
    if (!found || !right) throw new ApiError('staff_sign_in_failed');
    return found;
  };

  return {
    /**
     * @returns a challenge, with a new second factor for an adult without one
     * @throws staff_sign_in_failed, too_many_requests
     */
    async begin({ email: written, password }: { email: string; password: string }, from: string) {
      const email = written.toLowerCase();
      const attempt = await attempts.of(email, from);
      const isKnown = (await attempts.placeOf(attempt)) !== 'unknown';
      const found = await queue(isKnown, () => checkPassword(attempt, email, password));
      const challenge = random(TOKEN_BYTES).toString('base64url');
      const secret = found.secret === null ? random(SECRET_BYTES) : null;
      const expiresAt = new Date(clock() + staffSession.challengeMs);
      const { staffId } = found;
      const { pepper } = await attempts.secrets();
      const sealed = secret && sealSecret(secret, { staffId, pepper }, random);
      const newChallenge = { hash: hashOf(challenge), adult: found, secret: sealed, expiresAt };
      if (!(await insertChallenge(db, newChallenge))) throw new ApiError('staff_sign_in_failed');
      return { challenge, enrolment: secret && enrolmentOf(secret, email) };
    },

    /**
     * @returns the token of a new session
     * @throws staff_sign_in_failed
     */
    async finish({ challenge, code }: { challenge: string; code: string }, from: string) {
      const at = new Date(clock());
      const hash = hashOf(challenge);
      const tried = await tryChallenge(db, hash, { at, maxTries: MAX_TRIES });
      const found = tried && (await findProof(db, tried.staffId));
      const sealed = found?.secret ?? tried?.secret;
      const { pepper } = await attempts.secrets();
      const step =
        found && sealed
          ? stepOf(openSecret(sealed, { staffId: found.staffId, pepper }), code, at.getTime())
          : null;
      const refused = new ApiError('staff_sign_in_failed', found && { subject: found.email });
      if (!tried || !found || typeof step !== 'number') throw refused;
      const token = await db.transaction().execute(async transaction => {
        const isUsed = await useCode(transaction, found, { offered: tried.secret, step });
        const isFirst = isUsed && (await endChallenge(transaction, hash));
        if (!isFirst) throw refused;
        const session = await sessions.begin(transaction, found.staffId, at);
        const entry = { actor: found.name, object: 'password and code', at };
        if (found.secret === null) {
          await appendAudit(transaction, { ...entry, action: 'Set up second factor' });
        }
        await appendAudit(transaction, { ...entry, action: 'Signed in' });
        return session;
      });
      const attempt = await attempts.of(found.email, from);
      await attempts.recordSuccess(attempt);
      return token;
    },
  };
}
