import { type Skill, skills } from '@digipals/contract/constants';
import { activityIdOf } from '../activities.ts';
import type { Lesson, LessonSource } from '../pack.ts';
import type { Problems } from '../problems.ts';
import { isTest, readItems, type SourceActivity } from '../source.ts';
import { canOf, skillOf } from '../test-fields.ts';
import { asksOf } from './asked.ts';

type Blueprint = Readonly<Record<Skill, number>>;

/** How many questions of the test of a lesson ask for each skill, and of that of a review. */
const ofLesson: Blueprint = { listen: 3, read: 2, language: 3, write: 1, speak: 1 };
const ofReview: Blueprint = { listen: 3, read: 3, language: 3, write: 3, speak: 3 };
/** From this lesson on, a sentence to put in order has one tile too many. */
const extraTileFrom = 4;

const checkSkills = (
  { file, questions }: SourceActivity,
  blueprint: Blueprint,
  problems: Problems,
) => {
  for (const question of questions)
    if (!question.lines.has('skill'))
      problems.error(question.path, `has no “skill:”: one of ${skills.join(', ')}`);
  for (const question of questions)
    if (!question.lines.has('yes') && skillOf(question) !== 'speak')
      problems.error(question.path, 'has no “yes:”, its right answer for the end of the test');
  for (const skill of skills) {
    const count = questions.filter(question => skillOf(question) === skill).length;
    if (count !== blueprint[skill])
      problems.error(file, `has ${count} questions to ${skill}, not ${blueprint[skill]}`);
  }
};

/** An activity of the lesson trains each line; for a review, one of the lessons before. */
const checkTrained = (
  { lesson, place }: LessonSource,
  earlier: readonly LessonSource[],
  problems: Problems,
) => {
  const known = lesson.review
    ? earlier.flatMap(one => one.activities.map(source => activityIdOf(one.lesson.id, source)))
    : lesson.activities;
  const where = lesson.review ? 'the lessons before' : 'this lesson';
  for (const [index, { trains }] of (lesson.canDo ?? []).entries()) {
    if (trains === undefined)
      problems.error(
        place(['canDo', index]),
        'has no “trains”, the activity that the button “Practise” opens after the test',
      );
    else if (!known.includes(trains))
      problems.error(
        place(['canDo', index, 'trains']),
        `there is no activity ${trains} in ${where}`,
      );
  }
};

const checkLines = (
  { file, questions }: SourceActivity,
  { canDo = [] }: Lesson,
  problems: Problems,
) => {
  for (const question of questions) {
    const can = canOf(question);
    if (!question.lines.has('can'))
      problems.error(question.path, 'has no “can:”, the can-do line of lesson.json that it checks');
    else if (can !== undefined && can > canDo.length)
      problems.error(
        question.path,
        `checks line ${can} of “canDo”, but lesson.json has ${canDo.length}: add it there`,
      );
  }
  const scored = questions.filter(question => skillOf(question) !== 'speak').map(canOf);
  for (const index of canDo.keys())
    if (!scored.includes(index + 1))
      problems.error(file, `no question checks line ${index + 1} of “canDo” in lesson.json`);
};

/** A question of a test repeats one of practice if stimulus and right answer are the same. */
const checkRepeats = (
  test: SourceActivity,
  practice: readonly SourceActivity[],
  problems: Problems,
) => {
  const practised = new Map(
    practice
      .flatMap(({ questions }) => questions)
      .map(question => [asksOf(question), question.path]),
  );
  for (const question of test.questions) {
    const before = practised.get(asksOf(question));
    if (before !== undefined)
      problems.error(
        question.path,
        `asks what ${before} asks: change what is seen or heard, or its answer`,
      );
  }
};

const tilesType = 'draggableTextButtons';

const checkTiles = ({ questions }: SourceActivity, { number }: Lesson, problems: Problems) => {
  if (number < extraTileFrom) return;
  for (const { key, value, path } of questions.flatMap(({ components }) => components)) {
    if (key !== tilesType) continue;
    const extra = readItems(value).filter(({ right }) => !right).length;
    if (extra !== 1)
      problems.error(
        path,
        'needs one tile too many: put a star on each tile of the sentence, and none on one more',
      );
  }
};

/**
 * Checks the test of each lesson of a course: its skills, its can-do lines, and that it repeats no question of
 * practice.
 */
export const checkBlueprint = (lessons: readonly LessonSource[], problems: Problems) => {
  for (const [index, written] of lessons.entries()) {
    const { lesson, activities } = written;
    const before = lessons.slice(0, index);
    const practice = activities.filter(one => !isTest(one));
    checkTrained(written, before, problems);
    for (const test of activities.filter(isTest)) {
      checkSkills(test, lesson.review ? ofReview : ofLesson, problems);
      checkLines(test, lesson, problems);
      checkRepeats(test, practice, problems);
      checkTiles(test, lesson, problems);
    }
  }
};
