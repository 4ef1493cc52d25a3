import type { Db } from '../../db/db.ts';

/** The balance of the newest entry; 0 for an empty ledger. */
export async function readBalance(db: Db, userId: string): Promise<number> {
  const newest = await db
    .selectFrom('lingo_entries')
    .select('balance')
    .where('user_id', '=', userId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.balance ?? 0;
}
