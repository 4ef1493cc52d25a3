import { type NewPasskeyOptions, type PasskeyOptions, passkeys } from '@digipals/contract';
import type { StoredPasskey } from './passkeys.data.ts';

/** An adult as its authenticator shows it. */
export type Owner = { readonly adultId: string; readonly email: string; readonly name: string };

/** EdDSA, ES256 and RS256, the best first. */
export const ALGORITHMS = [-8, -7, -257];

const credentialOf = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: [...transports],
});

/** What a challenge is part of: the relying party, and the passkeys that the adult has. */
type Asked = { readonly challenge: string; readonly rpId: string; readonly own: StoredPasskey[] };

/** What a browser needs to make a passkey. The device must verify its user, who signs in without a name. */
export const optionsToAdd = (
  { adultId, email, name }: Owner,
  { challenge, rpId, own }: Asked,
): NewPasskeyOptions => ({
  challenge,
  rp: { id: rpId, name: 'DigiPals' },
  user: { id: Buffer.from(adultId).toString('base64url'), name: email, displayName: name },
  pubKeyCredParams: ALGORITHMS.map(alg => ({ type: 'public-key', alg })),
  timeout: passkeys.challengeMs,
  attestation: 'none',
  excludeCredentials: own.map(credentialOf),
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
});

/** What a browser needs to use one of these passkeys, or any if there are none. */
export const optionsToUse = ({ challenge, rpId, own }: Asked): PasskeyOptions => ({
  challenge,
  rpId,
  timeout: passkeys.challengeMs,
  userVerification: 'required',
  allowCredentials: own.map(credentialOf),
});
