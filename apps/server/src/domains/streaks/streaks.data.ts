import type { Day, Pause, StreakState } from '@digipals/engine';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';

/** A stored streak. */
export type StoredStreak = {
  /** Null for a child that never won Lingos. */
  readonly state: StreakState | null;
  readonly pauses: readonly Pause[];
};

/** The streak of a child with its pauses, in one query. */
export async function findStreak(db: Db, userId: string): Promise<StoredStreak> {
  const { rows } = await sql<{
    day: Day | null;
    lingos: number;
    days: number;
    wonOn: Day | null;
    wonOffset: number;
    beganOn: Day | null;
    pauses: readonly Pause[];
  }>`
    SELECT s.day, s.lingos, s.days, s.won_on AS "wonOn", s.won_offset AS "wonOffset",
      s.began_on AS "beganOn", p.pauses
    FROM (
      SELECT coalesce(json_agg(json_build_object('from', from_day, 'to', to_day)), '[]') AS pauses
      FROM streak_pauses WHERE user_id = ${userId}
    ) p LEFT JOIN streaks s ON s.user_id = ${userId}
  `.execute(db);
  const [row] = rows;
  if (!row) return { state: null, pauses: [] };
  const { pauses, day, ...rest } = row;
  return { state: day === null ? null : { day, ...rest }, pauses };
}

/** Saves a streak; `endsAt` is when it has to be checked again. */
export async function saveStreak(
  db: Db,
  userId: string,
  state: StreakState,
  endsAt: Date | null,
): Promise<void> {
  const row = {
    day: state.day,
    lingos: state.lingos,
    days: state.days,
    won_on: state.wonOn,
    won_offset: state.wonOffset,
    began_on: state.beganOn,
    ends_at: endsAt,
  };
  await db
    .insertInto('streaks')
    .values({ user_id: userId, ...row })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Records that a child won a day. Idempotent. */
export async function insertDay(db: Db, userId: string, day: Day): Promise<void> {
  await db
    .insertInto('streak_days')
    .values({ user_id: userId, day })
    .onConflict(conflict => conflict.doNothing())
    .execute();
}

/** Days that a child has won since `from`. */
export async function listDays(db: Db, userId: string, from: Day): Promise<Day[]> {
  const rows = await db
    .selectFrom('streak_days')
    .select('day')
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .execute();
  return rows.map(({ day }) => day);
}

/** Days that both children have won since `from`. */
export async function listDaysOfBoth(
  db: Db,
  userId: string,
  otherId: string,
  from: Day,
): Promise<Day[]> {
  const rows = await db
    .selectFrom('streak_days as own')
    .innerJoin('streak_days as other', 'other.day', 'own.day')
    .select('own.day')
    .where('own.user_id', '=', userId)
    .where('other.user_id', '=', otherId)
    .where('own.day', '>=', from)
    .execute();
  return rows.map(({ day }) => day);
}

/** Length of a streak, and when it may end. */
export const findRun = (
  db: Db,
  userId: string,
): Promise<{ days: number; endsAt: Date | null } | undefined> =>
  db
    .selectFrom('streaks')
    .select(['days', 'ends_at as endsAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const findCountry = async (db: Db, userId: string): Promise<string> =>
  (
    await db
      .selectFrom('users')
      .select('country')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).country;

export async function insertPause(db: Db, userId: string, { from, to }: Pause): Promise<void> {
  await db
    .insertInto('streak_pauses')
    .values({ user_id: userId, from_day: from, to_day: to })
    .onConflict(conflict => conflict.columns(['user_id', 'from_day']).doUpdateSet({ to_day: to }))
    .execute();
}

/** Ends pauses after a day. Deletes those that would begin later. */
export async function cutPauses(db: Db, userId: string, last: Day): Promise<void> {
  await db
    .deleteFrom('streak_pauses')
    .where('user_id', '=', userId)
    .where('from_day', '>', last)
    .execute();
  await db
    .updateTable('streak_pauses')
    .set({ to_day: last })
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('to_day', 'is', null), eb('to_day', '>', last)]))
    .execute();
}
