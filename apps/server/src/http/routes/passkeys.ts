import { type EndpointKey, passkeys as limits } from '@digipals/contract';
import type { AppDeps } from '../../deps.ts';
import {
  type AdultSessions,
  type GrownUpProofs,
  notifyAdult,
  type PasskeySignIn,
} from '../../domains/adults/index.ts';
import {
  namePasskey,
  type Passkeys,
  readPasskeys,
  removePasskey,
} from '../../domains/passkeys/index.ts';
import type { HandlersOf } from '../call.ts';
import { shown } from './adults.ts';

type Key = Extract<
  EndpointKey,
  `${string} grown-ups/${'' | 'proof/' | 'sign-in/'}passkey${string}`
>;

type Parts = {
  readonly sessions: AdultSessions;
  readonly passkeys: Passkeys;
  readonly proofs: GrownUpProofs;
  readonly signIn: PasskeySignIn;
};

export const passkeysHandlers = (
  { random }: Pick<AppDeps, 'random'>,
  { sessions, passkeys, proofs, signIn }: Parts,
): HandlersOf<Key> => ({
  'GET grown-ups/passkeys': ({ db, adult }) => readPasskeys(db, adult.adultId),
  'POST grown-ups/passkeys/options': ({ db, adult }) => passkeys.askToAdd(db, adult),
  'POST grown-ups/passkeys': {
    prepare: async ({ db: outside, adult, body, browser, now }) => {
      const { adultId, email } = adult;
      const name = body.name ?? browser().slice(0, limits.nameLength);
      const add = await passkeys.add(outside, { adultId, name, answer: body.answer });
      return async db => {
        await add(db);
        const securityEvent = {
          event: 'passkey',
          adultId,
          email,
          name: adult.name,
          at: new Date(now),
        } as const;
        await notifyAdult(db, random, securityEvent);
        return {};
      };
    },
  },
  'PUT grown-ups/passkeys/{passkeyId}': async ({ db, adult, params, body }) => {
    await namePasskey(db, { adultId: adult.adultId, ...params, ...body });
    return {};
  },
  'DELETE grown-ups/passkeys/{passkeyId}': async ({ db, adult, params }) => {
    await removePasskey(db, { adultId: adult.adultId, ...params });
    return {};
  },
  'POST grown-ups/proof/passkey/options': ({ db, adult }) =>
    passkeys.askToUse(db, 'proof', adult.adultId),
  'POST grown-ups/proof/passkey': {
    prepare: async ({ adult, body }) => {
      const renew = await proofs.provePasskey(adult, body.answer);
      return async db => {
        await renew(db);
        return {};
      };
    },
  },
  'POST grown-ups/sign-in/passkey/options': ({ body }) => signIn.begin(body.challenge),
  'POST grown-ups/sign-in/passkey': async ({ body, address, browser }) => {
    const token = await signIn.finish({ ...body, device: browser() }, address);
    return { token, adult: shown(await sessions.authenticate(token)) };
  },
});
