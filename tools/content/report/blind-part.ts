import type { Activity } from '@digipals/contract';
import { activitiesOf } from '../checks/course.ts';
import { unitName } from '../lesson-order.ts';
import type { Pack } from '../pack.ts';
import { type Kind, mostAboveChance, solveBlindly } from '../solver/solve-blindly.ts';
import { table } from './table.ts';

const kinds: readonly Kind[] = ['choose', 'order'];
const head = ['lesson', 'options', 'questions', 'by chance', 'best rule of thumb', 'wins'];

/** How much of each lesson a player who sees only the options wins. @param built the British activities */
export const blindPart = (pack: Pack, built: readonly Activity[]): string => {
  const rows = pack.lessons.flatMap(written => {
    const won = solveBlindly(activitiesOf(written, built));
    return kinds.flatMap(kind => {
      const found = won.get(kind);
      if (!found) return [];
      const { questions, chance, best, strategy } = found;
      const percents = [chance, best].map(percent => `${percent.toFixed(1)} %`);
      return [
        [
          unitName(written.lesson),
          `to ${kind}`,
          `${questions}`,
          percents[0] ?? '',
          strategy,
          percents[1] ?? '',
        ],
      ];
    });
  });
  return `## Options alone

How many questions a player wins who sees only their options and follows a rule of thumb; at most ${mostAboveChance} points
more than by chance.

${table(head, rows)}
`;
};
