import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Tables } from '../../db/tables.ts';
import { isNamed } from '../user/index.ts';

/** A child of a class with the hash of its pictures. */
export type SignInChild = {
  readonly userId: string;
  readonly classId: string;
  readonly salt: Buffer;
  readonly hash: Buffer;
  /** Since when the pictures open the account from known places only. */
  readonly closedAt: Date | null;
};

/** A child of a class who can sign in, for the student page. */
export type ListedChild = {
  readonly classCode: string;
  readonly className: string;
  readonly username: string;
  readonly avatarHash: string;
};

/** The children of a class who have pictures, in one query; none for an unknown code. */
export const listChildren = (db: Db, classCode: string): Promise<ListedChild[]> =>
  db
    .selectFrom('classes')
    .innerJoin('users', 'users.class_id', 'classes.class_id')
    .innerJoin('picture_passwords', 'picture_passwords.user_id', 'users.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.user_id')
    .select([
      'classes.class_code as classCode',
      'classes.class_name as className',
      'users.username',
      'profiles.avatar_hash as avatarHash',
    ])
    .where('classes.class_code', '=', classCode)
    .where('classes.archived_at', 'is', null)
    .orderBy('users.name_key')
    .orderBy('users.user_id')
    .execute();

export const findSignInChild = (
  db: Db,
  classCode: string,
  username: string,
): Promise<SignInChild | undefined> =>
  db
    .selectFrom('users')
    .innerJoin('classes', 'classes.class_id', 'users.class_id')
    .innerJoin('picture_passwords', 'picture_passwords.user_id', 'users.user_id')
    .select([
      'users.user_id as userId',
      'users.class_id as classId',
      'salt',
      'hash',
      'closed_at as closedAt',
    ])
    .where('class_code', '=', classCode)
    .where('archived_at', 'is', null)
    .where(isNamed(username))
    .executeTakeFirst();

/** Closes the pictures of a child to unknown places. @returns how many children it closed now */
export const closeChild = (db: Db, userId: string, at: Date): Promise<number> =>
  closePictures(db, db.selectFrom('users').select('user_id').where('user_id', '=', userId), at);

/** Closes the pictures of a class to unknown places. @returns how many children it closed now */
export const closeClass = (db: Db, classId: string, at: Date): Promise<number> =>
  closePictures(db, db.selectFrom('users').select('user_id').where('class_id', '=', classId), at);

async function closePictures(
  db: Db,
  children: SelectQueryBuilder<Tables, 'users', { user_id: string }>,
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('picture_passwords')
    .set({ closed_at: at })
    .where('closed_at', 'is', null)
    .where('user_id', 'in', children)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Saves pictures that open the account from everywhere. */
export async function savePictures(
  db: Db,
  { userId, salt, hash }: { userId: string; salt: Buffer; hash: Buffer },
): Promise<void> {
  const pictures = { salt, hash, closed_at: null };
  await db
    .insertInto('picture_passwords')
    .values({ user_id: userId, ...pictures })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(pictures))
    .execute();
}

/** Deletes the pictures of a child, whose card has a badge now. */
export async function deletePictures(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('picture_passwords').where('user_id', '=', userId).execute();
}

/** The secrets whose names begin so, by name. */
export async function listSecrets(db: Db, prefix: string): Promise<Map<string, Buffer>> {
  const rows = await db
    .selectFrom('server_secrets')
    .select(['name', 'value'])
    .where('name', 'like', `${prefix}%`)
    .execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

/** Deletes the secrets whose names begin so, except one. */
export async function deleteSecrets(
  db: Db,
  { prefix, except }: { prefix: string; except: string },
): Promise<void> {
  await db
    .deleteFrom('server_secrets')
    .where('name', 'like', `${prefix}%`)
    .where('name', '<>', except)
    .execute();
}

/** A secret that the server generates once. The first of several servers wins. */
export async function findOrCreateSecret(db: Db, name: string, value: Buffer): Promise<Buffer> {
  await db
    .insertInto('server_secrets')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute();
  const stored = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return stored.value;
}
