import type { Profile } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import type { Bond } from '../../kernel/bond.ts';
import { shownInterests, shownWallpaper } from './looks.ts';
import { pictureAddress, pictureHash } from './picture-address.ts';
import {
  findProfile,
  insertAvatar,
  insertDomino,
  insertProfile,
  type StoredProfile,
  updateProfile,
} from './profile.data.ts';
import type { Looks } from './wearing.policy.ts';

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

/** The profile of a child as it is stored. */
export async function readStoredProfile(db: Db, userId: string): Promise<StoredProfile> {
  const [profile] = await findProfile(db, userId);
  if (!profile) throw new ApiError('not_found');
  return profile;
}

/** Address of the picture of a child, drawn from its parts. */
export const readAvatarImage = async (db: Db, userId: string): Promise<string> =>
  pictureAddress((await readStoredProfile(db, userId)).avatarHash);

/** Stores the parts of a child, so that they can be drawn. @returns their hash */
async function storeAvatar(db: Db, human: Looks['human']): Promise<string> {
  const hash = pictureHash(human);
  await insertAvatar(db, hash, human);
  return hash;
}

/** Stores the parts of a Domino, so that they can be drawn. @returns their hash */
async function storeDomino(db: Db, domino: Looks['domino']): Promise<string> {
  const hash = pictureHash(domino);
  await insertDomino(db, hash, domino);
  return hash;
}

/** Saves the profile of a new child. */
export async function createProfile(db: Db, userId: string, looks: Looks): Promise<void> {
  const avatarHash = await storeAvatar(db, looks.human);
  const dominoHash = await storeDomino(db, looks.domino);
  await insertProfile(db, userId, { ...looks, avatarHash, dominoHash });
}

/** Saves a changed profile. A figure that is the stored one keeps its picture. */
export async function saveProfile(
  db: Db,
  userId: string,
  { stored, looks }: { stored: StoredProfile; looks: Looks },
): Promise<void> {
  const { human, domino } = looks;
  const avatarHash = human === stored.human ? stored.avatarHash : await storeAvatar(db, human);
  const dominoHash = domino === stored.domino ? stored.dominoHash : await storeDomino(db, domino);
  await updateProfile(db, userId, { ...looks, avatarHash, dominoHash });
}
