import type { Insertable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Tables } from '../../db/tables.ts';

/** A stored passkey of an adult. */
export type StoredPasskey = {
  readonly passkeyId: string;
  readonly adultId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

const all = (db: Db) =>
  db
    .selectFrom('adult_passkeys')
    .innerJoin('adults', 'adults.adult_id', 'adult_passkeys.adult_id')
    .select([
      'passkey_id as passkeyId',
      'adult_passkeys.adult_id as adultId',
      'credential_id as credentialId',
      'public_key as publicKey',
      'counter',
      'transports',
      'device_name as name',
      'adult_passkeys.created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('adults.is_active', '=', true);

export const listPasskeys = (db: Db, adultId: string): Promise<StoredPasskey[]> =>
  all(db)
    .where('adult_passkeys.adult_id', '=', adultId)
    .orderBy('adult_passkeys.created_at')
    .orderBy('passkey_id')
    .execute();

export const findPasskey = (db: Db, credentialId: string): Promise<StoredPasskey | undefined> =>
  all(db).where('credential_id', '=', credentialId).executeTakeFirst();

/** Stores a passkey. @returns false if it is known already */
export async function insertPasskey(
  db: Db,
  passkey: Insertable<Tables['adult_passkeys']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('adult_passkeys')
    .values(passkey)
    .onConflict(conflict => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Notes a use. @returns false if another use has counted meanwhile */
export async function countUse(
  db: Db,
  { passkeyId, counter: known }: StoredPasskey,
  { counter, at }: { counter: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('adult_passkeys')
    .set({ counter, last_used_at: at })
    .where('passkey_id', '=', passkeyId)
    .where('counter', '=', known)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A passkey of an adult. */
type Own = { readonly adultId: string; readonly passkeyId: string };

/** Names a passkey. @returns false if the adult has no such passkey */
export async function updateName(db: Db, { adultId, passkeyId }: Own, name: string) {
  const { numUpdatedRows } = await db
    .updateTable('adult_passkeys')
    .set({ device_name: name })
    .where('passkey_id', '=', passkeyId)
    .where('adult_id', '=', adultId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deletePasskey(db: Db, { adultId, passkeyId }: Own): Promise<void> {
  await db
    .deleteFrom('adult_passkeys')
    .where('passkey_id', '=', passkeyId)
    .where('adult_id', '=', adultId)
    .execute();
}

/** Whether an adult has an authenticator. Locks the adult, so that two passkeys are not removed at once. */
export async function lockAuthenticator(db: Db, adultId: string): Promise<boolean> {
  const { secret } = await db
    .selectFrom('adults')
    .select('secret')
    .where('adult_id', '=', adultId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return secret !== null;
}

/** Deletes the passkeys of an adult. */
export async function deletePasskeysOf(db: Db, adultId: string): Promise<void> {
  await db.deleteFrom('adult_passkeys').where('adult_id', '=', adultId).execute();
}
