import { adultSession, type PasskeyAnswer } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { AdultCaller } from '../../kernel/caller.ts';
import { createAdultProofs, createAdultSignIn, type Door } from '../adult-sign-in/index.ts';
import { type Passkeys, readPasskeys } from '../passkeys/index.ts';
import { deleteSessionsOfAdult, markProved } from './adult-session.data.ts';
import type { AdultSessions } from './adult-sessions.service.ts';
import { notifyAdult } from './notify-adult.service.ts';
import { countRecoveryCodes } from './recovery-codes.data.ts';
import { newRecoveryCodes, spendRecoveryCode } from './recovery-codes.service.ts';

/** The sign-in of grown-ups. */
const grownUpDoor: Door = {
  tables: { people: 'adults', challenges: 'adult_challenges', id: 'adult_id' },
  principal: 'adult',
  issuer: 'DigiPals for grown-ups',
  challengeMs: adultSession.challengeMs,
  hasOtherFactor: async (db, adultId) => (await readPasskeys(db, adultId)).length > 0,
};

/** Sign-in of grown-ups. */
export type GrownUpSignIn = ReturnType<typeof createGrownUpSignIn>;

/** The second step: the challenge, a code, and the device as its browser names itself. */
type SecondStep = { readonly challenge: string; readonly code: string; readonly device: string };

/** Sign-in of grown-ups: e-mail and password, then a code of an authenticator or a recovery code. */
export function createGrownUpSignIn(deps: AppDeps, sessions: AdultSessions) {
  const { begin, finish, complete, adultOf } = createAdultSignIn(deps, grownUpDoor);
  return {
    /** As that of the desk; tells also whether the adult has passkeys. */
    async begin(sent: { email: string; password: string }, from: string) {
      const begun = await begin(sent, from);
      const own = await readPasskeys(deps.database.db, await adultOf(begun.challenge));
      return { ...begun, hasPasskey: own.length > 0 };
    },

    adultOf,

    /**
     * @returns the token of a new session; recovery codes after the first sign-in
     * @throws staff_sign_in_failed
     */
    finish: ({ device, ...sent }: SecondStep, from: string) =>
      finish(sent, from, async (transaction, { adult, at }) => {
        const token = await sessions.begin(transaction, { adultId: adult.id, device, at });
        const isFirst = adult.secret === null;
        const codes = isFirst && (await newRecoveryCodes(transaction, deps.random, adult.id));
        return { token, recoveryCodes: codes || null };
      }),

    /** @returns the token of a new session @throws staff_sign_in_failed */
    recover: ({ challenge, code, device }: SecondStep, from: string): Promise<string> =>
      complete(challenge, from, {
        prove: (transaction, { adult, at }) =>
          spendRecoveryCode(transaction, { adultId: adult.id, code, at }),
        admit: async (transaction, { adult, at }) => {
          const { id: adultId, email, name } = adult;
          const isLast = (await countRecoveryCodes(transaction, adultId)) === 0;
          const securityEvent = { event: 'codes', adultId, email, name, at } as const;
          if (isLast) await notifyAdult(transaction, deps.random, securityEvent);
          return sessions.begin(transaction, { adultId, device, at });
        },
      }),
  };
}

/** Proofs of grown-ups with a session. */
export type GrownUpProofs = ReturnType<typeof createGrownUpProofs>;

/** Asks a grown-up with a session again who it is. */
export function createGrownUpProofs(deps: AppDeps, passkeys: Passkeys) {
  const { useCode, changePassword } = createAdultProofs(deps, grownUpDoor);
  return {
    /**
     * Uses a code of the second factor.
     * @returns a function that makes the proof of the session fresh
     * @throws code_refused, too_many_requests
     */
    async prove({ adultId, sessionHash }: AdultCaller, code: string, from: string) {
      await useCode({ adultId, code }, from);
      return (db: Db): Promise<void> => markProved(db, sessionHash, new Date(deps.clock()));
    },

    /** As `prove`, with a passkey. @throws passkey_refused */
    async provePasskey({ adultId, sessionHash }: AdultCaller, answer: PasskeyAnswer) {
      const owner = await passkeys.use(deps.database.db, 'proof', answer);
      if (owner !== adultId) throw new ApiError('passkey_refused');
      return (db: Db): Promise<void> => markProved(db, sessionHash, new Date(deps.clock()));
    },

    /**
     * Checks the current password.
     * @returns a function that sets the new one and ends the other sessions
     * @throws password_refused, too_many_requests
     */
    async changePassword(
      { adultId, sessionHash, email, name }: AdultCaller,
      passwords: { current: string; password: string },
      from: string,
    ): Promise<(transaction: Db) => Promise<void>> {
      const change = await changePassword(adultId, passwords, from);
      return async transaction => {
        await change(transaction);
        await deleteSessionsOfAdult(transaction, adultId, sessionHash);
        const securityEvent = {
          event: 'password',
          adultId,
          email,
          name,
          at: new Date(deps.clock()),
        } as const;
        await notifyAdult(transaction, deps.random, securityEvent);
      };
    },
  };
}
