import type { Db } from '../db/db.ts';
import { blockChild, partFriends } from '../domains/friends/index.ts';
import { withdrawBetween } from '../domains/messages/index.ts';
import {
  deleteNotification,
  deleteNotificationsBetween,
  deletePostNotificationsBetween,
  invalidateNotifications,
} from '../domains/notifications/index.ts';
import { type BetweenChildren, requestRef } from './make-friends.ts';

/**
 * Ends a friendship, cancels a request or declines one, without a notification. Deletes the
 * notification of the request and those about each other's texts, and withdraws those that wait (SAFE2-41).
 */
export async function part(db: Db, { userId, otherId, now }: BetweenChildren): Promise<void> {
  const at = new Date(now);
  const { before } = await partFriends(db, { userId, otherId }, at);
  if (before.kind === 'none') return;
  // A child whose request was declined must not notice it by its DigiPost.
  const isDeclined = before.kind === 'pending' && before.requestorId !== userId;
  if (!isDeclined) await withdrawBetween(db, { userId, otherId }, at);
  await invalidateNotifications(db, [userId, otherId]);
  await deletePostNotificationsBetween(db, userId, otherId);
  if (before.kind === 'friends') return;
  const { requestorId } = before;
  const asked = requestorId === userId ? otherId : userId;
  await deleteNotification(db, asked, requestRef(requestorId));
}

/**
 * Blocks a child, withdraws the texts of the two that wait, and deletes all notifications between them, without a
 * notification (SAFE-09).
 */
export async function block(db: Db, { userId, otherId, now }: BetweenChildren): Promise<void> {
  const at = new Date(now);
  await blockChild(db, { userId, otherId }, at);
  await withdrawBetween(db, { userId, otherId }, at);
  await invalidateNotifications(db, [userId, otherId]);
  await deleteNotificationsBetween(db, userId, otherId);
}
