import type { Activity } from '@digipals/contract';
import { expect, test } from 'vitest';
import { buildPack } from '../build.ts';
import type { Lesson, LessonSource, Pack } from '../pack.ts';
import { gatherProblems } from '../problems.ts';
import { readSource } from '../source.ts';
import { head, readStarter } from '../testing/starter.ts';
import { checkReturns } from './returns.ts';

const starter = readStarter();
const around = starter.lessons[0]?.lesson;
if (!around) throw new Error('the starter has no lesson');
const lessonAround: Lesson = around;

/** A lesson of one activity whose only question has this text. */
const lessonOf = (number: number, text: string, changes: Partial<Lesson> = {}): LessonSource => ({
  lesson: {
    ...lessonAround,
    id: `l-${number}`,
    number,
    words: [],
    recycled: [],
    activities: ['a'],
    ...changes,
  },
  activities: [
    readSource(
      `lessons/${number}/a.txt`,
      `${head}\n[one]\ndo: Tap.\ntextLabel: ${text}\ntextButtons: *yes | no | hi\nyes: Yes!\noops: look\n`,
      gatherProblems(),
    ),
  ],
  songs: [],
  place: way => `lessons/${number}/lesson.json:${way.join('.')}`,
});

const cat = {
  place: 'course-words.tsv:2',
  word: 'cat',
  gb: 'cat',
  lesson: 1,
  returns: ['2', '3', '7', 'R6'],
  forms: ['cat', 'cats'],
};

const problemsOf = (lessons: LessonSource[], plan: Pack['plan'] = [cat]): string[] => {
  const pack: Pack = { ...starter, course: false, plan, lessons };
  const british: Activity[] = buildPack(pack, gatherProblems(), true)
    .activities.filter(one => one.variety === 'gb' && one.language === 'gb')
    .map(({ activity }) => activity);
  const problems = gatherProblems();
  checkReturns(pack, british, problems);
  return problems.list().map(({ level, path, reason }) => `${level} ${path} ${reason}`);
};

const first = lessonOf(1, 'a cat', { words: ['cat'] });
const [second, third] = [lessonOf(2, 'two cats'), lessonOf(3, 'my cat')];

test('COURSE-20 words of a lesson that are not those of the plan are reported with their line', () => {
  expect(problemsOf([first])).toEqual([]);
  expect(problemsOf([lessonOf(1, 'a cat', { words: ['dog'] })])).toEqual([
    'error lessons/1/lesson.json:words.0 “dog” is not among the words of lesson 1 in course-words.tsv: add it there, or remove it here',
    'error lessons/1/lesson.json:words “cat” is missing: add it here, or change course-words.tsv:2',
  ]);
});

test('COURSE-23 a return of the plan that a lesson misses is a note before lesson 7', () => {
  expect(problemsOf([first, lessonOf(2, 'a dog')])).toEqual([
    'note lessons/2/lesson.json:recycled 1 words of course-words.tsv do not return here: cat; put each into a question, a right answer or the sentence after it (yes:)',
  ]);
});

test('COURSE-23 a return of the plan that a lesson misses is an error from lesson 7 on', () => {
  const returned = [first, second, third];
  expect(problemsOf([...returned, lessonOf(7, 'a cat')])).toEqual([]);
  expect(problemsOf([...returned, lessonOf(7, 'a dog')])).toContainEqual(
    expect.stringMatching(/^error lessons\/7\/lesson\.json:recycled 1 words .*: cat; put each/),
  );
});

test('COURSE-24 a word that returns in fewer than three lessons is an error once there is a lesson 7', () => {
  const lessons = [first, second, lessonOf(3, 'a dog'), lessonOf(7, 'a cat')];
  expect(problemsOf(lessons)).toContain(
    'error course-words.tsv:2 “cat” returns in only 2 and 7, and needs 3: put it into 3',
  );
  // Before, there are not enough lessons, or it is a note.
  expect(problemsOf(lessons.slice(0, 3)).filter(one => one.includes('course-words.tsv:2'))).toEqual(
    [],
  );
  const early = [{ ...cat, returns: ['2', '3', '4'] }];
  const four = [first, second, lessonOf(3, 'a dog'), lessonOf(4, 'a dog')];
  expect(problemsOf(four, early)).toContain(
    'note course-words.tsv:2 “cat” returns in only 2, and needs 3: put it into 3 or 4',
  );
});

test('COURSE-24 a review counts as soon as it exists', () => {
  const review = lessonOf(6, 'a cat', { id: 'l-r6', review: true });
  expect(problemsOf([first, second, lessonOf(3, 'a dog'), review])).toContainEqual(
    expect.stringMatching(/^note course-words\.tsv:2 “cat” returns in only 2 and R6/),
  );
});
