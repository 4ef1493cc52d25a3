import { badges } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

/** The badge of a child as it is saved. `hash`: of its picture, if it has one. */
export type NewBadge = {
  readonly userId: string;
  readonly secretHash: Buffer;
  readonly salt: Buffer | null;
  readonly hash: Buffer | null;
};

/** Saves the badge of a child. An earlier one ends. */
export async function saveBadge(db: Db, { userId, secretHash, salt, hash }: NewBadge) {
  const row = { secret_hash: secretHash, salt, hash, wrong: 0 };
  await db
    .insertInto('badges')
    .values({ user_id: userId, ...row })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Deletes the badge of a child. @returns false if it had none */
export async function deleteBadge(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('badges')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A badge with its child. */
export type BadgeChild = {
  readonly userId: string;
  readonly username: string;
  readonly classCode: string;
  readonly avatarHash: string;
  readonly salt: Buffer | null;
  readonly hash: Buffer | null;
  readonly wrong: number;
};

/** The child of a badge; undefined if the badge is unknown or its class is archived. */
export const findBadge = (db: Db, secretHash: Buffer): Promise<BadgeChild | undefined> =>
  db
    .selectFrom('badges')
    .innerJoin('users', 'users.user_id', 'badges.user_id')
    .innerJoin('classes', 'classes.class_id', 'users.class_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.user_id')
    .select([
      'badges.user_id as userId',
      'users.username',
      'classes.class_code as classCode',
      'profiles.avatar_hash as avatarHash',
      'badges.salt',
      'badges.hash',
      'badges.wrong',
    ])
    .where('badges.secret_hash', '=', secretHash)
    .where('classes.archived_at', 'is', null)
    .executeTakeFirst();

/** Counts a wrong picture before it is checked. @returns false if there were too many */
export async function countWrongPicture(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('badges')
    .set(({ eb }) => ({ wrong: eb('wrong', '+', 1) }))
    .where('user_id', '=', userId)
    .where('wrong', '<', badges.mostWrong)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets the wrong pictures of a child. */
export async function forgetWrongPictures(db: Db, userId: string): Promise<void> {
  await db.updateTable('badges').set({ wrong: 0 }).where('user_id', '=', userId).execute();
}
