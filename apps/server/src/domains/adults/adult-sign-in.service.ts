import { adultSession } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import { createAdultSignIn, type Door } from '../adult-sign-in/index.ts';
import type { AdultSessions } from './adult-sessions.service.ts';

/** The sign-in of grown-ups. */
const grownUpDoor: Door = {
  tables: { people: 'adults', challenges: 'adult_challenges', id: 'adult_id' },
  principal: 'adult',
  issuer: 'DigiPals for grown-ups',
  challengeMs: adultSession.challengeMs,
};

/** Sign-in of grown-ups. */
export type GrownUpSignIn = ReturnType<typeof createGrownUpSignIn>;

/** Sign-in of grown-ups: e-mail and password, then a code of an authenticator. */
export function createGrownUpSignIn(deps: AppDeps, sessions: AdultSessions) {
  const { begin, finish } = createAdultSignIn(deps, grownUpDoor);
  return {
    begin,

    /** @returns the token of a new session @throws staff_sign_in_failed */
    finish: (
      { device, ...sent }: { challenge: string; code: string; device: string },
      from: string,
    ): Promise<string> =>
      finish(sent, from, (transaction, { adult, at }) =>
        sessions.begin(transaction, { adultId: adult.id, device, at }),
      ),
  };
}
