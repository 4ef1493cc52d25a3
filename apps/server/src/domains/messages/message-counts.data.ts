import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { Paid } from './messages.policy.ts';

/** How many messages of a child were answered (MSG-03). */
export async function readAnswered(db: Db, userId: string): Promise<number> {
  const counts = await db
    .selectFrom('message_counts')
    .select('answered')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return counts?.answered ?? 0;
}

/** Paid messages of a child on its newest day. Needs the lock of the child. */
export async function findPaid(db: Db, userId: string): Promise<Paid> {
  const counts = await db
    .selectFrom('message_counts')
    .select(['paid_day as day', 'paid as count'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return counts ?? { day: null, count: 0 };
}

export async function savePaid(db: Db, userId: string, { day, count }: Paid): Promise<void> {
  const paid = { paid_day: day, paid: count };
  await db
    .insertInto('message_counts')
    .values({ user_id: userId, ...paid })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(paid))
    .execute();
}

/** Increments a count of a child. */
export async function incrementCount(
  db: Db,
  userId: string,
  what: 'delivered' | 'answered',
): Promise<void> {
  const column = sql.ref(what);
  await sql`
    INSERT INTO message_counts AS known (user_id, ${column}) VALUES (${userId}, 1)
    ON CONFLICT (user_id) DO UPDATE SET ${column} = known.${column} + 1
  `.execute(db);
}

/** Counts a returned text of a child. */
export async function countReturn(db: Db, userId: string, at: Date): Promise<void> {
  await sql`
    INSERT INTO message_counts AS known (user_id, returned, last_returned_at)
    VALUES (${userId}, 1, ${at})
    ON CONFLICT (user_id) DO UPDATE
    SET returned = known.returned + 1, last_returned_at = excluded.last_returned_at
  `.execute(db);
}
