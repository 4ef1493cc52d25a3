import type { Day, Pause } from '@digipals/engine';
import type { Db } from '../db/db.ts';
import { addPause, cutPausesAfter } from '../domains/streaks/index.ts';
import { lockChild } from '../domains/user/index.ts';

/** A grown-up takes days out of a child's streak: they neither win nor lose. Needs a transaction. */
export async function pauseStreak(db: Db, userId: string, pause: Pause): Promise<void> {
  await lockChild(db, userId);
  await addPause(db, userId, pause);
}

/** A grown-up ends every pause with a day, the last one that is paused. Needs a transaction. */
export async function endPause(db: Db, userId: string, last: Day): Promise<void> {
  await lockChild(db, userId);
  await cutPausesAfter(db, userId, last);
}
