import type { Db } from '../db/db.ts';
import { requireContact } from '../domains/friends/index.ts';
import { insertLike } from '../domains/likes/index.ts';
import { notify } from '../domains/notifications/index.ts';

/** Likes the profile of another child, and notifies that child of the first like (CALL-26, AMBIG-58). */
export async function likeProfile(
  db: Db,
  { userId, otherId, now }: { userId: string; otherId: string; now: number },
): Promise<void> {
  await requireContact(db, userId, otherId);
  const at = new Date(now);
  if (!(await insertLike(db, { userId: otherId, likerId: userId, at }))) return;
  const content = { fromId: userId };
  const ref = `like/${userId}`;
  await notify(db, { userId: otherId, type: 'like-profile', content, ref, at });
}
