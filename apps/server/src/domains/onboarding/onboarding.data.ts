import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

type At = { readonly userId: string; readonly finished: number; readonly at: Date };

/** Begins the first steps of a child. @returns false if they began before */
export async function beginOnboarding(db: Db, { userId, finished, at }: At): Promise<boolean> {
  const begun = await db
    .insertInto('onboarding')
    .values({ user_id: userId, finished, at })
    .onConflict(conflict => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** How far a child is; undefined before its first sign-in. */
export const findOnboarding = (
  db: Db,
  userId: string,
): Promise<{ finished: number; paid: boolean } | undefined> =>
  db
    .selectFrom('onboarding')
    .select(['finished', 'paid'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Raises the number of finished steps; a smaller one changes nothing. */
export async function raiseFinished(db: Db, { userId, finished, at }: At): Promise<void> {
  await sql`
    INSERT INTO onboarding AS known (user_id, finished, at)
    VALUES (${userId}, ${finished}, ${at}::timestamptz)
    ON CONFLICT (user_id) DO UPDATE SET finished = greatest(known.finished, excluded.finished)
  `.execute(db);
}

/** Marks the first steps of a child as paid. @returns false if they were paid before */
export async function markPaid(db: Db, userId: string): Promise<boolean> {
  const marked = await db
    .updateTable('onboarding')
    .set({ paid: true })
    .where('user_id', '=', userId)
    .where('paid', '=', false)
    .returning('user_id')
    .executeTakeFirst();
  return marked !== undefined;
}
