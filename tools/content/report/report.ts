import type { Activity } from '@digipals/contract';
import { type TeachingLanguage, teachingLanguages } from '@digipals/contract/constants';
import { activityIdOf } from '../activities.ts';
import type { BuiltPack } from '../build.ts';
import { activitiesOf, countTypes, treatsOf } from '../checks/course.ts';
import { isBefore, unitName } from '../lesson-order.ts';
import type { Lesson, LessonSource, Pack } from '../pack.ts';
import { askedIn } from '../parts.ts';
import { inVariety } from '../variants.ts';
import type { SpokenLines } from '../voices/recordings.ts';
import { mediaBytes } from '../weights.ts';
import { blindPart } from './blind-part.ts';
import { levelPart } from './level-part.ts';
import { minutesOf } from './minutes.ts';
import { returnsPart } from './returns-part.ts';
import { table } from './table.ts';
import { testsPart } from './tests-part.ts';
import { voicesPart } from './voices.ts';

/** Path of the report of the course in the repository. */
export const reportFile = 'docs/course-report.md';

const british = (text: string): string => inVariety(text, 'gb');

/** A word, in both Englishes if they differ. */
const bothWays = (text: string): string => {
  const [gb, us] = [inVariety(text, 'gb'), inVariety(text, 'us')];
  return gb === us ? gb : `${gb} (US ${us})`;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const questionsOf = (activities: readonly Activity[]): number =>
  sum(activities.map(({ data }) => data.length));

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

/** The data of the report: lessons with their activities in each English. */
type Course = {
  pack: Pack;
  built: BuiltPack;
  activities: Record<TeachingLanguage, readonly Activity[]>;
};

const inEnglish = (built: BuiltPack, variety: TeachingLanguage): Activity[] =>
  built.activities
    .filter(one => one.variety === variety && one.language === variety)
    .map(({ activity }) => activity);

/** The part of the questions of an activity that a child is asked. */
const shareAsked = ({ pack }: Course, activity: Activity): number => {
  const source = pack.lessons
    .flatMap(({ lesson, activities }) =>
      activities.map(one => ({ id: activityIdOf(lesson.id, one), one })),
    )
    .find(({ id }) => id === activity.id)?.one;
  return source ? askedIn(activity, source) / activity.data.length : 1;
};

const minutes = (course: Course, activities: readonly Activity[]): string =>
  sum(activities.map(one => minutesOf(one, course.built.media) * shareAsked(course, one))).toFixed(
    0,
  );

const lessonRow = (course: Course, written: LessonSource): string[] => {
  const { lesson } = written;
  const activities = activitiesOf(written, course.activities.gb);
  const weights = teachingLanguages.map(variety =>
    megabytes(mediaBytes(activitiesOf(written, course.activities[variety]), course.built.media)),
  );
  return [
    `${unitName(lesson)}. ${bothWays(lesson.title)}`,
    String(lesson.words.length),
    String(questionsOf(activities)),
    String(countTypes(activities).size),
    minutes(course, activities),
    treatsOf(activities).join(', '),
    ...weights,
  ];
};

/** `image 12, audio 9, …`: the most frequent first. */
const typeList = (activities: readonly Activity[]): string =>
  ranked(activities)
    .map(([type, count]) => (count === 1 ? type : `${type} ${count}`))
    .join(', ');

const ranked = (activities: readonly Activity[]): [string, number][] =>
  [...countTypes(activities)].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));

/** Words of earlier lessons that a lesson recycles, without the function words of structures. */
const recycledBy = (pack: Pack, lesson: Lesson): string[] => {
  const earlier = pack.lessons.filter(one => isBefore(one.lesson, lesson));
  const words = new Set(earlier.flatMap(one => one.lesson.words));
  return lesson.recycled.filter(word => words.has(word)).map(bothWays);
};

const line = (name: string, text: string | undefined): string =>
  text ? `- **${name}**: ${text}\n` : '';

const lessonPart = (course: Course, written: LessonSource): string => {
  const { lesson } = written;
  const activities = activitiesOf(written, course.activities.gb);
  const facts = [
    line('Aim', lesson.aim && british(lesson.aim)),
    line(`New words (${lesson.words.length})`, lesson.words.map(bothWays).join(', ')),
    line('I can', lesson.canDo?.map(({ text }) => british(text)).join(' / ')),
    line('Structures', lesson.structures?.map(british).join(' / ')),
    line('Recycled', recycledBy(course.pack, lesson).join(', ')),
    line('Sounds', lesson.phonics),
    line('To write to a friend', lesson.penPalTask),
    line('Component types', typeList(activities)),
  ].join('');
  const rows = activities.map((activity, index) => [
    String(index + 1),
    activity.meta.title,
    String(activity.data.length),
    minutes(course, [activity]),
    typeList([activity]),
  ]);
  const head = ['', 'activity', 'questions', 'minutes', 'component types'];
  return `## ${unitName(lesson)}. ${bothWays(lesson.title)}\n\n${facts}\n${table(head, rows)}\n`;
};

const typesPart = (activities: readonly Activity[]): string => {
  const questions = questionsOf(activities);
  const rows = ranked(activities).map(([type, count]) => [
    type,
    String(count),
    `${((count / questions) * 100).toFixed(1)} %`,
  ]);
  return `## Component types

In how many of the ${questions} questions each type stands; none may be in more than a fifth.

${table(['type', 'questions', 'share'], rows)}
`;
};

const columns = [
  'lesson',
  'new words',
  'questions',
  'types',
  'minutes',
  'has',
  'MB (British)',
  'MB (American)',
];

/**
 * The course as a page for teachers and authors: what each lesson teaches, with which components, for how
 * long, how large it is, and how much of it people have recorded.
 *
 * @param withDrafts lines of the course with its drafts
 */
export const reportOf = (
  pack: Pack,
  built: BuiltPack,
  withDrafts: SpokenLines = built.spoken,
): string => {
  const activities = { gb: inEnglish(built, 'gb'), us: inEnglish(built, 'us') };
  const course: Course = { pack, built, activities };
  const inLessons = pack.lessons.flatMap(written => activitiesOf(written, activities.gb));
  const reviews = pack.lessons.filter(({ lesson }) => lesson.review).length;
  const lessons = `${pack.lessons.length - reviews} lessons${reviews > 0 ? ` and ${reviews} review${reviews > 1 ? 's' : ''}` : ''}`;
  const words = sum(pack.lessons.map(({ lesson }) => lesson.words.length));
  return [
    `# The course: ${pack.id}

Written by \`npm run content -- report\`; a test holds it to the content. Minutes are an estimate for a
child that answers everything right at the first try; megabytes are all pictures, speech, films and songs
of a lesson, each counted once.

${lessons}, ${inLessons.length} activities, ${questionsOf(inLessons)} questions,
${words} new words, ${countTypes(inLessons).size} component types.
`,
    `${table(
      columns,
      pack.lessons.map(written => lessonRow(course, written)),
    )}\n`,
    ...pack.lessons.map(written => lessonPart(course, written)),
    returnsPart(pack, inLessons),
    ...(pack.levelWords.length > 0 ? [levelPart(pack, activities)] : []),
    testsPart(pack, activities.gb),
    typesPart(inLessons),
    blindPart(pack, activities.gb),
    voicesPart(pack, built, withDrafts),
  ].join('\n');
};
