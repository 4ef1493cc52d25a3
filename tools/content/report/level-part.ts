import type { Activity } from '@digipals/contract';
import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import type { Pack } from '../pack.ts';
import { countMet, levelGoal, levelWordsFile, returnsOften } from '../returns/level-words.ts';
import { neededReturns } from '../returns/meter.ts';
import { unitsOf } from '../returns/units.ts';
import { englishNames } from '../variants.ts';
import { table } from './table.ts';

/** How many words of the level are met and return, and which are short, as a part of the report. */
export const levelPart = (
  pack: Pack,
  activities: Record<TeachingLanguage, readonly Activity[]>,
): string => {
  const counted = teachingLanguages.map(variety => ({
    variety,
    met: countMet(pack.levelWords, unitsOf(pack, activities[variety], variety), variety),
  }));
  const rows = counted.map(({ variety, met }) => [
    englishNames[variety],
    String(met.filter(({ units }) => units.length > 0).length),
    String(met.filter(returnsOften).length),
  ]);
  const british = counted[0]?.met ?? [];
  const short = british
    .filter(one => one.units.length > 0 && !returnsOften(one))
    .toSorted((one, other) => other.units.length - one.units.length);
  const never = british.filter(({ units }) => units.length === 0).map(({ word }) => word.gb);
  return `## Words of the level

${levelWordsFile} has ${pack.levelWords.length} words. A word is met in a lesson or review with a question that has it where a return counts. At least ${levelGoal.words} words are met by lesson ${levelGoal.lesson} and return in ${neededReturns} later lessons or reviews.

${table(['English', 'met', `with ${neededReturns} returns`], rows)}

Words that are met, and return less often, in British English:

${table(
  ['word', 'met in'],
  short.map(({ word, units }) => [word.gb, units.join(', ')]),
)}

Words that are not met by lesson ${levelGoal.lesson}: ${never.join(', ')}
`;
};
