import { likePost } from '../../use-cases/like-post.ts';
import { likeProfile } from '../../use-cases/like-profile.ts';
import type { HandlersOf } from '../call.ts';

export const likesHandlers: HandlersOf<'POST likes'> = {
  'POST likes': async ({ db, body, child: { userId }, now }) => {
    if ('likePostId' in body) {
      await likePost(db, { userId, postId: body.likePostId, now });
      return { likedItemId: body.likePostId };
    }
    await likeProfile(db, { userId, otherId: body.likeUserId, now });
    return { likedItemId: body.likeUserId };
  },
};
