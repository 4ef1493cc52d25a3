import type { Db } from '../db/db.ts';
import { notify } from '../domains/notifications/index.ts';
import { endStreak, mayBeLost } from '../domains/streaks/index.ts';
import { lockChild } from '../domains/user/index.ts';
import type { ChildAt } from '../kernel/clock.ts';

/** Notifies a child that it lost its streak. */
export const notifyStreakLost = (db: Db, { userId, now }: ChildAt, streak: number): Promise<void> =>
  notify(db, { userId, type: 'domino-rem', content: { streak }, at: new Date(now) });

/** Ends the streak of a child if it has run out, and notifies the child once. */
export async function endLostStreak(db: Db, child: ChildAt): Promise<void> {
  const end = async (transaction: Db): Promise<void> => {
    await lockChild(transaction, child.userId);
    const lost = await endStreak(transaction, child);
    if (lost > 0) await notifyStreakLost(transaction, child, lost);
  };
  await (db.isTransaction ? end(db) : db.transaction().execute(end));
}

/** The same, but checks first whether the streak may have run out: usually one query. */
export async function settleStreak(db: Db, child: ChildAt): Promise<void> {
  if (await mayBeLost(db, child)) await endLostStreak(db, child);
}
