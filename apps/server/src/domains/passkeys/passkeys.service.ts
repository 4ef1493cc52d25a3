import {
  passkeys as limits,
  type NewPasskey,
  type NewPasskeyOptions,
  type PasskeyAnswer,
  type PasskeyOptions,
} from '@digipals/contract';
import type * as WebAuthn from '@simplewebauthn/server';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { newToken, tokenHash } from '../adult-sign-in/index.ts';
import { insertChallenge, type Purpose, takeChallenge } from './challenges.data.ts';
import { ALGORITHMS, type Owner, optionsToAdd, optionsToUse } from './passkey-options.ts';
import { countUse, findPasskey, insertPasskey, listPasskeys } from './passkeys.data.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Passkeys of grown-ups. */
export type Passkeys = ReturnType<typeof createPasskeys>;

const ID_BYTES = 16;

/** Loaded on first use: it takes a fifth of a second. */
const loadWebAuthn = (): Promise<typeof WebAuthn> => import('@simplewebauthn/server');

/** What a browser signed. */
type Signed = { readonly clientDataJSON: string };

/** The challenge that a browser says it has answered; verification checks it. */
function challengeIn({ clientDataJSON }: Signed): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = Object(said) as Record<string, unknown>;
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

const refused = () => new ApiError('passkey_refused');

/** Makes and checks passkeys. The device must verify its user, so that a passkey counts as two factors. */
export function createPasskeys({
  clock,
  random,
  config,
}: Pick<AppDeps, 'clock' | 'random' | 'config'>) {
  const { id: rpId, origin } = relyingPartyOf(config.publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: rpId, requireUserVerification: true };

  const newChallenge = async (db: Db, purpose: Purpose, adultId: string | null) => {
    const challenge = newToken(random);
    const expiresAt = new Date(clock() + limits.challengeMs);
    await insertChallenge(db, { hash: tokenHash(challenge), purpose, adultId, expiresAt });
    return challenge;
  };

  /** Uses up the challenge that was answered. @throws passkey_refused */
  const take = async (db: Db, purpose: Purpose, signed: Signed) => {
    const challenge = challengeIn(signed);
    const at = new Date(clock());
    const taken = await takeChallenge(db, { hash: tokenHash(challenge), purpose, at });
    if (!taken) throw refused();
    return { challenge, at, adultId: taken.adultId };
  };

  return {
    /** What a browser needs to make a passkey. */
    async askToAdd(db: Db, owner: Owner): Promise<NewPasskeyOptions> {
      const own = await listPasskeys(db, owner.adultId);
      const challenge = await newChallenge(db, 'add', owner.adultId);
      return optionsToAdd(owner, { challenge, rpId, own });
    },

    /**
     * Checks a new passkey.
     * @returns a function that stores it
     * @throws passkey_refused
     */
    async add(
      db: Db,
      { adultId, name, answer }: { adultId: string; name: string; answer: NewPasskey },
    ): Promise<(open: Db) => Promise<void>> {
      const { challenge, at, ...taken } = await take(db, 'add', answer.response);
      const isFull = (await listPasskeys(db, adultId)).length >= limits.most;
      if (taken.adultId !== adultId || isFull) throw refused();
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const checked = await verifyRegistrationResponse({
        response: answer,
        expectedChallenge: challenge,
        supportedAlgorithmIDs: ALGORITHMS,
        ...expected,
      }).catch(() => null);
      if (!checked?.verified) throw refused();
      const { id, publicKey, counter } = checked.registrationInfo.credential;
      const passkey = {
        passkey_id: random(ID_BYTES).toString('base64url'),
        adult_id: adultId,
        credential_id: id,
        public_key: Buffer.from(publicKey),
        counter,
        transports: answer.response.transports,
        device_name: name,
        created_at: at,
        last_used_at: null,
      };
      return async open => {
        if (!(await insertPasskey(open, passkey))) throw refused();
      };
    },

    /** What a browser needs to use a passkey, of this adult if there is one. */
    async askToUse(
      db: Db,
      purpose: 'proof' | 'sign-in',
      adultId: string | null,
    ): Promise<PasskeyOptions> {
      const own = adultId === null ? [] : await listPasskeys(db, adultId);
      return optionsToUse({ challenge: await newChallenge(db, purpose, adultId), rpId, own });
    },

    /** Checks the answer of a passkey and notes its use. @returns its adult @throws passkey_refused */
    async use(db: Db, purpose: 'proof' | 'sign-in', answer: PasskeyAnswer): Promise<string> {
      const { challenge, at, adultId } = await take(db, purpose, answer.response);
      const passkey = await findPasskey(db, answer.id);
      if (!passkey || (adultId !== null && adultId !== passkey.adultId)) throw refused();
      const { credentialId, publicKey, counter } = passkey;
      // Refuses a counter that does not grow: somebody has copied the passkey.
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const checked = await verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: challenge,
        credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter },
        ...expected,
      }).catch(() => null);
      if (!checked?.verified) throw refused();
      const { newCounter } = checked.authenticationInfo;
      if (!(await countUse(db, passkey, { counter: newCounter, at }))) throw refused();
      return passkey.adultId;
    },
  };
}
