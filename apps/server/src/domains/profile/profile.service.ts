import { createHash } from 'node:crypto';
import type { Profile } from '@digipals/contract';
import { ApiError } from '../../app/api-error.ts';
import type { Db } from '../../db/db.ts';
import { findProfile, insertAvatar, insertProfile } from './profile.data.ts';

/** Wallpaper, interests and avatar of a child. There are no friendships yet. */
export async function readProfile(db: Db, userId: string): Promise<Profile> {
  const profile = await findProfile(db, userId);
  if (!profile) throw new ApiError('not_found');
  const { avatarHash, ...shown } = profile;
  return { ...shown, friendShipStatus: null, avatarImage: `/avatars/${avatarHash}` };
}

/** Keeps the profile of a new child. */
export async function createProfile(
  db: Db,
  userId: string,
  profile: Pick<Profile, 'wallpaper' | 'interests' | 'human' | 'domino'>,
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(profile.human)).digest('hex');
  const avatarHash = hash.slice(0, 32);
  await insertAvatar(db, avatarHash, profile.human);
  await insertProfile(db, userId, { ...profile, avatarHash });
}
