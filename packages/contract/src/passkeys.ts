import { z } from 'zod';
import { signedInSchema } from './adults.ts';
import { passkeys } from './constants.ts';
import { endpoint } from './endpoint.ts';

/** Bytes as browsers write them in JSON. */
const bytes = z
  .string()
  .min(1)
  .max(16_384)
  .regex(/^[\w-]+$/);
const credentialType = z.literal('public-key');

/** A passkey of an adult. */
export const passkeySchema = z.strictObject({
  passkeyId: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
/** A passkey of an adult. */
export type Passkey = z.infer<typeof passkeySchema>;

const credentials = z.array(
  z.strictObject({ id: z.string(), type: credentialType, transports: z.array(z.string()) }),
);

/** What a browser needs to make a passkey (WebAuthn, PublicKeyCredentialCreationOptionsJSON). */
export const newPasskeyOptionsSchema = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: credentialType, alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: credentials,
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
/** What a browser needs to make a passkey. */
export type NewPasskeyOptions = z.infer<typeof newPasskeyOptionsSchema>;

/** What a browser needs to use a passkey (PublicKeyCredentialRequestOptionsJSON). */
export const passkeyOptionsSchema = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: credentials,
});
/** What a browser needs to use a passkey. */
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

/** A new passkey, as the browser made it (RegistrationResponseJSON). */
export const newPasskeySchema = z.strictObject({
  id: bytes,
  rawId: bytes,
  type: credentialType,
  response: z.strictObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10),
  }),
  clientExtensionResults: z.strictObject({}),
});
/** A new passkey, as the browser made it. */
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** The proof of a passkey (AuthenticationResponseJSON). */
export const passkeyAnswerSchema = z.strictObject({
  id: bytes,
  rawId: bytes,
  type: credentialType,
  response: z.strictObject({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  clientExtensionResults: z.strictObject({}),
});
/** The proof of a passkey. */
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

const name = z.string().trim().min(1).max(passkeys.nameLength);
const passkeyIdParam = z.strictObject({ passkeyId: z.string().min(1).max(64) });
const answer = z.strictObject({ answer: passkeyAnswerSchema });
const nothing = z.strictObject({});
const own = { access: 'adult', right: 'self' } as const;
const changes = ['GET grown-ups/passkeys'] as const;

/** Calls of the noun passkeys (SCHOOL-11 to SCHOOL-13). */
export const passkeysEndpoints = {
  'GET grown-ups/passkeys': endpoint({
    ...own,
    summary: 'The passkeys of the adult, the oldest first',
    response: z.array(passkeySchema),
  }),
  'POST grown-ups/passkeys/options': endpoint({
    ...own,
    summary: 'What a browser needs to make a passkey',
    fresh: true,
    unkept: true,
    response: newPasskeyOptionsSchema,
  }),
  'POST grown-ups/passkeys': endpoint({
    ...own,
    summary: 'Adds a passkey; without a name it has that of the browser',
    fresh: true,
    unkept: true,
    body: z.strictObject({ name: name.optional(), answer: newPasskeySchema }),
    changes,
    response: nothing,
    errors: ['passkey_refused'],
  }),
  'PUT grown-ups/passkeys/{passkeyId}': endpoint({
    ...own,
    summary: 'Names a passkey',
    params: passkeyIdParam,
    body: z.strictObject({ name }),
    changes,
    response: nothing,
    errors: ['not_found'],
  }),
  'DELETE grown-ups/passkeys/{passkeyId}': endpoint({
    ...own,
    summary: 'Removes a passkey, unless it is the only second factor',
    fresh: true,
    params: passkeyIdParam,
    changes,
    response: nothing,
    errors: ['not_found', 'last_factor'],
  }),
  'POST grown-ups/proof/passkey/options': endpoint({
    ...own,
    summary: 'What a browser needs to show a passkey of the adult again',
    unkept: true,
    response: passkeyOptionsSchema,
  }),
  'POST grown-ups/proof/passkey': endpoint({
    ...own,
    summary: 'Shows a passkey again, for calls that need a fresh second factor',
    unkept: true,
    body: answer,
    response: nothing,
    errors: ['passkey_refused'],
  }),
  'POST grown-ups/sign-in/passkey/options': endpoint({
    summary:
      'What a browser needs to sign in with a passkey; as the second step only with those of its adult',
    access: 'public',
    body: z.strictObject({ challenge: z.string().min(1).max(200).optional() }),
    response: passkeyOptionsSchema,
    errors: ['staff_sign_in_failed'],
  }),
  'POST grown-ups/sign-in/passkey': endpoint({
    summary: 'Signs in with a passkey, which verifies its person and so counts as both factors',
    access: 'public',
    body: answer,
    response: signedInSchema,
    errors: ['staff_sign_in_failed'],
  }),
} as const;
