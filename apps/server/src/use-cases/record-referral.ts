import type { Db } from '../db/db.ts';
import { notify } from '../domains/notifications/index.ts';
import { addReferral } from '../domains/referrals/index.ts';

/**
 * Records that a child came with the invitation card of another, and tells that one once. Needs a
 * transaction.
 * @returns false if the code is not that of another child
 */
export async function recordReferral(
  db: Db,
  came: { userId: string; code: string; at: Date },
): Promise<boolean> {
  const added = await addReferral(db, came);
  if (added?.isNew)
    await notify(db, { userId: added.referrerId, type: 'referral', content: {}, at: came.at });
  return added !== undefined;
}
