import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Tables } from '../../db/tables.ts';

/** A stored request for another second factor. */
export type FactorResetRow = Selectable<Tables['factor_resets']>;

export async function insertFactorReset(
  db: Db,
  reset: Insertable<Tables['factor_resets']>,
): Promise<void> {
  await db.insertInto('factor_resets').values(reset).execute();
}

/** The open reset of an adult, locked. */
export const findOpenReset = (
  db: Db,
  staffId: string,
  at: Date,
): Promise<FactorResetRow | undefined> =>
  db
    .selectFrom('factor_resets')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst();

/** The adult of an e-mail who may set up its second factor anew now. */
export const findDueReset = (
  db: Db,
  email: string,
  at: Date,
): Promise<{ staffId: string; name: string } | undefined> =>
  db
    .selectFrom('staff')
    .innerJoin('factor_resets as r', 'r.staff_id', 'staff.staff_id')
    .select(['staff.staff_id as staffId', 'staff.name'])
    .where('staff.email', '=', email)
    .where('staff.is_active', '=', true)
    .where('r.ended_at', 'is', null)
    .where('r.works_at', '<=', at)
    .where('r.expires_at', '>', at)
    .forUpdate()
    .executeTakeFirst();

/** An open reset with the names of both adults. */
export type ListedReset = Pick<
  FactorResetRow,
  'staff_id' | 'asked_by' | 'asked_at' | 'reason' | 'works_at'
> & { readonly by: string; readonly second: string | null };

/** Every open reset. */
export const listOpenResets = (db: Db, at: Date): Promise<ListedReset[]> =>
  db
    .selectFrom('factor_resets as r')
    .innerJoin('staff as by', 'by.staff_id', 'r.asked_by')
    .leftJoin('staff as second', 'second.staff_id', 'r.confirmed_by')
    .select([
      'r.staff_id',
      'r.asked_by',
      'r.asked_at',
      'r.reason',
      'r.works_at',
      'by.name as by',
      'second.name as second',
    ])
    .where('r.ended_at', 'is', null)
    .where('r.expires_at', '>', at)
    .orderBy('r.asked_at')
    .execute();

/** Records who was the second, and from when on it works. */
export async function confirmReset(
  db: Db,
  resetId: string,
  confirmed: { confirmed_by: string; confirmed_at: Date; works_at: Date; expires_at: Date },
): Promise<void> {
  await db.updateTable('factor_resets').set(confirmed).where('reset_id', '=', resetId).execute();
}

/** Ends the open reset of an adult. */
export async function endResetOf(db: Db, staffId: string, at: Date): Promise<void> {
  await db
    .updateTable('factor_resets')
    .set({ ended_at: at })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute();
}
