import type { Trophy } from '@digipals/contract';
import type { Db } from '../../db/db.ts';
import { insertWon, listWon } from './achievements.data.ts';
import { reachedBy, type TrophyCounts, trophiesOf, type WonTrophy } from './achievements.policy.ts';

/** Keeps for ever the levels that counts have come to. @returns those that are new, the lowest first */
export async function keepWonLevels(
  db: Db,
  userId: string,
  counts: TrophyCounts,
  at: Date,
): Promise<WonTrophy[]> {
  const reached = reachedBy(counts);
  return reached.length === 0 ? [] : insertWon(db, userId, reached, at);
}

/** Trophies of a child on their way. */
export const readTrophies = async (
  db: Db,
  userId: string,
  counts: TrophyCounts,
): Promise<Trophy[]> => trophiesOf(counts, await listWon(db, userId));
