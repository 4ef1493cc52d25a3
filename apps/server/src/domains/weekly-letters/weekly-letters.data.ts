import type { Db } from '../../db/db.ts';

/**
 * The children of a school whose grown-up once wanted the weekly letter, and about whom nothing was written for a week.
 * Those who were not here since a moment are left out: the job asks again until the week is over.
 */
export async function listWithoutLetter(
  db: Db,
  { schoolId, monday, since }: { schoolId: string; monday: string; since: Date },
): Promise<string[]> {
  const children = await db
    .selectFrom('users')
    .innerJoin('presence', 'presence.user_id', 'users.user_id')
    .select('users.user_id as userId')
    .where('last_seen_at', '>', since)
    .where('school_id', '=', schoolId)
    .where('left_at', 'is', null)
    .where(({ and, not, exists, selectFrom }) => {
      const wanted = selectFrom('consents')
        .select('consent_id')
        .whereRef('consents.user_id', '=', 'users.user_id')
        .where('purpose', '=', 'weeklyLetter')
        .where('given', '=', true);
      const written = selectFrom('weekly_letters')
        .select('week')
        .whereRef('weekly_letters.user_id', '=', 'users.user_id')
        .where('week', '=', monday);
      return and([exists(wanted), not(exists(written))]);
    })
    .orderBy('users.user_id')
    .execute();
  return children.map(({ userId }) => userId);
}

/** Takes the letter of a week for this server. @returns false if it was taken before */
export async function claimWeek(
  db: Db,
  { userId, monday, at }: { userId: string; monday: string; at: Date },
): Promise<boolean> {
  const claimed = await db
    .insertInto('weekly_letters')
    .values({ user_id: userId, week: monday, at })
    .onConflict(conflict => conflict.columns(['user_id', 'week']).doNothing())
    .executeTakeFirst();
  return Number(claimed.numInsertedOrUpdatedRows ?? 0) > 0;
}
