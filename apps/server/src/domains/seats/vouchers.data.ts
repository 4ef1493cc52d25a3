import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { type Owner, ownedBy } from './owner.ts';
import type { SeatsLeft } from './seats.policy.ts';

/** A voucher to be stored. */
export type NewVoucher = {
  readonly voucherId: string;
  readonly hash: Buffer;
  readonly seats: number;
  readonly note: string;
  readonly endsAt: Date;
  readonly at: Date;
};

/** Stores a voucher. @returns false if another one has its name */
export async function insertVoucher(db: Db, made: NewVoucher): Promise<boolean> {
  const { voucherId, hash, seats, note, endsAt, at } = made;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('vouchers')
    .values({
      voucher_id: voucherId,
      code_hash: hash,
      seats,
      note,
      created_at: at,
      ends_at: endsAt,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** Whether a voucher can be redeemed. */
export async function isOpen(db: Db, hash: Buffer, at: Date): Promise<boolean> {
  const found = await db
    .selectFrom('vouchers')
    .select('voucher_id')
    .where('code_hash', '=', hash)
    .where('redeemed_at', 'is', null)
    .where('ends_at', '>', at)
    .executeTakeFirst();
  return found !== undefined;
}

/** Gives a voucher to its owner. @returns undefined if it is unknown, used or has ended */
export const claimVoucher = (db: Db, hash: Buffer, owner: Owner, at: Date) =>
  db
    .updateTable('vouchers')
    .set({
      school_id: 'schoolId' in owner ? owner.schoolId : null,
      adult_id: 'adultId' in owner ? owner.adultId : null,
      redeemed_at: at,
    })
    .where('code_hash', '=', hash)
    .where('redeemed_at', 'is', null)
    .where('ends_at', '>', at)
    .returning(['voucher_id as voucherId', 'seats'])
    .executeTakeFirst();

/** Ends a voucher that has not ended. @returns whether it was redeemed; undefined if there is no such voucher */
export async function endVoucher(db: Db, voucherId: string, at: Date) {
  const ended = await db
    .updateTable('vouchers')
    .set({ ends_at: at })
    .where('voucher_id', '=', voucherId)
    .where('ends_at', '>', at)
    .returning('redeemed_at')
    .executeTakeFirst();
  return ended && { wasRedeemed: ended.redeemed_at !== null };
}

/** A voucher of an owner. */
export type OwnVoucher = SeatsLeft & { readonly redeemedAt: Date };

/** The vouchers of an owner with their used seats, those that end last first. */
export async function findVouchers(db: Db, owner: Owner): Promise<OwnVoucher[]> {
  const { rows } = await sql<OwnVoucher>`
    SELECT voucher_id AS "voucherId", seats, ends_at AS "endsAt", redeemed_at AS "redeemedAt",
      (SELECT count(*)::int FROM seats WHERE seats.voucher_id = v.voucher_id) AS used
    FROM vouchers AS v WHERE ${ownedBy(owner)} ORDER BY ends_at DESC, voucher_id
  `.execute(db);
  return rows;
}

/** Locks an owner of vouchers, so that seats are given one call after another, also those of a first voucher. */
export async function lockOwner(db: Db, owner: Owner): Promise<void> {
  await ('schoolId' in owner
    ? sql`SELECT FROM schools WHERE school_id = ${owner.schoolId} FOR NO KEY UPDATE`
    : sql`SELECT FROM adults WHERE adult_id = ${owner.adultId} FOR NO KEY UPDATE`
  ).execute(db);
}

/**
 * Locks the seats of the school of a class or child. Comes first: classes and children are locked after them.
 * @returns the school; null if there is none
 */
export async function lockSeats(
  db: Db,
  of: { readonly classId: string } | { readonly childId: string },
): Promise<string | null> {
  const school =
    'classId' in of
      ? sql`SELECT school_id FROM classes WHERE class_id = ${of.classId}`
      : sql`SELECT school_id FROM users WHERE user_id = ${of.childId}`;
  const { rows } = await sql<{ schoolId: string }>`
    SELECT school_id AS "schoolId" FROM schools WHERE school_id = (${school}) FOR NO KEY UPDATE
  `.execute(db);
  return rows[0]?.schoolId ?? null;
}

/** A voucher as operators see it. */
export type ListedVoucher = SeatsLeft & { readonly owner: string | null; readonly note: string };

/** All vouchers, the newest first. */
export async function listVouchers(db: Db): Promise<ListedVoucher[]> {
  const { rows } = await sql<ListedVoucher>`
    SELECT voucher_id AS "voucherId", seats, ends_at AS "endsAt", note,
      coalesce(school_name, 'family of ' || adults.name) AS owner,
      (SELECT count(*)::int FROM seats WHERE seats.voucher_id = v.voucher_id) AS used
    FROM vouchers AS v LEFT JOIN schools USING (school_id)
      LEFT JOIN adults ON adults.adult_id = v.adult_id
    ORDER BY v.created_at DESC, voucher_id
  `.execute(db);
  return rows;
}
