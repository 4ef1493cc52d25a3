import type { Content } from '../content/content.ts';
import type { Db } from '../db/db.ts';
import { countFriendsMade } from '../domains/friends/index.ts';
import { countDeliveredIn } from '../domains/messages/index.ts';
import { countStarsIn } from '../domains/training/index.ts';
import type { Week } from '../domains/weekly-letters/index.ts';
import { readLearnt } from '../domains/words/index.ts';

/** What a child did in a week. No texts, and no other child. */
export type WeekOfChild = {
  /** Days on which it answered questions. */
  readonly days: number;
  /** Words that it met first in this week. */
  readonly words: readonly string[];
  readonly stars: number;
  /** Messages of the child that were delivered. */
  readonly messages: number;
  readonly friends: number;
};

/** Reads the week of a child. */
export async function readWeek(
  db: Db,
  content: Content,
  { userId, week }: { userId: string; week: Week },
): Promise<WeekOfChild> {
  const { monday, sunday, from, to, offset } = week;
  const inDays = { userId, offset, from: monday, to: sunday };
  const inTime = { userId, from, to };
  return {
    ...(await readLearnt(db, content, inDays)),
    stars: await countStarsIn(db, content, inTime),
    messages: await countDeliveredIn(db, inTime),
    friends: await countFriendsMade(db, inTime),
  };
}
