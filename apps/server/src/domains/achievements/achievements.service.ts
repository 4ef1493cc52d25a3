import type { Trophy } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { insertWon, listWon } from './achievements.data.ts';
import { reachedBy, type TrophyCounts, trophiesOf, type WonTrophy } from './achievements.policy.ts';

/** Saves the levels that the counts reach. @returns the new ones, lowest first */
export async function saveWonLevels(
  db: Db,
  userId: string,
  counts: TrophyCounts,
  at: Date,
): Promise<WonTrophy[]> {
  const reached = reachedBy(counts);
  return reached.length === 0 ? [] : insertWon(db, userId, reached, at);
}

/** The trophies of a child with its progress. */
export const readTrophies = async (
  db: Db,
  userId: string,
  counts: TrophyCounts,
): Promise<Trophy[]> => trophiesOf(counts, await listWon(db, userId));
