import type { Licence } from '@digipals/contract';
import { premiumSku } from '@digipals/contract/constants';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** Licences of a child: its own, and that of a seat whose voucher ends after a moment. */
export async function findLicences(
  db: Db,
  { userId, endsAfter }: { userId: string; endsAfter: Date },
): Promise<Licence[]> {
  const { rows } = await sql<Licence>`
    SELECT sku FROM licences WHERE user_id = ${userId}
    UNION SELECT ${premiumSku} FROM seats JOIN vouchers USING (voucher_id)
      WHERE user_id = ${userId} AND ends_at > ${endsAfter}
    ORDER BY sku
  `.execute(db);
  return rows;
}

/** Whether a seat of a child became free after a moment. */
export async function hadSeat(db: Db, userId: string, since: Date): Promise<boolean> {
  const freed = await db
    .selectFrom('seat_ledger')
    .select('entry_id')
    .where('user_id', '=', userId)
    .where('amount', '=', 1)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return freed !== undefined;
}

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
