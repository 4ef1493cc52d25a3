import type { HandlersOf } from '../../app/call.ts';
import type { Db } from '../../db/db.ts';
import type { ChildAt } from './child-clock.service.ts';
import { readFriendshipStreak, readFriendsStreak, readOwnStreak } from './read-streak.service.ts';

/** What the calls need of other nouns. */
export type StreaksNeeds = {
  /** Ends the streak of a child when its day is over. */
  settleStreak(db: Db, child: ChildAt): Promise<void>;
  /** Since when two children are friends. @throws not_found when they are not */
  friendsSince(db: Db, userId: string, friendId: string): Promise<Date>;
};

/** Calls of the noun streaks. */
export const streaksHandlers = ({
  settleStreak,
  friendsSince,
}: StreaksNeeds): HandlersOf<'GET streaks/{userId}' | 'GET streaks/{userId}/{otherUserId}'> => ({
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
});
