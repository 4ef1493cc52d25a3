import { type Argon2Parameters, argon2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { AppDeps } from '../../deps.ts';
import { readSecrets } from '../session/index.ts';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);
/** 19 MiB, two passes, one lane: the minimum that OWASP recommends. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;

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

/** A new salt and the hash of the password with it. */
export async function newPassword(
  deps: Pick<AppDeps, 'database' | 'random' | 'config'>,
  password: string,
): Promise<{ salt: Buffer; hash: Buffer }> {
  const salt = deps.random(SALT_BYTES);
  const { pepper } = await readSecrets(deps);
  return { salt, hash: await hashPassword(password, salt, pepper) };
}
