import type { Db } from '../db/db.ts';
import { findFriendSince, requireFriend } from '../domains/friends/index.ts';
import { ApiError } from '../kernel/api-error.ts';

/**
 * Since when two children are friends.
 * @throws forbidden for a child that is no friend, not_found for oneself, for a child the caller may
 * not know of and for no child
 */
export async function friendsSince(db: Db, userId: string, otherId: string): Promise<Date> {
  await requireFriend(db, userId, otherId);
  const since = await findFriendSince(db, { userId, otherId });
  if (!since) throw new ApiError('not_found');
  return since;
}
