import { expect, test } from 'vitest';
import { britishOf, buildPack } from '../build.ts';
import type { Lesson, LessonSource } from '../pack.ts';
import { gatherProblems } from '../problems.ts';
import { readSource } from '../source.ts';
import { readStarter, testHead } from '../testing/starter.ts';
import { checkTestWords } from './test-words.ts';

const starter = readStarter();
const around = starter.lessons[0]?.lesson;
if (!around) throw new Error('the starter has no lesson');
const lessonAround: Lesson = around;

/** The problems of a test whose questions have these choices. Lesson 2 teaches the family, lesson 1 cats and dogs. */
const reasons = (choices: readonly string[], lesson: Partial<Lesson> = { number: 2 }): string[] => {
  const questions = choices.map(
    (choice, index) => `\n[q${index}]\ndo: Tap.\n${choice}\nyes: Yes!\n`,
  );
  const written: LessonSource = {
    lesson: { ...lessonAround, id: 'l', activities: ['test'], ...lesson },
    activities: [readSource('test.txt', testHead + questions.join(''), gatherProblems())],
    songs: [],
    place: () => 'lesson.json',
  };
  const pack = { ...starter, course: false, lessons: [written] };
  const british = britishOf(buildPack(pack, gatherProblems(), true).activities);
  const problems = gatherProblems();
  checkTestWords(pack, british, problems);
  return problems.list().map(({ level, path, reason }) => `${level} ${path} ${reason}`);
};

const cat = 'imageButtons: *cat | boy | girl | mum';
const dog = 'textButtons: *a dog | a boy | a girl | a cat';
const dad = 'imageButtons: *dad | baby | sister | grandma';
const brother = 'typeInTextBox: brother';
const none = 'textButtons: *Yes, I am. | Yes, you are. | Yes, is it. | No, I are.';
const eight = Array.from({ length: 8 }, () => none);

test('COURSE-17 each new word in one question, and other words in several, have no problems', () => {
  expect(reasons([cat, cat, dad, brother, ...eight.slice(2)])).toEqual([]);
});

test('COURSE-17 reports the second question that asks for a new word, with the line of the first and what to do', () => {
  const asIsDad =
    'textButtons: *My dad is sad. | My baby is sad. | My sister is sad. | A boy is sad.';
  const [first, ...others] = reasons([cat, dog, dad, asIsDad, ...eight.slice(2)]);
  expect(others).toEqual([]);
  expect(first).toMatch(/^error test\.txt:23 asks for “dad”, as test\.txt:18 does: ask here for /);
});

test('COURSE-98 two of ten questions ask for a word of an earlier lesson, however many words they have', () => {
  expect(reasons([cat, dog, ...eight])).toEqual([]);
  const both = 'textButtons: *cats and dogs | girls | boys | sisters';
  expect(reasons([both, dog, ...eight])).toEqual([]);
});

test.each([
  [
    'fewer than a fifth',
    [cat, dad, ...eight],
    'error test.txt 1 of 10 questions ask for a word of an earlier lesson (line 8: cat), not 2: let right answers and wrong ones differ in an old word',
  ],
  [
    'more than a quarter',
    [cat, dog, 'typeInTextBox: happy', ...eight.slice(1)],
    'error test.txt 3 of 10 questions ask for a word of an earlier lesson (line 8: cat; line 13: dog; line 18: happy), not 2: let right answers and wrong ones differ in new words only',
  ],
  [
    'none',
    [dad, none],
    'error test.txt 0 of 2 questions ask for a word of an earlier lesson, not 1',
  ],
])('COURSE-98 reports a test with %s', (_what, choices, reason) => {
  expect(reasons(choices)).toEqual([expect.stringContaining(reason)]);
});

test('COURSE-98 an old word that does not tell right from wrong is not asked for', () => {
  const inAll = 'textButtons: *My brother has a cat. | My sister has a cat. | My baby has a cat.';
  expect(reasons([cat, dog, inAll, ...eight.slice(1)])).toEqual([]);
});

test('COURSE-98 the first lesson and a review are left out', () => {
  const own = ['imageButtons: *cat | boy', 'imageButtons: *dog | boy', 'typeInTextBox: happy'];
  expect(reasons(own, { number: 1 })).toEqual([]);
  expect(reasons([cat, cat, cat], { number: 6, review: true })).toEqual([]);
});
