import type { AppDeps } from '../../deps.ts';
import { readScores, readScoresOfFriend } from '../../domains/training/index.ts';
import { readAchievements } from '../../use-cases/read-achievements.ts';
import type { HandlersOf } from '../call.ts';

export const achievementsHandlers = ({
  content,
}: AppDeps): HandlersOf<'GET users/{id}/achievements' | 'GET users/{id}/scores'> => ({
  'GET users/{id}/achievements': ({ db, params, now }) =>
    readAchievements(db, content, params.id, now),
  'GET users/{id}/scores': ({ db, params, bond }) => {
    const read = bond.relation === 'self' ? readScores : readScoresOfFriend;
    return read(db, content, params.id);
  },
});
