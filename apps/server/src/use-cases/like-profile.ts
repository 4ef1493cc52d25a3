import { requireContact } from '../domains/friends/index.ts';
import { type LikeProfile, like } from '../domains/likes/index.ts';
import { notify } from '../domains/notifications/index.ts';

/** A child likes the profile of another, which is told of the first time (CALL-26, AMBIG-58). */
export const likeProfile: LikeProfile = async (db, { userId, otherId, now }) => {
  await requireContact(db, userId, otherId);
  const at = new Date(now);
  if (!(await like(db, { userId: otherId, likerId: userId, at }))) return;
  const content = { fromId: userId };
  const ref = `like/${userId}`;
  await notify(db, { userId: otherId, type: 'like-profile', content, ref, at });
};
