import { createHash } from 'node:crypto';
import type { Db } from '../../db/db.ts';

/** Whether a family gets the weekly letter: it did not stop it. Without an address there is none to write to. */
export async function mayGetWeeklyLetter(db: Db, userId: string): Promise<boolean> {
  const stop = db.selectFrom('weekly_letter_stops').select('user_id').where('user_id', '=', userId);
  return (await stop.executeTakeFirst()) === undefined;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The child whose weekly letter a link stops. */
export const findStop = async (db: Db, token: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('weekly_letters')
      .select('user_id as userId')
      .where('stop_hash', '=', hashOf(token))
      .executeTakeFirst()
  )?.userId;

/** Stops the weekly letter about a child. */
export async function stopWeeklyLetter(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('weekly_letter_stops')
    .values({ user_id: userId, at })
    .onConflict(conflict => conflict.column('user_id').doNothing())
    .execute();
}

/** The children of a school with an adult to write to, about whom nothing was written for a week. */
export async function listWithoutLetter(
  db: Db,
  { schoolId, monday }: { schoolId: string; monday: string },
): Promise<string[]> {
  const children = await db
    .selectFrom('users')
    .select('user_id as userId')
    .where('school_id', '=', schoolId)
    .where('left_at', 'is', null)
    .where(({ and, or, not, exists, selectFrom }) => {
      const ofChild = (table: 'grown_ups' | 'adult_roles') =>
        selectFrom(table)
          .select(`${table}.user_id`)
          .whereRef(`${table}.user_id`, '=', 'users.user_id');
      const written = selectFrom('weekly_letters')
        .select('week')
        .whereRef('weekly_letters.user_id', '=', 'users.user_id')
        .where('week', '=', monday);
      const isKnown = or([exists(ofChild('grown_ups')), exists(ofChild('adult_roles'))]);
      return and([isKnown, not(exists(written))]);
    })
    .orderBy('user_id')
    .execute();
  return children.map(({ userId }) => userId);
}

/**
 * Takes the letter of a week for this server. `token` is that of the link that stops it; null when nothing is to be
 * written. @returns false if it was taken before
 */
export async function claimWeek(
  db: Db,
  week: { userId: string; monday: string; token: string | null; at: Date },
): Promise<boolean> {
  const { userId, monday, token, at } = week;
  const claimed = await db
    .insertInto('weekly_letters')
    .values({ user_id: userId, week: monday, stop_hash: token === null ? null : hashOf(token), at })
    .onConflict(conflict => conflict.columns(['user_id', 'week']).doNothing())
    .executeTakeFirst();
  return Number(claimed.numInsertedOrUpdatedRows ?? 0) > 0;
}
