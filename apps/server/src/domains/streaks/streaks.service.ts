import {
  type Day,
  type Pause,
  type StreakState,
  settled,
  streakEnd,
  winLingos,
} from '@digipals/engine';
import type { Db } from '../../db/db.ts';
import type { ChildAt } from '../../kernel/clock.ts';
import { momentOf } from './child-clock.service.ts';
import {
  cutPauses,
  findRun,
  findStreak,
  insertDay,
  insertPause,
  saveStreak,
} from './streaks.data.ts';

/** What happened to a streak. */
export type StreakChange = {
  /** The local day of the child. */
  readonly day: Day;
  /** Length of the streak that was lost before; 0 if none was. */
  readonly lost: number;
  /** Length of the streak if the day was won now; otherwise 0. */
  readonly won: number;
};

async function save(
  db: Db,
  userId: string,
  state: StreakState,
  pauses: readonly Pause[],
  offset: number,
) {
  const end = streakEnd(state, offset, pauses);
  await saveStreak(db, userId, state, end === null ? null : new Date(end));
}

/** Adds won Lingos to the streak of a child (STREAK-01). Needs the lock of its ledger. */
export async function addToStreak(db: Db, child: ChildAt, amount: number): Promise<StreakChange> {
  const { userId } = child;
  const moment = await momentOf(db, child);
  const { state: before, pauses } = await findStreak(db, userId);
  const { state, won } = winLingos(before, amount, moment, pauses);
  await save(db, userId, state, pauses, moment.offset);
  if (won) await insertDay(db, userId, state.day);
  const isLost = before !== null && settled(before, moment, pauses).days < before.days;
  return { day: state.day, lost: isLost ? before.days : 0, won: won ? state.days : 0 };
}

/** Whether a streak may be over, in one query. */
export async function mayBeLost(db: Db, { userId, now }: ChildAt): Promise<boolean> {
  const run = await findRun(db, userId);
  return run !== undefined && run.endsAt !== null && run.endsAt.getTime() <= now;
}

/**
 * Ends a streak whose day is over (STREAK-04). Needs the lock of the child's ledger.
 * @returns the length of the lost streak; 0 if none was lost
 */
export async function endStreak(db: Db, child: ChildAt): Promise<number> {
  const moment = await momentOf(db, child);
  const { state, pauses } = await findStreak(db, child.userId);
  if (!state) return 0;
  const after = settled(state, moment, pauses);
  await save(db, child.userId, after, pauses, moment.offset);
  return state.days - after.days;
}

/** Pauses a streak on some days. Needs the lock of the child's ledger. */
export async function addPause(db: Db, userId: string, pause: Pause): Promise<void> {
  await insertPause(db, userId, pause);
  await updateStreakEnd(db, userId);
}

/** Ends all pauses; `last` is the last paused day. Needs the lock of the child's ledger. */
export async function cutPausesAfter(db: Db, userId: string, last: Day): Promise<void> {
  await cutPauses(db, userId, last);
  await updateStreakEnd(db, userId);
}

async function updateStreakEnd(db: Db, userId: string): Promise<void> {
  const { state, pauses } = await findStreak(db, userId);
  if (state) await save(db, userId, state, pauses, state.wonOffset);
}
