import { type PasswordPicture, passwordPictures, session } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { drawFair } from '../../kernel/draw-fair.ts';
import { toAttempt } from './attempt.ts';
import { deleteFailures } from './attempts.data.ts';
import { hashPictures } from './picture-password.ts';
import { readSecrets } from './secrets.service.ts';
import { deleteSessionsOf } from './session.data.ts';
import { savePictures } from './sign-in.data.ts';

const SALT_BYTES = 16;

/**
 * Replaces the pictures of a child by random ones, which open the account from everywhere, and signs it
 * out. Needs a transaction.
 * @returns the pictures, which are stored only as a hash
 */
export async function makeNewCard(
  db: Db,
  deps: Pick<AppDeps, 'database' | 'random' | 'config'>,
  { userId, classCode, username }: { userId: string; classCode: string; username: string },
): Promise<PasswordPicture[]> {
  const { pepper, addressKey } = await readSecrets(deps);
  const pictures = Array.from({ length: session.pictureCount }, () =>
    drawFair(deps.random, passwordPictures),
  );
  const salt = deps.random(SALT_BYTES);
  const { pictureCost } = deps.config;
  const hash = await hashPictures(pictures, salt, { pepper, pictureCost });
  await savePictures(db, { userId, salt, hash });
  const names = { classCode: classCode.toUpperCase(), name: username.toLowerCase() };
  // Both scopes count failures from all addresses.
  const { keys } = toAttempt(addressKey, { principal: 'child', ...names, address: '' });
  for (const scope of ['child-strangers', 'child-known'] as const) {
    await deleteFailures(db, { scope, key: keys[scope] });
  }
  await deleteSessionsOf(db, userId);
  return pictures;
}
