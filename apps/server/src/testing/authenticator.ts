import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import type {
  NewPasskey,
  NewPasskeyOptions,
  PasskeyAnswer,
  PasskeyOptions,
} from '@digipals/contract';

import type { TestAdult } from './adults.ts';
import type { TestApp } from './create-test-app.ts';

/** Flags of authenticator data: user present, user verified, new credential included. */
const flags = { present: 1, verified: 4, credential: 64 };

/** How an authenticator of a test differs from a good one. */
type Quirks = { readonly origin?: string; readonly rpId?: string; readonly isVerified?: boolean };

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const written = (data: Buffer): string => data.toString('base64url');

/** A well-formed passkey that proves nothing. */
export const noPasskey: NewPasskey = {
  id: 'a',
  rawId: 'a',
  type: 'public-key',
  response: { clientDataJSON: 'a', attestationObject: 'a', transports: [] },
  clientExtensionResults: {},
};

/** CBOR: a length below 65,536 of a major type. */
const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};
const cborBytes = (data: Buffer): Buffer => Buffer.concat([head(2, data.length), data]);
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);

/** The public key as COSE writes it: EC2, ES256, P-256, x, y. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (text: string): Buffer => cborBytes(Buffer.from(text, 'base64url'));
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    point(x),
    Buffer.from([0x22]),
    point(y),
  ]);
}

/** An authenticator in software with one passkey (ES256). Its counter grows with each use. */
export function createAuthenticator(quirks: Quirks = {}) {
  const { origin = 'http://localhost:3000', isVerified = true } = quirks;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = written(credentialId);
  let counter = 0;

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, more: number, rest = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flag = flags.present | (isVerified ? flags.verified : 0) | more;
    return Buffer.concat([sha256(quirks.rpId ?? rpId), Buffer.from([flag]), count, rest]);
  };
  const same = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;

  return {
    /** Sets the counter, as if the passkey had been copied or used elsewhere. */
    setCounter(next: number): void {
      counter = next;
    },

    /** Makes the passkey, as a browser would. */
    make({ challenge, rp }: NewPasskeyOptions): NewPasskey {
      const length = Buffer.from([0, credentialId.length]);
      const credential = [Buffer.alloc(16), length, credentialId, coseOf(publicKey)];
      const data = authenticatorData(rp.id, flags.credential, Buffer.concat(credential));
      const attestation = Buffer.concat([
        head(5, 3),
        ...[cborText('fmt'), cborText('none'), cborText('attStmt'), head(5, 0)],
        ...[cborText('authData'), cborBytes(data)],
      ]);
      return {
        ...same,
        response: {
          clientDataJSON: written(clientData('webauthn.create', challenge)),
          attestationObject: written(attestation),
          transports: ['internal'],
        },
      };
    },

    /** Uses the passkey, as a browser would. */
    use({ challenge, rpId }: PasskeyOptions): PasskeyAnswer {
      counter += 1;
      const client = clientData('webauthn.get', challenge);
      const data = authenticatorData(rpId, 0);
      const signed = createSign('sha256').update(Buffer.concat([data, sha256(client)]));
      return {
        ...same,
        response: {
          clientDataJSON: written(client),
          authenticatorData: written(data),
          signature: written(signed.sign(privateKey)),
        },
      };
    },
  };
}

/** Adds a passkey to a grown-up whose proof may be old. @returns its authenticator */
export async function addPasskey(test: TestApp, { adultId, token }: TestAdult) {
  const { db } = test.deps.database;
  const proved = (at: number) =>
    db
      .updateTable('adult_sessions')
      .set({ proved_at: new Date(at) })
      .where('adult_id', '=', adultId)
      .execute();
  const { proved_at: before } = await db
    .selectFrom('adult_sessions')
    .select('proved_at')
    .where('adult_id', '=', adultId)
    .executeTakeFirstOrThrow();
  await proved(test.clock());
  const device = createAuthenticator();
  const asked = await test.call('POST', 'grown-ups/passkeys/options', { token });
  const body = { answer: device.make(asked.json<NewPasskeyOptions>()) };
  await test.call('POST', 'grown-ups/passkeys', { token, body });
  await proved(before.getTime());
  return device;
}
