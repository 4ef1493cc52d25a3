import type { User, UserStatus } from '@digipals/contract';
import { ApiError } from '../../app/api-error.ts';
import type { Db } from '../../db/db.ts';
import { timeZoneOf } from './time-zone.ts';
import { findClassesOf, findLastSeen, findUser } from './user.data.ts';
import { exists, maySee, type Relation } from './user.policy.ts';

const ONLINE_MS = 120_000;

async function relationOf(db: Db, userId: string, otherId: string): Promise<Relation> {
  if (userId === otherId) return 'self';
  const classes = await findClassesOf(db, [userId, otherId]);
  const classOf = (id: string) => classes.find(found => found.userId === id)?.classId;
  const theirs = classOf(otherId);
  if (theirs === undefined) return 'nobody';
  return theirs === classOf(userId) ? 'classmate' : 'stranger';
}

/** @throws not_found for a child that the caller may not know of */
export async function requireVisible(db: Db, userId: string, otherId: string): Promise<void> {
  if (!maySee(await relationOf(db, userId, otherId))) throw new ApiError('not_found');
}

/** @throws forbidden for another child, not_found when there is none of that id (SAFE-14) */
export async function requireSelf(db: Db, userId: string, otherId: string): Promise<void> {
  if (userId === otherId) return;
  const relation = await relationOf(db, userId, otherId);
  throw new ApiError(exists(relation) ? 'forbidden' : 'not_found');
}

/** A child as others may see it. */
export async function readUser(db: Db, userId: string): Promise<User> {
  const user = await findUser(db, userId);
  if (!user) throw new ApiError('not_found');
  return { ...user, timeZone: timeZoneOf(user.country) };
}

/** Presence and counts. Friends, likes and notifications do not exist yet, so there are none. */
export async function readStatus(db: Db, userId: string, now: number): Promise<UserStatus> {
  const lastSeen = await findLastSeen(db, userId);
  return {
    online: lastSeen !== null && now - lastSeen.getTime() < ONLINE_MS,
    domino: true,
    lastSeen: lastSeen?.toISOString() ?? null,
    friendCount: 0,
    notificationCount: 0,
    notificationLast: null,
    likeCount: 0,
    canBeLiked: false,
  };
}
