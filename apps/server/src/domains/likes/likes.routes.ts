import type { HandlersOf } from '../../app/call.ts';
import type { Db } from '../../db/db.ts';

/** A child likes the profile of another. */
export type LikeProfile = (
  db: Db,
  by: { userId: string; otherId: string; now: number },
) => Promise<void>;

/** Calls of the noun likes. */
export const likesHandlers = (likeProfile: LikeProfile): HandlersOf<'POST likes'> => ({
  'POST likes': async ({ db, body: { likeUserId }, child, now }) => {
    await likeProfile(db, { userId: child.userId, otherId: likeUserId, now });
    return { likedItemId: likeUserId };
  },
});
