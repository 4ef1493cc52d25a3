import type { Licence } from '@digipals/contract';
import type { Db } from '../../db/db.ts';

/** Licences of a child. */
export const readLicences = (db: Db, userId: string): Promise<Licence[]> =>
  db.selectFrom('licences').select('sku').where('user_id', '=', userId).orderBy('sku').execute();

/** Gives a child licences, unless it has them. */
export async function grantLicences(
  db: Db,
  { userId, skus, at }: { userId: string; skus: readonly string[]; at: Date },
): Promise<void> {
  if (skus.length === 0) return;
  await db
    .insertInto('licences')
    .values(skus.map(sku => ({ user_id: userId, sku, granted_at: at })))
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
