import type { FriendItem } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import {
  acceptFriend,
  askFriend,
  type Change,
  claimRequestNotice,
  readFriend,
} from '../domains/friends/index.ts';
import { deleteNotification, lockNotifications, notify } from '../domains/notifications/index.ts';
import { awardTrophies } from './award-trophies.ts';

/** An action of a child, `userId`, on another one. */
export type BetweenChildren = {
  readonly userId: string;
  readonly otherId: string;
  readonly now: number;
};

type Doer = { userId: string; otherId: string; at: Date };

/** Ref of the notification of a friend request. */
export const requestRef = (userId: string): string => `frequest/${userId}`;

/** Notifies the requestor of a new friendship and awards trophies to both. */
async function becomeFriends(db: Db, { userId, otherId, at }: Doer): Promise<void> {
  await deleteNotification(db, userId, requestRef(otherId));
  const ref = `faccept/${userId}`;
  await notify(db, { userId: otherId, type: 'faccept', content: { fromId: userId }, ref, at });
  await awardTrophies(db, [userId, otherId], at);
}

async function notifyChange(db: Db, { before, after }: Change, doer: Doer): Promise<void> {
  if (after === before) return;
  const { userId, otherId, at } = doer;
  await lockNotifications(db, [userId, otherId]);
  if (after.kind === 'friends') await becomeFriends(db, doer);
  if (after.kind === 'pending' && !after.isDeclined && (await claimRequestNotice(db, doer, at))) {
    const content = { fromId: userId };
    const ref = requestRef(userId);
    await notify(db, { userId: otherId, type: 'frequest', content, ref, at });
  }
}

/** Sends a friend request, or makes two children friends who asked each other (FRIEND-01). */
export async function askToBeFriends(
  db: Db,
  { userId, otherId, now }: BetweenChildren,
): Promise<FriendItem> {
  const two = { userId, otherId };
  const at = new Date(now);
  await notifyChange(db, await askFriend(db, two, at), { ...two, at });
  return readFriend(db, two, now);
}

/** Accepts the friend request of another child (FRIEND-11). */
export async function acceptRequest(
  db: Db,
  { userId, otherId, now }: BetweenChildren,
): Promise<FriendItem> {
  const two = { userId, otherId };
  const at = new Date(now);
  await notifyChange(db, await acceptFriend(db, two, at), { ...two, at });
  return readFriend(db, two, now);
}
