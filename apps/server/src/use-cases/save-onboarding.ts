import { type Onboarding, onboarding as rules } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { markPaid, raiseFinished, readOnboarding } from '../domains/onboarding/index.ts';
import { lockChild } from '../domains/user/index.ts';
import type { ChildAt } from '../kernel/clock.ts';
import { applyLingoRewards } from './apply-lingo-rewards.ts';

/**
 * Remembers the steps that a child has finished (ONBOARD-04), and pays for them once (ONBOARD-05). Needs a
 * transaction.
 */
export async function saveOnboarding(
  db: Db,
  child: ChildAt,
  finished: number,
): Promise<Onboarding> {
  const { userId, now } = child;
  await lockChild(db, userId);
  await raiseFinished(db, { userId, finished, at: new Date(now) });
  if (finished >= rules.paidAfter && (await markPaid(db, userId))) {
    await applyLingoRewards(db, child, [
      { amount: rules.lingos, kind: 'onboarding', ref: 'onboarding' },
    ]);
  }
  return readOnboarding(db, userId);
}
