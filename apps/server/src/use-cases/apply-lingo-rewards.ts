import type { Db } from '../db/db.ts';
import { appendEntry, type LingoEntry } from '../domains/ledger/index.ts';
import { notify } from '../domains/notifications/index.ts';
import { addToStreak } from '../domains/streaks/index.ts';
import type { ChildAt } from '../kernel/clock.ts';
import { awardTrophies } from './award-trophies.ts';
import { notifyStreakLost } from './settle-streak.ts';

/** One payment. `ref` names what is paid for, so that it is paid once. */
export type LingoReward = Pick<LingoEntry, 'amount' | 'kind' | 'ref'>;

/**
 * Pays a child; only this and `buyProducts` write the ledger. Appends the rewards, starts or extends the streak
 * (STREAK-01, STREAK-05), awards trophies and notifies the child. Needs a transaction and `lockChild`.
 * @returns the number of Lingos paid
 */
export async function applyLingoRewards(
  db: Db,
  child: ChildAt,
  rewards: readonly LingoReward[],
): Promise<number> {
  if (rewards.length === 0) return 0;
  const { userId, now } = child;
  const at = new Date(now);
  for (const reward of rewards) await appendEntry(db, { ...reward, userId, at });
  const amount = rewards.reduce((sum, reward) => sum + reward.amount, 0);
  const { day, lost, won } = await addToStreak(db, child, amount);
  if (lost > 0) await notifyStreakLost(db, child, lost);
  // The Lingos of a day are one entry that grows (NOTIF-16).
  await notify(db, { userId, type: 'lingo', content: { amount }, ref: `lingo/${day}`, at });
  if (won === 0) return amount;
  if (won === 1) await notify(db, { userId, type: 'domino-add', content: { streak: won }, at });
  await awardTrophies(db, [userId], at);
  return amount;
}
