import type { TeachingLanguage } from '@digipals/contract/constants';
import { activityIdOf } from '../activities.ts';
import type { BuiltActivity } from '../build.ts';
import type { LessonSource, Pack } from '../pack.ts';
import type { Problems } from '../problems.ts';
import { checkBlind } from './blind.ts';
import { checkBlueprint } from './blueprint.ts';
import type { Checked } from './checked.ts';
import { type CourseTexts, checkCourse } from './course.ts';
import { checkGiveaways } from './giveaways.ts';
import { checkLevelWords } from './level-words.ts';
import { checkOptions } from './options.ts';
import { checkReach } from './reach.ts';
import { checkReturns } from './returns.ts';
import { checkSentences } from './sentences.ts';
import { checkTestForms } from './test-forms.ts';
import { checkTestWords } from './test-words.ts';
import { checkWordSearches } from './word-search.ts';

const checkedOf = (
  { lesson, activities }: LessonSource,
  built: ReadonlyMap<string, readonly BuiltActivity[]>,
): Checked[] =>
  activities.flatMap(source =>
    (built.get(activityIdOf(lesson.id, source)) ?? []).map(one => ({ ...one, lesson, source })),
  );

/**
 * Checks the build against its sources: that no distractor is as right as the answer, that every
 * answer can be given and none is given away, that sentences are short, and a course follows its plan.
 *
 * @param texts every text that is read or heard, in both Englishes
 */
export const checkPack = (
  pack: Pack,
  activities: readonly BuiltActivity[],
  texts: CourseTexts,
  problems: Problems,
) => {
  const built = Map.groupBy(activities, ({ activity }) => activity.id);
  const taught: string[] = [];
  for (const written of pack.lessons) {
    taught.push(...written.lesson.words);
    for (const checked of checkedOf(written, built)) {
      checkOptions(checked, problems);
      // Answers and English texts are the same in every help language.
      if (checked.language !== checked.variety) continue;
      checkReach(checked, problems);
      checkWordSearches(checked, problems);
      checkGiveaways(checked, taught, problems);
    }
  }
  checkSentences(texts, problems);
  if (!pack.course) return;
  const inEnglish = (variety: TeachingLanguage) =>
    activities
      .filter(one => one.variety === variety && one.language === variety)
      .map(({ activity }) => activity);
  const british = inEnglish('gb');
  checkCourse(pack, british, texts, problems);
  checkReturns(pack, british, problems);
  checkLevelWords(pack, { gb: british, us: inEnglish('us') }, problems);
  checkBlueprint(pack.lessons, problems);
  checkTestForms(pack.lessons, problems);
  checkTestWords(pack, british, problems);
  checkBlind(pack.lessons, british, problems);
};
