import type { HandlersOf } from '../../app/call.ts';
import type { Db } from '../../db/db.ts';

/** A child likes the profile of another. */
export type LikeProfile = (
  db: Db,
  by: { userId: string; otherId: string; now: number },
) => Promise<void>;
/** A child likes a DigiPost. */
export type LikePost = (
  db: Db,
  by: { userId: string; postId: string; now: number },
) => Promise<void>;

/** Calls of the noun likes. */
export const likesHandlers = (actions: {
  likeProfile: LikeProfile;
  likePost: LikePost;
}): HandlersOf<'POST likes'> => ({
  'POST likes': async ({ db, body, child: { userId }, now }) => {
    if ('likePostId' in body) {
      await actions.likePost(db, { userId, postId: body.likePostId, now });
      return { likedItemId: body.likePostId };
    }
    await actions.likeProfile(db, { userId, otherId: body.likeUserId, now });
    return { likedItemId: body.likeUserId };
  },
});
