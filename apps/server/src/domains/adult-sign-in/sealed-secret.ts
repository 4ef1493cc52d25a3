import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

/** A sealed secret: nonce, ciphertext, tag. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';
/** Bytes of a secret that is not sealed. */
export const SECRET_BYTES = 20;

/** Whose secret it is. The key comes from the pepper of the server, which need not be in the database. */
type Owner = { readonly adultId: string; readonly pepper: Buffer };

const keyOf = (pepper: Buffer): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', pepper, '', 'second factor of adults', 32));

/** Encrypts the secret of a second factor. It cannot be opened as that of another adult. */
export function sealSecret(
  secret: Buffer,
  { adultId, pepper }: Owner,
  random: (bytes: number) => Buffer,
): Buffer {
  const nonce = random(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(pepper), nonce).setAAD(Buffer.from(adultId));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts the secret of a second factor. @throws if it was changed, or sealed with another pepper */
export function openSecret(sealed: Buffer, { adultId, pepper }: Owner): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(sealed.length - TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, keyOf(pepper), nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(adultId))
    .setAuthTag(tag);
  const secret = sealed.subarray(NONCE_BYTES, sealed.length - TAG_BYTES);
  return Buffer.concat([decipher.update(secret), decipher.final()]);
}
