import type { Db } from '../../db/db.ts';

export const findCode = async (db: Db, userId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('referral_codes')
      .select('code')
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.code;

/** Does nothing if the child has a code or another child has this one. */
export async function insertCode(db: Db, userId: string, code: string): Promise<void> {
  await db
    .insertInto('referral_codes')
    .values({ user_id: userId, code })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

export const findOwner = async (db: Db, code: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('referral_codes')
      .select('user_id')
      .where('code', '=', code)
      .executeTakeFirst()
  )?.user_id;

export async function countReferrals(db: Db, referrerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('referrals')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('referrer_id', '=', referrerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const hasCome = async (db: Db, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('referrals')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined;

/** @returns false if the child has come with a card before */
export async function insertReferral(
  db: Db,
  { userId, referrerId, at }: { userId: string; referrerId: string; at: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('referrals')
    .values({ user_id: userId, referrer_id: referrerId, at })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}
