import { expect, test } from 'vitest';
import { buildPack } from './build.ts';
import { createFindWords } from './dictionary/find-words.ts';
import { wordUsesOf } from './dictionary/word-uses.ts';
import { unitName } from './lesson-order.ts';
import { gatherProblems } from './problems.ts';
import { readStarter, readWords } from './testing/starter.ts';
import { inVariety } from './variants.ts';

const starter = readStarter();

test('COURSE-84 the review of lessons 1 to 6 follows lesson 6 and ends with a letter', () => {
  const names = starter.lessons.map(({ lesson }) => unitName(lesson));
  expect(names.slice(0, 7)).toEqual(['1', '2', '3', '4', '5', '6', 'R6']);
  expect(starter.lessons[6]?.lesson.frame).toContain('Do you like');
});

test('COURSE-84 each question of the word park of R6 asks a word, and together they ask all of lessons 1 to 6', () => {
  const starter = readStarter();
  const { rows } = readWords();
  const find = createFindWords(rows);
  const uses = wordUsesOf(starter, buildPack(starter, gatherProblems()), rows);
  const block = starter.lessons.filter(({ lesson }) => lesson.number <= 6 && !lesson.review);
  const words = block.flatMap(({ lesson }) =>
    lesson.words.flatMap(one => find(inVariety(one, 'gb'))),
  );
  const park = starter.lessons
    .find(({ lesson }) => lesson.id === 'starter-r6')
    ?.activities.find(({ name }) => name === 'word-park');
  const asks = (park?.questions ?? []).map(({ name }) => ({
    name,
    asks: uses[`starter-r6-word-park-${name}`]?.asks ?? [],
  }));
  expect(asks.filter(one => one.asks.length === 0)).toEqual([]);
  expect(new Set(asks.flatMap(one => one.asks))).toEqual(new Set(words));
});
