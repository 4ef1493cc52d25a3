import type { Day, Pause } from '@digipals/engine';
import type { Db } from '../db/db.ts';
import { addPause, cutPausesAfter } from '../domains/streaks/index.ts';
import { lockChild } from '../domains/user/index.ts';

/** Pauses a child's streak: paused days do not count for it. Needs a transaction. */
export async function pauseStreak(db: Db, userId: string, pause: Pause): Promise<void> {
  await lockChild(db, userId);
  await addPause(db, userId, pause);
}

/** Ends every pause; `last` is the last paused day. Needs a transaction. */
export async function endPause(db: Db, userId: string, last: Day): Promise<void> {
  await lockChild(db, userId);
  await cutPausesAfter(db, userId, last);
}
