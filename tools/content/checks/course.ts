import type { Activity } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { activityIdOf } from '../activities.ts';
import type { Lesson, LessonSource, Pack } from '../pack.ts';
import type { Problems } from '../problems.ts';
import { checkReview, type Report } from './review.ts';
import { wordsOf } from './words.ts';

/** New words of a lesson (issue: 10 to 14), activities, and questions of an activity. */
const fewestWords = 10;
const mostWords = 14;
const mostCanDo = 3;
const activitiesOfLesson = 8;
const fewestQuestions = 6;
const mostQuestions = 10;
/** No component type is in more than a fifth of all questions. */
const mostShare = 0.2;
/** Shares of a course with fewer questions mean nothing. */
const enoughQuestions = 100;

const storyTypes: readonly string[] = ['storyImage'] satisfies ComponentType[];
const songTypes: readonly string[] = ['karaokeListen'] satisfies ComponentType[];
const filmTypes: readonly string[] = [
  'video',
  'videoWithTextContainer',
  'disappearingVideo',
  'loopingVideo',
  'hiddenVideoWithLabel',
  'videoHotspots',
] satisfies ComponentType[];

/** Types of a lesson or a course, and how many questions have each. */
export const countTypes = (activities: readonly Activity[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { components } of activities.flatMap(({ data }) => data))
    for (const type of new Set(components.map(part => part.type)))
      counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
};

/** Which of story, song and film a lesson has. */
export const treatsOf = (activities: readonly Activity[]): string[] => {
  const used = countTypes(activities);
  const has = (types: readonly string[]) => types.some(type => used.has(type));
  const treats = { story: storyTypes, song: songTypes, film: filmTypes };
  return Object.entries(treats).flatMap(([name, types]) => (has(types) ? [name] : []));
};

/** The built activities of a lesson. */
export const activitiesOf = (
  { lesson, activities }: LessonSource,
  built: readonly Activity[],
): Activity[] =>
  activities.flatMap(
    source => built.find(({ id }) => id === activityIdOf(lesson.id, source)) ?? [],
  );

const checkPlan = ({ aim, structures, words, activities, canDo }: Lesson, report: Report) => {
  if ((canDo?.length ?? 0) > mostCanDo) report(`has more than ${mostCanDo} lines`, 'canDo');
  if (!aim) report('has no “aim”: what a child can say at its end');
  if (!structures?.length) report('has no “structures”: the sentences it teaches');
  if (words.length < fewestWords || words.length > mostWords)
    report(`teaches ${words.length} words, not ${fewestWords} to ${mostWords}`, 'words');
  if (activities.length !== activitiesOfLesson)
    report(`has ${activities.length} activities, not ${activitiesOfLesson}`, 'activities');
};

/** A word is new once: words taught before are recycled, and only those. */
const checkOrder = (lesson: Lesson, before: ReadonlySet<string>, report: Report) => {
  const isKnown = (word: string) => wordsOf(word).every(one => before.has(one));
  for (const [index, word] of lesson.words.entries())
    if (isKnown(word)) report(`“${word}” is new, but was taught before`, 'words', index);
  for (const [index, word] of lesson.recycled.entries())
    if (!isKnown(word))
      report(`“${word}” is recycled, but was not taught before`, 'recycled', index);
};

const checkShape = (activities: readonly Activity[], report: Report) => {
  if (activities.at(-1)?.meta.test !== true) report('does not end with a test', 'activities');
  if (treatsOf(activities).length === 0) report('has no story, no song and no film', 'activities');
  for (const [index, { data }] of activities.entries())
    if (data.length < fewestQuestions || data.length > mostQuestions)
      report(
        `has ${data.length} questions, not ${fewestQuestions} to ${mostQuestions}`,
        'activities',
        index,
      );
};

/** A new word that is in no text and no recorded word of the lesson. */
const checkUse = (lesson: Lesson, used: ReadonlySet<string>, report: Report) => {
  for (const [index, word] of lesson.words.entries())
    if (!wordsOf(word).every(one => used.has(one)))
      report(`“${word}” is new, but no question has it`, 'words', index);
};

const checkShares = (built: readonly Activity[], path: string, problems: Problems) => {
  const questions = built.flatMap(({ data }) => data).length;
  if (questions < enoughQuestions) return;
  for (const [type, count] of countTypes(built))
    if (count / questions > mostShare)
      problems.error(
        path,
        `${type} is in ${count} of ${questions} questions, more than a fifth of them`,
      );
};

export type CourseTexts = readonly { path: string; text: string }[];

/**
 * Checks a course against its plan: words, order, activities, stories and songs of each lesson, and
 * the mix of component types of all.
 *
 * @param built the British activities
 * @param texts every text that is read or heard, with its place
 * @param place `file:line` of a value in lesson.json
 */
export const checkCourse = (
  pack: Pack,
  built: readonly Activity[],
  texts: CourseTexts,
  problems: Problems,
) => {
  const before = new Set<string>();
  for (const written of pack.lessons) {
    const { lesson, activities: sources } = written;
    const report: Report = (reason, ...place) => problems.error(written.place(place), reason);
    if (lesson.review) {
      checkReview(written, activitiesOf(written, built), report);
      continue;
    }
    checkPlan(lesson, report);
    checkOrder(lesson, before, report);
    checkShape(activitiesOf(written, built), report);
    const own = texts.filter(({ path }) => sources.some(({ file }) => path.startsWith(`${file}:`)));
    checkUse(lesson, new Set(own.flatMap(({ text }) => wordsOf(text))), report);
    for (const word of [...lesson.words, ...lesson.functionWords].flatMap(wordsOf))
      before.add(word);
  }
  checkShares(built, 'pack.json', problems);
};
