import type { PasskeyAnswer, PasskeyOptions } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { createAdultAttempts } from '../adult-sign-in/index.ts';
import type { Passkeys } from '../passkeys/index.ts';
import type { AdultSessions } from './adult-sessions.service.ts';
import type { GrownUpSignIn } from './adult-sign-in.service.ts';

/** Sign-in of grown-ups by passkey. */
export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;

/**
 * Sign-in by passkey, alone or as the second step. Nobody can guess a signature, so wrong answers are limited by
 * address only.
 */
export function createPasskeySignIn(
  deps: AppDeps,
  {
    sessions,
    signIn,
    passkeys,
  }: { sessions: AdultSessions; signIn: GrownUpSignIn; passkeys: Passkeys },
) {
  const { clock } = deps;
  const { db } = deps.database;
  const attempts = createAdultAttempts(deps, 'adult');
  return {
    /** `challenge`: that of the first step. @throws staff_sign_in_failed */
    async begin(challenge: string | undefined): Promise<PasskeyOptions> {
      const adultId = challenge === undefined ? null : await signIn.adultOf(challenge);
      return passkeys.askToUse(db, 'sign-in', adultId);
    },

    /** @returns the token of a new session @throws staff_sign_in_failed */
    async finish(
      { answer, device }: { answer: PasskeyAnswer; device: string },
      from: string,
    ): Promise<string> {
      const adultId = await passkeys.use(db, 'sign-in', answer).catch(error => {
        const isRefused = error instanceof ApiError && error.code === 'passkey_refused';
        throw isRefused ? new ApiError('staff_sign_in_failed') : error;
      });
      const token = await sessions.begin(db, { adultId, device, at: new Date(clock()) });
      const { email } = await sessions.authenticate(token);
      // The first step, if there was one, has counted a failure.
      await attempts.recordSuccess(await attempts.of(email, from));
      return token;
    },
  };
}
