import type { Db } from '../db/db.ts';
import { blockChild, partFriends } from '../domains/friends/index.ts';
import {
  deleteNotification,
  deleteNotificationsBetween,
  deletePostNotificationsBetween,
  invalidateNotifications,
} from '../domains/notifications/index.ts';
import { type BetweenChildren, requestRef } from './make-friends.ts';

/**
 * Ends a friendship, cancels a request or declines one, without a notification. Deletes the
 * notification of the request and those about each other's texts.
 */
export async function part(db: Db, { userId, otherId, now }: BetweenChildren): Promise<void> {
  const { before } = await partFriends(db, { userId, otherId }, new Date(now));
  if (before.kind === 'none') return;
  await invalidateNotifications(db, [userId, otherId]);
  await deletePostNotificationsBetween(db, userId, otherId);
  if (before.kind === 'friends') return;
  const { requestorId } = before;
  const asked = requestorId === userId ? otherId : userId;
  await deleteNotification(db, asked, requestRef(requestorId));
}

/** Blocks a child and deletes all notifications between the two, without a notification (SAFE-09). */
export async function block(db: Db, { userId, otherId, now }: BetweenChildren): Promise<void> {
  await blockChild(db, { userId, otherId }, new Date(now));
  await invalidateNotifications(db, [userId, otherId]);
  await deleteNotificationsBetween(db, userId, otherId);
}
