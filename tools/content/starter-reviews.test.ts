import { expect, test } from 'vitest';
import { buildPack } from './build.ts';
import { createFindWords } from './dictionary/find-words.ts';
import { wordUsesOf } from './dictionary/word-uses.ts';
import { findLesson } from './find-lesson.ts';
import { unitName } from './lesson-order.ts';
import { gatherProblems } from './problems.ts';
import { readStarter, readWords } from './testing/starter.ts';
import { inVariety } from './variants.ts';

const starter = readStarter();
const { rows } = readWords();
const uses = wordUsesOf(starter, buildPack(starter, gatherProblems()), rows);

/** The words of lessons, and what the questions of the word park of their review ask, by question. */
const wordsAndAsks = (review: string, first: number, last: number) => {
  const find = createFindWords(rows);
  const words = starter.lessons
    .filter(({ lesson }) => !lesson.review && lesson.number >= first && lesson.number <= last)
    .flatMap(({ lesson }) => lesson.words.flatMap(one => find(inVariety(one, 'gb'))));
  const { lesson, activities = [] } = findLesson(starter, review) ?? {};
  const park = activities.find(({ name }) => name === 'word-park');
  const asks = (park?.questions ?? []).map(
    ({ name }) => uses[`${lesson?.id}-word-park-${name}`]?.asks ?? [],
  );
  return { words: new Set(words), asks };
};

test('COURSE-84 COURSE-94 a review follows the last lesson of its block and ends with a letter', () => {
  const names = starter.lessons.map(({ lesson }) => unitName(lesson));
  const first = ['1', '2', '3', '4', '5', '6', 'R6'];
  expect(names.slice(0, 14)).toEqual([...first, '7', '8', '9', '10', '11', '12', 'R12']);
  expect(findLesson(starter, 'R6')?.lesson.frame).toContain('Do you like');
  expect(findLesson(starter, 'R12')?.lesson.frame).toContain('room?');
});

test('COURSE-84 each question of the word park of R6 asks a word, and together they ask all of lessons 1 to 6', () => {
  const { words, asks } = wordsAndAsks('R6', 1, 6);
  expect(asks.filter(one => one.length === 0)).toEqual([]);
  expect(new Set(asks.flat())).toEqual(words);
});

test('COURSE-94 each of the 82 questions of the word park of R12 asks a word of lessons 7 to 12, and together they ask all', () => {
  const { words, asks } = wordsAndAsks('R12', 7, 12);
  expect(asks).toHaveLength(82);
  expect(asks.filter(one => !one.some(id => words.has(id)))).toEqual([]);
  const asked = new Set(asks.flat());
  expect([...words].filter(id => !asked.has(id))).toEqual([]);
});

test('COURSE-93 COURSE-94 the project of R12 is a poster of eight sentences, with a choice in each', () => {
  const project = findLesson(starter, 'R12')?.activities.find(({ head }) => head.has('book'));
  expect(project?.head.get('book')?.value).toBe('poster');
  const chosen = (project?.questions ?? []).filter(({ components }) =>
    components.some(({ fields }) => fields.some(({ key }) => key === 'sets')),
  );
  const sentences = chosen.map(({ lines }) => lines.get('yes')?.value);
  expect(sentences).toHaveLength(8);
  for (const one of sentences) expect(one).toContain('{me.');
});
