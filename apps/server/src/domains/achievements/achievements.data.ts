import type { Db } from '../../db/db.ts';
import type { WonTrophy } from './achievements.policy.ts';

/** Saves levels that a child has not won before. @returns the new ones */
export const insertWon = (
  db: Db,
  userId: string,
  won: readonly WonTrophy[],
  at: Date,
): Promise<WonTrophy[]> =>
  db
    .insertInto('trophies_won')
    .values(won.map(one => ({ user_id: userId, ...one, at })))
    .onConflict(conflict => conflict.doNothing())
    .returning(['kind', 'level'])
    .execute();

export const listWon = (db: Db, userId: string): Promise<WonTrophy[]> =>
  db.selectFrom('trophies_won').select(['kind', 'level']).where('user_id', '=', userId).execute();
