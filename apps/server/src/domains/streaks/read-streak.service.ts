import type { Streak } from '@digipals/contract';
import {
  addDays,
  currentDay,
  type Day,
  dayAt,
  daysInARow,
  isPaused,
  type Pause,
  weekOf,
} from '@digipals/engine';
import type { Db } from '../../db/db.ts';
import type { ChildAt } from '../../kernel/clock.ts';
import { readChoice } from '../languages/index.ts';
import { momentOf } from './child-clock.service.ts';
import { isMilestone, milestoneText } from './milestones.ts';
import { findRun, findStreak, listDays, listDaysOfBoth } from './streaks.data.ts';

/** The streak of a child as others see it: 0 if it may be over. */
export async function readDays(db: Db, userId: string, now: number): Promise<number> {
  const run = await findRun(db, userId);
  if (!run) return 0;
  return run.endsAt === null || now < run.endsAt.getTime() ? run.days : 0;
}

/** The local day of a child (NOTSHOWN-60). */
export async function readDay(db: Db, child: ChildAt): Promise<Day> {
  const moment = await momentOf(db, child);
  return currentDay((await findStreak(db, child.userId)).state, moment);
}

/** Whether a child has Domino, which a streak brings (STREAK-02). */
export const readDomino = async (
  db: Db,
  { userId, now }: { userId: string; now: number },
): Promise<boolean> => (await readDays(db, userId, now)) > 0;

/** A child's own streak with day and week (STREAK-07, CALL-17). Call `endStreak` first if it is due. */
export async function readOwnStreak(db: Db, child: ChildAt): Promise<Streak> {
  const moment = await momentOf(db, child);
  const { state, pauses } = await findStreak(db, child.userId);
  const today = currentDay(state, moment);
  const won = new Set(await listDays(db, child.userId, addDays(today, -6)));
  const days = state?.days ?? 0;
  const told = won.has(today) && isMilestone(days);
  return {
    streak: days,
    streakType: 'lingo',
    message: told
      ? milestoneText(days, (await readChoice(db, child.userId)).supportLanguage)
      : null,
    paused: isPaused(pauses, today),
    today: { lingos: state?.day === today ? state.lingos : 0, won: won.has(today) },
    week: weekOf(today, won),
  };
}

/** The streak of a friend: only the number of days. */
export const readFriendsStreak = async (db: Db, userId: string, now: number): Promise<Streak> => ({
  streak: await readDays(db, userId, now),
  streakType: 'lingo',
  message: null,
  paused: false,
  today: null,
  week: [],
});

/** Consecutive days that two friends both won since they became friends (CALL-18). */
export async function readFriendshipStreak(
  db: Db,
  child: ChildAt,
  friend: { userId: string; since: Date },
): Promise<Streak> {
  const moment = await momentOf(db, child);
  const { state } = await findStreak(db, child.userId);
  const from = dayAt({ ...moment, now: friend.since.getTime() });
  const days = new Set(await listDaysOfBoth(db, child.userId, friend.userId, from));
  return {
    streak: daysInARow(days, currentDay(state, moment)),
    streakType: 'friendship',
    message: null,
    paused: false,
    today: null,
    week: [],
  };
}

/** The pauses of a child's streak, by their first day. */
export const readPauses = async (db: Db, userId: string): Promise<Pause[]> =>
  [...(await findStreak(db, userId)).pauses].sort((a, b) => (a.from < b.from ? -1 : 1));
