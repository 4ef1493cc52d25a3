import type { Achievements } from '@digipals/contract';
import type { Content } from '../content/content.ts';
import type { Db } from '../db/db.ts';
import { readTrophies, type TrophyCounts } from '../domains/achievements/index.ts';
import { readFriendCounts } from '../domains/friends/index.ts';
import { readAnswered } from '../domains/messages/index.ts';
import { readDays } from '../domains/streaks/index.ts';
import { readStars } from '../domains/training/index.ts';

/** A child's progress towards each kind of trophy (NOTSHOWN-58). */
export async function readTrophyCounts(db: Db, userId: string, now: number): Promise<TrophyCounts> {
  const friends = await readFriendCounts(db, userId);
  return {
    ...friends,
    messages: await readAnswered(db, userId),
    streak: await readDays(db, userId, now),
  };
}

/** Trophies and stars of a child (CALL-27). */
export const readAchievements = async (
  db: Db,
  content: Content,
  userId: string,
  now: number,
): Promise<Achievements> => ({
  stars: (await readStars(db, content, userId)).length,
  trophies: await readTrophies(db, userId, await readTrophyCounts(db, userId, now)),
});
