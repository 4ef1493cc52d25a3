import type { Db } from '../db/db.ts';
import { requireFriend, requirePermission, requireVisible } from '../domains/friends/index.ts';
import { findPost, insertPostLike } from '../domains/messages/index.ts';
import { ApiError } from '../kernel/api-error.ts';

/**
 * Likes a DigiPost on the child's own wall or on that of a friend (NOTSHOWN-28, AMBIG-58).
 * @throws forbidden for the child's own post, not_found for a post that the child cannot read
 */
export async function likePost(
  db: Db,
  { userId, postId, now }: { userId: string; postId: string; now: number },
): Promise<void> {
  await requirePermission(db, userId);
  const post = await findPost(db, { postId, viewerId: userId });
  if (!post) throw new ApiError('not_found');
  await requireFriend(db, userId, post.ownerId);
  await requireVisible(db, userId, post.authorId);
  if (post.authorId === userId) throw new ApiError('forbidden');
  await insertPostLike(db, { postId, likerId: userId, at: new Date(now) });
}
