import type { Db } from '../db/db.ts';
import { readVersion } from '../domains/notifications/index.ts';
import type { ChildAt } from '../kernel/clock.ts';
import { endLostStreak } from './settle-streak.ts';

/** Version of a child's notifications. Ends a streak that has run out. */
export async function pollNotifications(db: Db, child: ChildAt): Promise<string> {
  const { version, streakDue } = await readVersion(db, child.userId, child.now);
  if (!streakDue) return version;
  await endLostStreak(db, child);
  return (await readVersion(db, child.userId, child.now)).version;
}
