import { trophies, trophyKinds, trophyLevels } from '@digipals/contract';
import { type StreakState, streakEnd, winLingos } from '@digipals/engine';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { offsetIn } from '../domains/streaks/index.ts';
import { timeZoneOf } from '../domains/user/index.ts';

/** Lingos earned at a time. */
export type Win = { readonly at: Date; readonly amount: number };

/** The streak that results from earned Lingos in the time zone of a country. */
function streakOf(country: string, wins: readonly Win[]) {
  const days: string[] = [];
  let state: StreakState | null = null;
  for (const { at, amount } of wins) {
    const now = at.getTime();
    const after = winLingos(state, amount, { now, offset: offsetIn(timeZoneOf(country), now) });
    state = after.state;
    if (after.won) days.push(state.day);
  }
  return { state, days };
}

/** Inserts the streaks that result from the same Lingos, each in the child's own time zone. */
export async function insertStreaks(
  db: Db,
  players: readonly { readonly userId: string; readonly country: string }[],
  wins: readonly Win[],
): Promise<void> {
  const streaks = players.flatMap(({ userId, country }) => {
    const { state, days } = streakOf(country, wins);
    return state ? [{ userId, state, days }] : [];
  });
  if (streaks.length === 0) return;
  const rows = streaks.map(({ userId, state }) => {
    const end = streakEnd(state, state.wonOffset);
    return {
      user_id: userId,
      day: state.day,
      lingos: state.lingos,
      days: state.days,
      won_on: state.wonOn,
      won_offset: state.wonOffset,
      began_on: state.beganOn,
      ends_at: end === null ? null : new Date(end),
    };
  });
  await db.insertInto('streaks').values(rows).execute();
  const won = streaks.flatMap(({ userId, days }) => days.map(day => ({ user_id: userId, day })));
  if (won.length > 0) await db.insertInto('streak_days').values(won).execute();
}

/** Awards the trophies that the children have reached, without notifications. */
export async function insertTrophies(db: Db, now: number): Promise<void> {
  const levels = trophyKinds.flatMap(kind =>
    trophyLevels.map(level => ({
      kind,
      level,
      count: trophies[kind][level],
    })),
  );
  await sql`
    INSERT INTO trophies_won (user_id, kind, level, at)
    SELECT user_id, kind, level, ${new Date(now)}::timestamptz
    FROM users CROSS JOIN json_to_recordset(${JSON.stringify(levels)}::json)
      AS needed (kind text, level text, count int)
    WHERE needed.count <= CASE kind
      WHEN 'messages' THEN (SELECT answered FROM message_counts AS c WHERE c.user_id = users.user_id)
      WHEN 'streak' THEN (SELECT count(*) FROM streak_days AS d WHERE d.user_id = users.user_id)
      ELSE (
        SELECT CASE kind WHEN 'friends' THEN count(*) ELSE count(DISTINCT other.country) END
        FROM friendships AS f JOIN users AS other ON other.user_id = f.friend_id
        WHERE f.user_id = users.user_id AND status = 'accepted'
      ) END
    ON CONFLICT DO NOTHING
  `.execute(db);
}
