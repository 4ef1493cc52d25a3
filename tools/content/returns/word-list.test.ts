import { expect, test } from 'vitest';
import { readStarter } from '../testing/starter.ts';
import { wordList } from './word-list.ts';

const starter = readStarter();

test('COURSE-25 the list of a lesson to be written has its new words and those that must return', () => {
  const list = wordList('7', starter, []);
  expect(list).toMatch(/^7: 13 new words: eleven, twelve, old, /);
  expect(list).toMatch(
    /\d+ words must return and are in no question yet\n {2}from 1: hello, friend/,
  );
  expect(list).toContain('from 6: morning, night, get up');
  expect(list).toContain('0 words return already');
});

test('COURSE-25 a review has words that return, and an unknown lesson a sentence', () => {
  expect(wordList('R6', starter, [])).toMatch(/^R6: 0 new words\n\d+ words must return/);
  expect(wordList('99', starter, [])).toContain('has no “99”; lessons are written as 7');
});
