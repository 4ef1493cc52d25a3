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
  /** The local day the child is in. */
  readonly day: Day;
  /** Days in a row that were lost before; 0 when none were. */
  readonly lost: number;
  /** Days in a row from now on, when a day was won just now; else 0. */
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

/** A child has won Lingos (STREAK-01). Needs the lock of its ledger. */
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

/** Whether a streak may be over, one query. */
export async function mayBeLost(db: Db, { userId, now }: ChildAt): Promise<boolean> {
  const run = await findRun(db, userId);
  return run !== undefined && run.endsAt !== null && run.endsAt.getTime() <= now;
}

/**
 * Ends a streak whose day is over (STREAK-04). Needs the lock of the child's ledger.
 * @returns the days that were lost; 0 when none were
 */
export async function endStreak(db: Db, child: ChildAt): Promise<number> {
  const moment = await momentOf(db, child);
  const { state, pauses } = await findStreak(db, child.userId);
  if (!state) return 0;
  const after = settled(state, moment, pauses);
  await save(db, child.userId, after, pauses, moment.offset);
  return state.days - after.days;
}

/** Takes days out of a streak. Needs the lock of the child's ledger. */
export async function addPause(db: Db, userId: string, pause: Pause): Promise<void> {
  await insertPause(db, userId, pause);
  await lookAgain(db, userId);
}

/** Ends every pause with a day, the last one paused. Needs the lock of the child's ledger. */
export async function cutPausesAfter(db: Db, userId: string, last: Day): Promise<void> {
  await cutPauses(db, userId, last);
  await lookAgain(db, userId);
}

async function lookAgain(db: Db, userId: string): Promise<void> {
  const { state, pauses } = await findStreak(db, userId);
  if (state) await save(db, userId, state, pauses, state.wonOffset);
}
