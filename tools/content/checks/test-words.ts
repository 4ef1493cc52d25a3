import type { Activity } from '@digipals/contract';
import type { Pack } from '../pack.ts';
import type { Problems } from '../problems.ts';
import { createFindByForm } from '../returns/meter.ts';
import type { PlannedWord } from '../returns/planned-words.ts';
import { isTest } from '../source.ts';
import { activitiesOf } from './course.ts';
import { wordsTold } from './words-told.ts';

/** Shares of the questions of a test that ask for a word of an earlier lesson. */
const leastOldShare = 0.2;
const mostOldShare = 0.25;

/** A question of a test with the words that it asks for: new ones of the lesson, and old ones. */
type Asked = { path: string; isNew: readonly PlannedWord[]; isOld: readonly PlannedWord[] };
type TestOfLesson = { lesson: number; file: string; questions: readonly Asked[] };

/**
 * The tests of the lessons of a course and the words that they ask for. A review asks for old words only.
 *
 * @param british its activities, in British English
 */
export const testsOf = (
  { lessons, plan }: Pick<Pack, 'lessons' | 'plan'>,
  british: readonly Activity[],
): TestOfLesson[] => {
  const find = createFindByForm(plan);
  return lessons
    .filter(({ lesson }) => !lesson.review)
    .flatMap(written => {
      const { number } = written.lesson;
      const source = written.activities.find(isTest);
      const test = activitiesOf(written, british).find(({ meta }) => meta.test === true);
      if (!source || !test) return [];
      const questions = test.data.map(question => {
        const words = [...wordsTold(question, find)];
        return {
          path:
            source.questions.find(({ name }) => `${test.id}-${name}` === question.id)?.path ??
            source.file,
          isNew: words.filter(({ lesson }) => lesson === number),
          isOld: words.filter(({ lesson }) => lesson < number),
        };
      });
      return [{ lesson: number, file: source.file, questions }];
    });
};

const checkNewWords = ({ questions }: TestOfLesson, problems: Problems) => {
  const before = new Map<PlannedWord, string>();
  for (const { path, isNew } of questions)
    for (const word of isNew) {
      const first = before.get(word);
      if (first === undefined) before.set(word, path);
      else
        problems.error(
          path,
          `asks for “${word.gb}”, as ${first} does: ask here for a new word that no question of the test asks for`,
        );
    }
};

const checkOldWords = ({ lesson, file, questions }: TestOfLesson, problems: Problems) => {
  if (lesson === 1) return;
  const asking = questions.filter(({ isOld }) => isOld.length > 0);
  const least = Math.ceil(questions.length * leastOldShare);
  const most = Math.max(least, Math.floor(questions.length * mostOldShare));
  if (asking.length >= least && asking.length <= most) return;
  const where = asking.map(
    ({ path, isOld }) => `${path.replace(/.*:/, 'line ')}: ${isOld.map(({ gb }) => gb).join(', ')}`,
  );
  problems.error(
    file,
    `${asking.length} of ${questions.length} questions ask for a word of an earlier lesson${where.length > 0 ? ` (${where.join('; ')})` : ''}, ` +
      `not ${least === most ? least : `${least} to ${most}`}: let right answers and wrong ones differ in ${asking.length < least ? 'an old word' : 'new words only'}`,
  );
};

/**
 * Checks what the tests of lessons ask for: each new word in one question at most, and a word of an earlier
 * lesson in a fifth to a quarter of the questions (course plan 1.6).
 *
 * @param british the activities, in British English
 */
export const checkTestWords = (pack: Pack, british: readonly Activity[], problems: Problems) => {
  for (const test of testsOf(pack, british)) {
    checkNewWords(test, problems);
    checkOldWords(test, problems);
  }
};
