import type { Db } from '../db/db.ts';
import { notify } from '../domains/notifications/index.ts';
import { addToStreak } from '../domains/streaks/index.ts';
import type { ChildAt } from '../kernel/clock.ts';
import { awardTrophies } from './award-trophies.ts';
import { tellLost } from './settle-streak.ts';

/**
 * What follows from Lingos that were just written into a child's ledger: its streak grows or starts
 * (STREAK-01, STREAK-05) and it is told. Needs the lock of the ledger.
 */
export async function tellOfLingos(db: Db, child: ChildAt, amount: number): Promise<void> {
  const { userId, now } = child;
  const at = new Date(now);
  const { day, lost, won } = await addToStreak(db, child, amount);
  if (lost > 0) await tellLost(db, child, lost);
  // The Lingos of a day are one entry that grows (NOTIF-16).
  await notify(db, { userId, type: 'lingo', content: { amount }, ref: `lingo/${day}`, at });
  if (won === 0) return;
  if (won === 1) await notify(db, { userId, type: 'domino-add', content: { streak: won }, at });
  await awardTrophies(db, [userId], at);
}
