import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { createAdultAttempts } from './attempts.service.ts';
import { stepOf } from './one-time-code.ts';
import { isPassword, newPassword } from './password.ts';
import { openSecret } from './sealed-secret.ts';
import { createSignInData } from './sign-in.data.ts';
import type { Door } from './sign-in.service.ts';

/**
 * Asks an adult with a session again who it is: a stolen session alone must not be enough for what cannot be
 * taken back. Wrong answers count like those of a sign-in.
 */
export function createAdultProofs(
  deps: Pick<AppDeps, 'database' | 'clock' | 'random' | 'config'>,
  door: Door,
) {
  const { clock } = deps;
  const { db } = deps.database;
  const data = createSignInData(door.tables);
  const attempts = createAdultAttempts(deps, door.principal);
  return {
    /** Uses a code of the second factor. @throws code_refused, too_many_requests */
    async useCode({ adultId, code }: { adultId: string; code: string }, from: string) {
      const found = await data.findProof(db, adultId);
      if (!found?.secret) throw new ApiError('code_refused');
      const attempt = await attempts.of(found.email, from);
      await attempts.countAttempt(attempt);
      const { pepper } = await attempts.secrets();
      const step = stepOf(openSecret(found.secret, { adultId, pepper }), code, clock());
      if (step === null || !(await data.useStep(db, adultId, step))) {
        throw new ApiError('code_refused');
      }
      await attempts.recordSuccess(attempt);
    },

    /**
     * Checks the current password.
     * @returns a function that sets the new one, in a transaction, and ends unfinished sign-ins
     * @throws password_refused, too_many_requests
     */
    async changePassword(
      adultId: string,
      { current, password }: { current: string; password: string },
      from: string,
    ): Promise<(transaction: Db) => Promise<void>> {
      const found = await data.findProof(db, adultId);
      if (!found) throw new ApiError('password_refused');
      const attempt = await attempts.of(found.email, from);
      await attempts.countAttempt(attempt);
      const { pepper } = await attempts.secrets();
      if (!(await isPassword(current, found, pepper))) throw new ApiError('password_refused');
      await attempts.recordSuccess(attempt);
      const next = await newPassword(deps, password);
      return async transaction => {
        if (!(await data.replacePassword(transaction, found, next))) {
          throw new ApiError('password_refused');
        }
        await data.endChallengesOf(transaction, adultId);
      };
    },
  };
}
