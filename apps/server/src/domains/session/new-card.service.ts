import {
  badges,
  type CardKind,
  type PasswordPicture,
  passwordPictures,
  session,
} from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import type { AppDeps } from '../../deps.ts';
import { drawFair } from '../../kernel/draw-fair.ts';
import { sameName } from '../user/index.ts';
import { toAttempt } from './attempt.ts';
import { deleteFailures } from './attempts.data.ts';
import { badgeHash } from './badge-hash.ts';
import { deleteBadge, saveBadge } from './badges.data.ts';
import { hashPictures } from './picture-password.ts';
import { readSecrets } from './secrets.service.ts';
import { deleteSessionsOf } from './session.data.ts';
import { deletePictures, savePictures } from './sign-in.data.ts';

const SALT_BYTES = 16;

/** What a new card has. Both are stored only as hashes. */
type NewCard = { readonly pictures: PasswordPicture[]; readonly badge: string | null };

const picturesOn: Record<CardKind, number> = {
  pictures: session.pictureCount,
  badge: 0,
  badgeAndPicture: 1,
};

/**
 * Replaces the card of a child by a random one, which opens the account from everywhere, and signs it out. Needs
 * a transaction.
 */
export async function makeNewCard(
  db: Db,
  deps: Pick<AppDeps, 'database' | 'random' | 'config'>,
  child: { userId: string; classCode: string; username: string; cardKind: CardKind },
): Promise<NewCard> {
  const { userId, classCode, username, cardKind } = child;
  const { pepper, addressKey } = await readSecrets(deps);
  const { pictureCost } = deps.config;
  const pictures = Array.from({ length: picturesOn[cardKind] }, () =>
    drawFair(deps.random, passwordPictures),
  );
  const salt = deps.random(SALT_BYTES);
  const hash = await hashPictures(pictures, salt, { pepper, pictureCost });
  const badge = cardKind === 'pictures' ? null : deps.random(badges.bytes).toString('base64url');
  if (badge === null) {
    await savePictures(db, { userId, salt, hash });
    await deleteBadge(db, userId);
  } else {
    const own = pictures.length > 0 ? { salt, hash } : { salt: null, hash: null };
    await saveBadge(db, { userId, secretHash: badgeHash(badge), ...own });
    await deletePictures(db, userId);
  }
  const names = { classCode: classCode.toUpperCase(), name: sameName(username) };
  // Both scopes count failures from all addresses.
  const { keys } = toAttempt(addressKey, { principal: 'child', ...names, address: '' });
  for (const scope of ['child-strangers', 'child-known'] as const) {
    await deleteFailures(db, { scope, key: keys[scope] });
  }
  await deleteSessionsOf(db, userId);
  return { pictures, badge };
}
