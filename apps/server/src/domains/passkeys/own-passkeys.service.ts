import type { Passkey } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { ApiError } from '../../kernel/api-error.ts';
import { deletePasskey, listPasskeys, lockAuthenticator, updateName } from './passkeys.data.ts';

/** The passkeys of an adult, the oldest first. */
export const readPasskeys = async (db: Db, adultId: string): Promise<Passkey[]> =>
  (await listPasskeys(db, adultId)).map(({ passkeyId, name, createdAt, lastUsedAt }) => ({
    passkeyId,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));

/** Names a passkey. @throws not_found */
export async function namePasskey(
  db: Db,
  { name, ...own }: { adultId: string; passkeyId: string; name: string },
): Promise<void> {
  if (!(await updateName(db, own, name))) throw new ApiError('not_found');
}

/** Removes a passkey. Needs a transaction. @throws not_found, last_factor */
export async function removePasskey(
  db: Db,
  { adultId, passkeyId }: { adultId: string; passkeyId: string },
): Promise<void> {
  const hasAuthenticator = await lockAuthenticator(db, adultId);
  const own = await listPasskeys(db, adultId);
  if (!own.some(one => one.passkeyId === passkeyId)) throw new ApiError('not_found');
  if (!hasAuthenticator && own.length === 1) throw new ApiError('last_factor');
  await deletePasskey(db, { adultId, passkeyId });
}
