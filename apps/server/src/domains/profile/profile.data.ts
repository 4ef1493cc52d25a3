import type { Profile } from '@digipals/contract';
import { buildOnce } from '../../db/build-once.ts';
import type { Db } from '../../db/db.ts';

/** A stored profile. */
export type StoredProfile = Pick<Profile, 'wallpaper' | 'interests' | 'human' | 'domino'> & {
  readonly avatarHash: string;
  readonly dominoHash: string;
};

/** The profile of a child: one row, or none. */
export const findProfile = buildOnce((db: Db, userId: string) =>
  db
    .selectFrom('profiles')
    .select([
      'wallpaper',
      'interests',
      'human',
      'domino',
      'avatar_hash as avatarHash',
      'domino_hash as dominoHash',
    ])
    .where('user_id', '=', userId)
    .compile(),
);

const columnsOf = (profile: StoredProfile) => ({
  wallpaper: JSON.stringify(profile.wallpaper),
  interests: JSON.stringify(profile.interests),
  human: JSON.stringify(profile.human),
  domino: JSON.stringify(profile.domino),
  avatar_hash: profile.avatarHash,
  domino_hash: profile.dominoHash,
});

export async function insertProfile(db: Db, userId: string, profile: StoredProfile): Promise<void> {
  await db
    .insertInto('profiles')
    .values({ user_id: userId, ...columnsOf(profile) })
    .execute();
}

export async function updateProfile(db: Db, userId: string, profile: StoredProfile): Promise<void> {
  await db.updateTable('profiles').set(columnsOf(profile)).where('user_id', '=', userId).execute();
}

/** Parts of an avatar by their hash. */
export async function findAvatar(db: Db, hash: string): Promise<Profile['human'] | undefined> {
  const avatar = await db
    .selectFrom('avatars')
    .select('human')
    .where('avatar_hash', '=', hash)
    .executeTakeFirst();
  return avatar?.human;
}

export async function insertAvatar(db: Db, hash: string, human: Profile['human']): Promise<void> {
  await db
    .insertInto('avatars')
    .values({ avatar_hash: hash, human: JSON.stringify(human) })
    .onConflict(conflict => conflict.column('avatar_hash').doNothing())
    .execute();
}

/** Parts of a Domino by their hash. */
export async function findDomino(db: Db, hash: string): Promise<Profile['domino'] | undefined> {
  const found = await db
    .selectFrom('dominos')
    .select('domino')
    .where('domino_hash', '=', hash)
    .executeTakeFirst();
  return found?.domino;
}

export async function insertDomino(db: Db, hash: string, domino: Profile['domino']): Promise<void> {
  await db
    .insertInto('dominos')
    .values({ domino_hash: hash, domino: JSON.stringify(domino) })
    .onConflict(conflict => conflict.column('domino_hash').doNothing())
    .execute();
}
