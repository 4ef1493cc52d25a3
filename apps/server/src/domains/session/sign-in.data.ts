import type { Db } from '../../db/db.ts';

/** Failures of one scope and key. */
export type Failures = {
  readonly scope: string;
  readonly key: Buffer;
  readonly failures: number;
  readonly lastAt: Date;
  readonly blockedUntil: Date;
};

/** A child of a class with the hash of its pictures. */
export type SignInChild = { readonly userId: string; readonly salt: Buffer; readonly hash: Buffer };

export const findClass = (
  db: Db,
  classCode: string,
): Promise<{ classId: string; classCode: string; className: string } | undefined> =>
  db
    .selectFrom('classes')
    .select(['class_id as classId', 'class_code as classCode', 'class_name as className'])
    .where('class_code', '=', classCode)
    .executeTakeFirst();

export const listChildren = (
  db: Db,
  classId: string,
): Promise<{ username: string; avatarHash: string }[]> =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.user_id')
    .select(['users.username', 'profiles.avatar_hash as avatarHash'])
    .where('class_id', '=', classId)
    .orderBy('username')
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
    .select(['users.user_id as userId', 'salt', 'hash'])
    .where('class_code', '=', classCode)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['username']), '=', username))
    .executeTakeFirst();

export async function isKnownOrigin(
  db: Db,
  childKey: Buffer,
  addressKey: Buffer,
): Promise<boolean> {
  const origin = await db
    .selectFrom('sign_in_origins')
    .select('last_at')
    .where('child_key', '=', childKey)
    .where('address_key', '=', addressKey)
    .executeTakeFirst();
  return origin !== undefined;
}

export async function saveOrigin(
  db: Db,
  childKey: Buffer,
  addressKey: Buffer,
  at: Date,
): Promise<void> {
  await db
    .insertInto('sign_in_origins')
    .values({ child_key: childKey, address_key: addressKey, last_at: at })
    .onConflict(conflict =>
      conflict.columns(['child_key', 'address_key']).doUpdateSet({ last_at: at }),
    )
    .execute();
}

/** Reads the failures of a scope and key and locks them until the transaction ends. */
export async function lockFailures(
  db: Db,
  scope: string,
  key: Buffer,
  at: Date,
): Promise<Failures> {
  await db
    .insertInto('sign_in_failures')
    .values({ scope, key, failures: 0, last_at: at, blocked_until: at })
    .onConflict(conflict => conflict.columns(['scope', 'key']).doNothing())
    .execute();
  return db
    .selectFrom('sign_in_failures')
    .select(['scope', 'key', 'failures', 'last_at as lastAt', 'blocked_until as blockedUntil'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveFailures(db: Db, found: Failures): Promise<void> {
  await db
    .updateTable('sign_in_failures')
    .set({ failures: found.failures, last_at: found.lastAt, blocked_until: found.blockedUntil })
    .where('scope', '=', found.scope)
    .where('key', '=', found.key)
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

export async function deleteOldFailures(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('last_at', '<', before).execute();
}
