import type { UserStatus } from '@digipals/contract';
import type { Db } from '../db/db.ts';
import { readFriendCounts } from '../domains/friends/index.ts';
import { readLikes } from '../domains/likes/index.ts';
import { readNotificationFigures } from '../domains/notifications/index.ts';
import { readDomino } from '../domains/streaks/index.ts';
import { isOnline, readLastSeen } from '../domains/user/index.ts';
import type { Bond } from '../kernel/bond.ts';
import type { ChildAt } from '../kernel/clock.ts';
import { settleStreak } from './settle-streak.ts';

type StatusQuery = ChildAt & {
  readonly callerId: string;
  readonly relation: Bond['relation'];
};

const noNotifications = { notificationCount: 0, notificationLast: null };

/** For a child that is not a friend, shows only whether it can be liked (SAFE-08). */
const hidden = {
  ...noNotifications,
  online: false,
  domino: false,
  lastSeen: null,
  friendCount: 0,
  likeCount: 0,
};

/**
 * Presence and counts of a child that the caller may see (PROFILE-18). Only the
 * child itself sees its notification counts; its streak is settled first.
 */
export async function readStatus(
  db: Db,
  { callerId, userId, relation, now, offset }: StatusQuery,
): Promise<UserStatus> {
  const isSelf = relation === 'self';
  const { likes, isLiked } = await readLikes(db, { userId, likerId: callerId });
  const canBeLiked = !isSelf && !isLiked;
  if (!isSelf && relation !== 'friend') return { ...hidden, canBeLiked };
  if (isSelf) await settleStreak(db, { userId, now, offset });
  const lastSeen = await readLastSeen(db, userId);
  return {
    online: isOnline(lastSeen, now),
    domino: await readDomino(db, { userId, now }),
    lastSeen: lastSeen?.toISOString() ?? null,
    friendCount: (await readFriendCounts(db, userId)).friends,
    ...(isSelf ? await readNotificationFigures(db, userId) : noNotifications),
    likeCount: likes,
    canBeLiked,
  };
}
