import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);
/** 19 MiB, two passes, one lane: the minimum that OWASP recommends. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** Argon2id of a password with the salt of the adult and the pepper of the server. */
export const hashPassword = (password: string, salt: Buffer, pepper: Buffer): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFC'), nonce: salt, secret: pepper, ...COST });

/** Whether the password is the adult's, compared in constant time. */
export async function isPassword(
  password: string,
  stored: { readonly salt: Buffer; readonly hash: Buffer },
  pepper: Buffer,
): Promise<boolean> {
  return timingSafeEqual(await hashPassword(password, stored.salt, pepper), stored.hash);
}
