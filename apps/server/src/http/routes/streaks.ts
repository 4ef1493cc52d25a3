import {
  readFriendshipStreak,
  readFriendsStreak,
  readOwnStreak,
} from '../../domains/streaks/index.ts';
import { friendsSince } from '../../use-cases/friends-since.ts';
import { settleStreak } from '../../use-cases/settle-streak.ts';
import type { HandlersOf } from '../call.ts';

export const streaksHandlers: HandlersOf<
  'GET streaks/{userId}' | 'GET streaks/{userId}/{otherUserId}'
> = {
  'GET streaks/{userId}': async ({ db, params: { userId }, child, now, offset }) => {
    if (userId !== child.userId) return readFriendsStreak(db, userId, now);
    await settleStreak(db, { userId, now, offset });
    return readOwnStreak(db, { userId, now, offset });
  },

  'GET streaks/{userId}/{otherUserId}': async ({ db, params, now, offset }) => {
    const { userId, otherUserId } = params;
    const since = await friendsSince(db, userId, otherUserId);
    return readFriendshipStreak(db, { userId, now, offset }, { userId: otherUserId, since });
  },
};
