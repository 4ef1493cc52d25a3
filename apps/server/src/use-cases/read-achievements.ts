import type { Content } from '../content/content.ts';
import type { Db } from '../db/db.ts';
import {
  type AchievementsNeeds,
  readTrophies,
  type TrophyCounts,
} from '../domains/achievements/index.ts';
import { readFriendCounts } from '../domains/friends/index.ts';
import { readAnswered } from '../domains/messages/index.ts';
import { readDays } from '../domains/streaks/index.ts';
import { countStars, readScores } from '../domains/training/index.ts';

/** How far a child is on the way to each kind of trophy (NOTSHOWN-58). */
export async function readTrophyCounts(db: Db, userId: string, now: number): Promise<TrophyCounts> {
  const friends = await readFriendCounts(db, userId);
  return {
    ...friends,
    messages: await readAnswered(db, userId),
    streak: await readDays(db, userId, now),
  };
}

/** Trophies, stars and scores of a child (CALL-27, CALL-28), from what other nouns know. */
export const readAchievements = (content: Content): AchievementsNeeds => ({
  readAchievements: async (db, userId, now) => ({
    stars: await countStars(db, content, userId),
    trophies: await readTrophies(db, userId, await readTrophyCounts(db, userId, now)),
  }),
  readScores: (db, userId) => readScores(db, content, userId),
});
