import { createHmac, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string | Buffer, Buffer, number, ScryptOptions, Buffer>(scrypt);
const COST: ScryptOptions = { N: 2 ** 14, r: 8, p: 1 };
const BYTES = 32;

/** Hash of three pictures in order, with the salt of the child and the pepper of the server. */
export function hashPictures(
  pictures: readonly string[],
  salt: Buffer,
  pepper: Buffer,
): Promise<Buffer> {
  const peppered = createHmac('sha256', pepper).update(pictures.join('\n')).digest();
  return derive(peppered, salt, BYTES, COST);
}

/** Whether the pictures are the child's, compared in constant time. */
export async function arePictures(
  pictures: readonly string[],
  stored: { readonly salt: Buffer; readonly hash: Buffer },
  pepper: Buffer,
): Promise<boolean> {
  return timingSafeEqual(await hashPictures(pictures, stored.salt, pepper), stored.hash);
}
