import type { Db } from '../db/db.ts';
import { findFriendSince, requireFriend } from '../domains/friends/index.ts';
import { ApiError } from '../kernel/api-error.ts';

/**
 * The time at which two children became friends.
 * @throws forbidden if they are not friends; not_found for the caller itself and for children that it
 * may not know of or that do not exist
 */
export async function friendsSince(db: Db, userId: string, otherId: string): Promise<Date> {
  await requireFriend(db, userId, otherId);
  const since = await findFriendSince(db, { userId, otherId });
  if (!since) throw new ApiError('not_found');
  return since;
}
