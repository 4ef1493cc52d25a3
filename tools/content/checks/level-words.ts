import type { Activity } from '@digipals/contract';
import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import type { Pack } from '../pack.ts';
import type { Problems } from '../problems.ts';
import { countMet, levelGoal, levelWordsFile, returnsOften } from '../returns/level-words.ts';
import { neededReturns } from '../returns/meter.ts';
import { unitsOf } from '../returns/units.ts';
import { englishNames } from '../variants.ts';

/**
 * Checks that enough words of the level of a course are met by the lesson of the goal and return in three later
 * lessons or reviews, in each English, as soon as the course has this lesson.
 */
export const checkLevelWords = (
  pack: Pack,
  activities: Record<TeachingLanguage, readonly Activity[]>,
  problems: Problems,
) => {
  const isDue = pack.lessons.some(({ lesson }) => lesson.number >= levelGoal.lesson);
  if (pack.levelWords.length === 0 || !isDue) return;
  for (const variety of teachingLanguages) {
    const units = unitsOf(pack, activities[variety], variety);
    const met = countMet(pack.levelWords, units, variety);
    const often = met.filter(returnsOften).length;
    if (often >= levelGoal.words) continue;
    const nearly = met.filter(({ units: { length } }) => length === neededReturns);
    problems.error(
      levelWordsFile,
      `${often} words are met by lesson ${levelGoal.lesson} and return in ${neededReturns} later lessons or reviews in ` +
        `${englishNames[variety]} English, and ${levelGoal.words} must: put words into one more, such as ` +
        nearly.map(({ word, units: names }) => `${word.gb} (${names.join(', ')})`).join(', '),
    );
  }
};
