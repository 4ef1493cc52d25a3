import type { Licence } from '@digipals/contract';
import { premiumSku } from '@digipals/contract/constants';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A licence with its end; null if it has none. */
export type HeldLicence = Licence & { readonly endsAt: Date | null };

/** Licences of a child: its own, and that of a seat whose voucher ends after a moment. */
export async function findLicences(
  db: Db,
  { userId, endsAfter }: { userId: string; endsAfter: Date },
): Promise<HeldLicence[]> {
  const { rows } = await sql<HeldLicence>`
    SELECT sku, nullif(max(ends_at), 'infinity') AS "endsAt" FROM (
      SELECT sku, 'infinity'::timestamptz AS ends_at FROM licences WHERE user_id = ${userId}
      UNION ALL SELECT ${premiumSku}, ends_at FROM seats JOIN vouchers USING (voucher_id)
        WHERE user_id = ${userId} AND ends_at > ${endsAfter}
    ) AS held
    GROUP BY sku ORDER BY sku
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
