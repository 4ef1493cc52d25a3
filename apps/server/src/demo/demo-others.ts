import { sql } from 'kysely';
import type { Content } from '../content/content.ts';
import type { Db } from '../db/db.ts';
import { DEMO_CLASS, type DemoChild } from './demo-children.ts';
import { noonBefore } from './demo-past.ts';
import { lessonOnDay, playDays } from './demo-progress.ts';
import { insertStreaks, type Win } from './demo-streaks.ts';

const DAY_MS = 86_400_000;

/** Consecutive days of playing, for current and lost streaks. */
type Past = { readonly days: number; readonly endedDaysAgo: number };
const pasts: readonly Past[] = [
  { days: 3, endedDaysAgo: 0 },
  { days: 1, endedDaysAgo: 0 },
  { days: 5, endedDaysAgo: 0 },
  { days: 4, endedDaysAgo: 3 },
  { days: 8, endedDaysAgo: 0 },
  { days: 2, endedDaysAgo: 1 },
  { days: 2, endedDaysAgo: 9 },
  { days: 0, endedDaysAgo: 0 },
];
const longest = pasts.reduce((one, other) => (other.days > one.days ? other : one));

type Player = { readonly userId: string; readonly country: string; readonly past: Past };

/**
 * Seeds the progress of the children that cannot sign in, in bulk and without notifications: plays
 * through the days of one child, and copies the first of them, shifted in time, to the others.
 */
export async function seedProgressOfOthers(
  db: Db,
  content: Content,
  children: readonly DemoChild[],
  { ids, now }: { ids: ReadonlyMap<string, string>; now: number },
): Promise<void> {
  const players = children
    .filter(({ classCode }) => classCode !== DEMO_CLASS)
    .map(({ username, country }, index): Player => {
      const past = pasts[index % pasts.length] ?? longest;
      return { userId: ids.get(username) ?? '', country, past };
    });
  const first = players.find(({ past }) => past === longest);
  if (!first) return;
  const last = noonBefore(now);
  const days = Array.from({ length: longest.days }, (_, day) => last - day * DAY_MS).reverse();
  await playDays(db, content, { userId: first.userId, days });
  for (const past of pasts) {
    if (past.days === 0) continue;
    const copies = players.filter(player => player.past === past && player !== first);
    await copyPlays(db, first.userId, copies, {
      until: new Date(days[past.days - 1] ?? last),
      laterMs: (longest.days - past.days - past.endedDaysAgo) * DAY_MS,
      lesson: lessonOnDay(content, past.days),
    });
  }
}

type Copy = { readonly until: Date; readonly laterMs: number; readonly lesson: string | undefined };

async function copyPlays(
  db: Db,
  userId: string,
  players: readonly Player[],
  { until, laterMs, lesson }: Copy,
): Promise<void> {
  const userIds = players.map(player => player.userId);
  const played = sql`
    WHERE user_id = ${userId} AND at <= ${until}::timestamptz
  `;
  const copies = sql`unnest(${userIds}::text[]) AS copy (id)`;
  const later = sql`at + ${laterMs}::float8 * interval '1 ms'`;
  await sql`
    INSERT INTO attempts (user_id, activity_id, question_id, kind, valid, counted, picks, tries,
      time_ms, hints, fingerprint, run, at)
    SELECT id, activity_id, question_id, kind, valid, counted, picks, tries, time_ms, hints,
      fingerprint, run, ${later}
    FROM attempts CROSS JOIN ${copies} ${played} ORDER BY attempt_id
  `.execute(db);
  await sql`
    INSERT INTO question_results
      (user_id, activity_id, question_id, valid, credited, left_behind, at)
    SELECT id, activity_id, question_id, valid, credited, left_behind, ${later}
    FROM question_results CROSS JOIN ${copies} ${played}
  `.execute(db);
  await sql`
    INSERT INTO activity_runs
      (user_id, activity_id, run, right_questions, answered_questions, replay, at)
    SELECT id, activity_id, run, right_questions, answered_questions, replay, ${later}
    FROM activity_runs CROSS JOIN ${copies} ${played}
  `.execute(db);
  await sql`
    INSERT INTO lingo_entries (user_id, seq, amount, balance, kind, ref, at)
    SELECT id, seq, amount, balance, kind, ref, ${later}
    FROM lingo_entries CROSS JOIN ${copies} ${played}
  `.execute(db);
  if (lesson !== undefined) {
    await db.updateTable('users').set({ lesson }).where('user_id', 'in', userIds).execute();
  }
  const { rows: wins } = await sql<Win>`
    SELECT ${later} AS at, sum(amount)::int AS amount FROM lingo_entries ${played}
    GROUP BY lingo_entries.at ORDER BY 1
  `.execute(db);
  await insertStreaks(db, players, wins);
}
