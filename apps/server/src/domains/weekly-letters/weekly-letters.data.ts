import type { Db } from '../../db/db.ts';

/**
 * The children of a school whose grown-up once wanted the weekly letter, and about whom nothing was written for a week.
 * Those who neither were here nor got a friend in the week are left out: the job asks again until the week is over.
 */
export async function listWithoutLetter(
  db: Db,
  { schoolId, monday, from }: { schoolId: string; monday: string; from: Date },
): Promise<string[]> {
  const children = await db
    .selectFrom('users')
    .innerJoin('presence', 'presence.user_id', 'users.user_id')
    .select('users.user_id as userId')
    .where('school_id', '=', schoolId)
    .where('left_at', 'is', null)
    .where(({ eb, and, or, not, exists, selectFrom }) => {
      const wanted = selectFrom('consents')
        .select('consent_id')
        .whereRef('consents.user_id', '=', 'users.user_id')
        .where('purpose', '=', 'weeklyLetter')
        .where('given', '=', true);
      const written = selectFrom('weekly_letters')
        .select('week')
        .whereRef('weekly_letters.user_id', '=', 'users.user_id')
        .where('week', '=', monday);
      const befriended = selectFrom('friendships')
        .select('friend_id')
        .whereRef('friendships.user_id', '=', 'users.user_id')
        .where('status', '=', 'accepted')
        .where('at', '>=', from);
      const hasWeek = or([eb('last_seen_at', '>=', from), exists(befriended)]);
      return and([exists(wanted), not(exists(written)), hasWeek]);
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
