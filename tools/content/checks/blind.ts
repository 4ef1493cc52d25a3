import type { Activity } from '@digipals/contract';
import type { LessonSource } from '../pack.ts';
import type { Problems } from '../problems.ts';
import { mostAboveChance, solveBlindly } from '../solver/solve-blindly.ts';
import { activitiesOf } from './course.ts';

/** Finds lessons that a rule of thumb wins without the questions. @param built the British activities */
export const checkBlind = (
  lessons: readonly LessonSource[],
  built: readonly Activity[],
  problems: Problems,
) => {
  for (const written of lessons)
    for (const [kind, won] of solveBlindly(activitiesOf(written, built))) {
      const { questions, chance, best, strategy } = won;
      if (best <= chance + mostAboveChance) continue;
      problems.error(
        written.place(['activities']),
        `a player who sees only the options and takes “${strategy}” wins ${best.toFixed(0)} % of the ${questions} questions to ${kind}, and ${chance.toFixed(0)} % by chance: change wrong options`,
      );
    }
};
