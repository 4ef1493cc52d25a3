import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/** All rows of wrapped peppers begin with this. */
export const WRAPPED = 'pepper for ';

const keyOf = (pepper: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', pepper, '', 'wrapped pepper', 32));

/** The name of the row that this pepper of the operator opens. It does not reveal the pepper. */
export const rowOf = (pepper: string): string =>
  WRAPPED + createHash('sha256').update(keyOf(pepper)).digest('hex').slice(0, 16);

/** Encrypts the pepper of the hashes with one of the operator. */
export function wrapPepper(
  inner: Buffer,
  pepper: string,
  random: (bytes: number) => Buffer,
): Buffer {
  const nonce = random(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(pepper), nonce);
  return Buffer.concat([nonce, cipher.update(inner), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts it. @throws if the row was changed */
export function unwrapPepper(wrapped: Buffer, pepper: string): Buffer {
  const tag = wrapped.subarray(wrapped.length - TAG_BYTES);
  const nonce = wrapped.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(pepper), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(tag);
  const inner = wrapped.subarray(NONCE_BYTES, wrapped.length - TAG_BYTES);
  return Buffer.concat([decipher.update(inner), decipher.final()]);
}
