import { createHmac, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string | Buffer, Buffer, number, ScryptOptions, Buffer>(scrypt);
const BYTES = 32;

/** The pepper of the server and the cost of a hash. */
export type Hashing = { readonly pepper: Buffer; readonly pictureCost: number };

/** Hash of three pictures in order, with the salt of the child. */
export function hashPictures(
  pictures: readonly string[],
  salt: Buffer,
  { pepper, pictureCost }: Hashing,
): Promise<Buffer> {
  const peppered = createHmac('sha256', pepper).update(pictures.join('\n')).digest();
  return derive(peppered, salt, BYTES, { N: pictureCost, r: 8, p: 1 });
}

/** Whether the pictures are the child's, compared in constant time. */
export async function arePictures(
  pictures: readonly string[],
  stored: { readonly salt: Buffer; readonly hash: Buffer },
  hashing: Hashing,
): Promise<boolean> {
  return timingSafeEqual(await hashPictures(pictures, stored.salt, hashing), stored.hash);
}
