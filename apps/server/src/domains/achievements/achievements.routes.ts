import type { Achievements, Score } from '@digipals/contract';
import type { HandlersOf } from '../../app/call.ts';
import type { Db } from '../../db/db.ts';

/** What the calls need of other nouns. */
export type AchievementsNeeds = {
  readAchievements(db: Db, userId: string, now: number): Promise<Achievements>;
  readScores(db: Db, userId: string): Promise<Score[]>;
};

/** Calls of the noun achievements. */
export const achievementsHandlers = ({
  readAchievements,
  readScores,
}: AchievementsNeeds): HandlersOf<'GET users/{id}/achievements' | 'GET users/{id}/scores'> => ({
  'GET users/{id}/achievements': ({ db, params, now }) => readAchievements(db, params.id, now),
  'GET users/{id}/scores': ({ db, params }) => readScores(db, params.id),
});
