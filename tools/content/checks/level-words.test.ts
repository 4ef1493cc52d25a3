import type { Activity } from '@digipals/contract';
import { expect, test } from 'vitest';
import { buildPack } from '../build.ts';
import type { Pack } from '../pack.ts';
import { gatherProblems, showProblem } from '../problems.ts';
import { readStarter } from '../testing/starter.ts';
import { checkLevelWords } from './level-words.ts';

const starter = readStarter();
const built = buildPack(starter, gatherProblems(), true);
const inEnglish = (variety: 'gb' | 'us'): Activity[] =>
  built.activities
    .filter(one => one.variety === variety && one.language === variety)
    .map(({ activity }) => activity);
const activities = { gb: inEnglish('gb'), us: inEnglish('us') };

const problemsOf = (pack: Pack): string[] => {
  const problems = gatherProblems();
  checkLevelWords(pack, activities, problems);
  return problems.list().map(showProblem);
};

test('COURSE-97 300 words of the level are met by lesson 16 and return in three later lessons or reviews', () => {
  expect(problemsOf(starter)).toEqual([]);
});

test('COURSE-97 fewer are an error for each English that names words with one return too few', () => {
  const lessons = starter.lessons.filter(({ lesson }) => lesson.number !== 15);
  const found = problemsOf({ ...starter, lessons });
  expect(found).toHaveLength(2);
  for (const [index, english] of ['British', 'American'].entries())
    expect(found[index]).toMatch(
      new RegExp(
        `^error {2}level-words\\.tsv {2}2\\d\\d words are met by lesson 16 and return in 3 later lessons or reviews in ${english} English, and 300 must: put words into one more, such as .*walk \\(13, 14, 16\\)`,
      ),
    );
});

test('COURSE-97 nothing is reported before the course has lesson 16, or without a list', () => {
  const lessons = starter.lessons.filter(({ lesson }) => lesson.number < 16);
  expect(problemsOf({ ...starter, lessons })).toEqual([]);
  expect(problemsOf({ ...starter, levelWords: [], lessons: starter.lessons.slice(-2) })).toEqual(
    [],
  );
});
