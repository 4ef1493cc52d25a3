import type { Profile, ProfileChange } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { readLicences } from '../domains/licences/index.ts';
import {
  changedProfile,
  readProfile,
  readStoredProfile,
  saveProfile,
} from '../domains/profile/index.ts';
import { lockChild } from '../domains/user/index.ts';
import type { Bond } from '../kernel/bond.ts';

type Change = {
  readonly userId: string;
  readonly change: ProfileChange;
  readonly bond: Bond;
  readonly now: number;
};

/**
 * Changes wallpaper, interests and avatars to what the child owns (CALL-14). What it wears already may
 * stay. Needs a transaction; locks the child.
 * @returns the changed profile
 */
export async function changeProfile(
  db: Db,
  { userId, change, bond, now }: Change,
): Promise<Profile> {
  await lockChild(db, userId);
  const stored = await readStoredProfile(db, userId);
  const licences = await readLicences(db, userId, new Date(now));
  const owned = new Set(licences.map(({ sku }) => sku));
  await saveProfile(db, userId, { stored, looks: changedProfile(stored, change, owned) });
  return readProfile(db, userId, bond);
}
