import { expect, test } from 'vitest';
import { buildPack } from '../build.ts';
import type { Lesson, LessonSource, Pack } from '../pack.ts';
import { gatherProblems } from '../problems.ts';
import { readSource } from '../source.ts';
import { head, readStarter, testHead } from '../testing/starter.ts';

const around = readStarter();

const question = (name: string, word: string) => `
[${name}]
do: Listen. Tap.
storyImage: ${word}
imageButtons: *${word} | girl
textLabels: one | two | three | four | five
`;

const questions = ['cat', 'dog', 'boy', 'girl', 'cat', 'dog']
  .map((word, index) => question(`q${index}`, word))
  .join('');

const activity = (name: string, isTest: boolean, text = questions) =>
  readSource(`${name}.txt`, (isTest ? testHead : head) + text, gatherProblems());

const words = ['cat', 'dog', 'boy', 'girl', 'one', 'two', 'three', 'four', 'five', 'listen'];

const lessonOf = (number: number, changes: Partial<Lesson> = {}): LessonSource => ({
  lesson: {
    id: `l${number}`,
    number,
    title: 'Hello!',
    thumbnail: 'cat',
    aim: 'I can say hello.',
    structures: ['a cat'],
    words: words.slice(0, 9).concat('tap'),
    functionWords: [],
    recycled: [],
    forms: [],
    activities: Array.from({ length: 8 }, (_, index) => `a${index}`),
    ...changes,
  },
  activities: Array.from({ length: 8 }, (_, index) => activity(`a${index}`, index === 7)),
  songs: [],
  place: way => `lesson${number}.json/${way.join('.')}`,
});

/** The problems of a course with these lessons that concern the course. */
const reasons = (lessons: LessonSource[]): string[] => {
  const problems = gatherProblems();
  const pack: Pack = { ...around, course: true, lessons };
  buildPack(pack, problems, true);
  const found = problems.list().map(({ path, reason }) => `${path} ${reason}`);
  return found.filter(reason => /^(lesson\d\.json|pack\.json)/.test(reason));
};

const first = (changes: Partial<Lesson>) => reasons([lessonOf(1, changes)]);

test.each([
  ['no aim', { aim: '' }, 'lesson1.json/ has no “aim”'],
  ['no structures', { structures: [] }, 'lesson1.json/ has no “structures”'],
  ['too few words', { words: ['cat'] }, 'lesson1.json/words teaches 1 words, not 10 to 14'],
  ['seven activities', { activities: ['a'] }, 'lesson1.json/activities has 1 activities, not 8'],
  [
    'a word no question has',
    { words: [...words.slice(0, 9), 'horse'] },
    'lesson1.json/words.9 “horse” is new, but no question has it',
  ],
  [
    'a word recycled that was never taught',
    { recycled: ['horse'] },
    'lesson1.json/recycled.0 “horse” is recycled, but was not taught before',
  ],
])('reports a lesson with %s', (_what, changes, expected) => {
  expect(first(changes)).toContainEqual(expect.stringContaining(expected));
});

test('reports a word that is new twice', () => {
  expect(reasons([lessonOf(1), lessonOf(2)])).toContainEqual(
    'lesson2.json/words.0 “cat” is new, but was taught before',
  );
});

test('reports a lesson without a test at its end, a story, or enough questions', () => {
  const plain = activity('a0', false, question('only', 'cat').replace('storyImage', 'image'));
  const found = reasons([{ ...lessonOf(1), activities: [plain] }]).join('\n');
  expect(found).toContain('lesson1.json/activities does not end with a test');
  expect(found).toContain('lesson1.json/activities has no story, no song and no film');
  expect(found).toContain('lesson1.json/activities.0 has 1 questions, not 6 to 10');
});

test('reports a type in more than a fifth of all questions, from a hundred questions on', () => {
  const few = reasons([lessonOf(1), lessonOf(2)]).filter(reason => reason.includes('fifth'));
  expect(few).toEqual([]);
  const lessons = [1, 2, 3].map(number => lessonOf(number));
  expect(reasons(lessons)).toContainEqual(
    'pack.json storyImage is in 144 of 144 questions, more than a fifth of them',
  );
});
