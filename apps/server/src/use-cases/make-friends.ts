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

/** A child, `userId`, does something with another. */
export type BetweenChildren = {
  readonly userId: string;
  readonly otherId: string;
  readonly now: number;
};

type Doer = { userId: string; otherId: string; at: Date };

/** The ref under which a child is told that another asks. */
export const requestRef = (userId: string): string => `frequest/${userId}`;

/** Both are friends now: who asked is told, and both may have won a trophy. */
async function becomeFriends(db: Db, { userId, otherId, at }: Doer): Promise<void> {
  await deleteNotification(db, userId, requestRef(otherId));
  const ref = `faccept/${userId}`;
  await notify(db, { userId: otherId, type: 'faccept', content: { fromId: userId }, ref, at });
  await awardTrophies(db, [userId, otherId], at);
}

async function tell(db: Db, { before, after }: Change, doer: Doer): Promise<void> {
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

/** A child asks another to be friends, and is its friend where that asked before (FRIEND-01). */
export async function askToBeFriends(
  db: Db,
  { userId, otherId, now }: BetweenChildren,
): Promise<FriendItem> {
  const two = { userId, otherId };
  const at = new Date(now);
  await tell(db, await askFriend(db, two, at), { ...two, at });
  return readFriend(db, two, now);
}

/** A child accepts the request of another (FRIEND-11). */
export async function acceptRequest(
  db: Db,
  { userId, otherId, now }: BetweenChildren,
): Promise<FriendItem> {
  const two = { userId, otherId };
  const at = new Date(now);
  await tell(db, await acceptFriend(db, two, at), { ...two, at });
  return readFriend(db, two, now);
}
