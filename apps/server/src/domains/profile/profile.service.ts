import type { Profile } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Bond } from '../../kernel/bond.ts';
import { shownInterests, shownWallpaper } from './looks.ts';
import { pictureAddress, pictureHash } from './picture-address.ts';
import { findProfile, insertAvatar, insertDomino, insertProfile } from './profile.data.ts';

const statuses = { self: null, stranger: null, pending: 'pending', friend: 'accepted' } as const;

const mayKnow = ({ relation }: Bond): boolean => relation === 'self' || relation === 'friend';

/** Wallpaper, interests and avatar of a child. Interests only for itself and friends (SAFE-08). */
export async function readProfile(db: Db, userId: string, bond: Bond): Promise<Profile> {
  const [profile] = await findProfile(db, userId);
  if (!profile) throw new ApiError('not_found');
  const { avatarHash, dominoHash, ...shown } = profile;
  return {
    ...shown,
    wallpaper: shownWallpaper(shown.wallpaper),
    interests: shownInterests(mayKnow(bond) ? shown.interests : { ...shown.interests, items: [] }),
    friendShipStatus: statuses[bond.relation],
    friendShipRequestorId: bond.requestorId,
    avatarImage: pictureAddress(avatarHash),
    dominoImage: pictureAddress(dominoHash),
  };
}

/** Saves the profile of a new child. */
export async function createProfile(
  db: Db,
  userId: string,
  profile: Pick<Profile, 'wallpaper' | 'interests' | 'human' | 'domino'>,
): Promise<void> {
  const avatarHash = pictureHash(profile.human);
  const dominoHash = pictureHash(profile.domino);
  await insertAvatar(db, avatarHash, profile.human);
  await insertDomino(db, dominoHash, profile.domino);
  await insertProfile(db, userId, { ...profile, avatarHash, dominoHash });
}
