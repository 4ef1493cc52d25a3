import { expect, test } from 'vitest';
import { gatherProblems, showProblem } from '../problems.ts';
import { readStarterWithDrafts } from '../testing/starter.ts';
import { readPlannedWords } from './planned-words.ts';

const head = 'word_gb\tword_us\tlesson\tpart_of_speech\treturns\tlist\tpicture\tnote';
const irregular = new Map([
  ['cat', []],
  ['mum', []],
  ['foot', ['feet']],
  ['get up', []],
  ['swim', ['swam']],
]);

const read = (...rows: string[]) => {
  const problems = gatherProblems();
  const text = [head, ...rows].join('\n');
  const words = readPlannedWords(`${text}\n`, irregular, problems);
  return { words, found: problems.list().map(showProblem) };
};

const cat = 'cat\tcat\t1\tnoun\t2, 3, 11, R6\tStarters\tcat\t';

test('COURSE-20 a row of the plan is a word as a lesson.json writes it, with its returns', () => {
  const { words, found } = read(
    cat,
    cat.replaceAll(/cat\tcat\t1/g, 'mum\tmom\t2').replace('2, ', ''),
  );
  expect(found).toEqual([]);
  expect(words.map(({ word, lesson, returns, place }) => [word, lesson, returns, place])).toEqual([
    ['cat', 1, ['2', '3', '11', 'R6'], 'course-words.tsv:2'],
    ['{mum|mom}', 2, ['3', '11', 'R6'], 'course-words.tsv:3'],
  ]);
});

test.each([
  ['a cell too few', 'cat\tcat\t1\tnoun\t2\tStarters\tcat', 'has 7 cells, the heading 8'],
  ['no word', cat.replace('cat\tcat', '\tcat'), 'has no word_gb or no word_us'],
  ['a lesson without a number', cat.replace('\t1\t', '\tone\t'), 'has no number of a lesson'],
  ['an unknown part of speech', cat.replace('noun', 'n'), 'has an unknown part of speech'],
  ['an unknown list', cat.replace('Starters', 'B2'), 'has the unknown list “B2”'],
  ['no returns', cat.replace('2, 3, 11, R6', ''), 'has no lesson in which it returns'],
  ['a review without its number', cat.replace('R6', 'R'), 'returns in “R”: write lessons as 7'],
  ['returns out of order', cat.replace('2, 3', '3, 2'), 'not later than its lesson, in order'],
  ['a return in its own lesson', cat.replace('2, 3', '1, 3'), 'not later than its lesson'],
  ['a late first return', cat.replace('2, 3', '4, 5'), 'returns first in lesson 4, more than two'],
  ['a word without a meaning', cat.replace('cat', 'dodo'), '“dodo” is not in dictionary/'],
])('COURSE-20 %s is reported with its line', (_what, row, expected) => {
  const { words, found } = read(row);
  expect(words).toEqual([]);
  expect(found[0]).toMatch(/^error {2}course-words\.tsv:2 {2}/);
  expect(found.join('\n')).toContain(expected);
});

test('COURSE-20 a word twice and other columns are reported', () => {
  expect(read(cat, cat).found).toEqual([
    'error  course-words.tsv:3  “cat” is in course-words.tsv:2 already',
  ]);
  const problems = gatherProblems();
  expect(readPlannedWords('word\tlesson\ncat\t1\n', irregular, problems)).toEqual([]);
  expect(problems.list()[0]?.path).toBe('course-words.tsv:1');
});

test('COURSE-21 forms of a word: plural, -s, -ing, and irregular forms of the dictionary', () => {
  const formsOf = (word: string, part: string) =>
    read(cat.replace('cat\tcat', `${word}\t${word}`).replace('noun', part)).words[0]?.forms;
  expect(formsOf('foot', 'noun')).toEqual(expect.arrayContaining(['foot', 'feet', 'foots']));
  expect(formsOf('swim', 'verb')).toEqual(
    expect.arrayContaining(['swim', 'swam', 'swims', 'swimming']),
  );
  expect(formsOf('get up', 'verb')).toEqual(
    expect.arrayContaining(['get up', 'gets up', 'getting up']),
  );
  expect(formsOf('cat', 'adjective')).toEqual(['cat']);
});

test('COURSE-20 the plan of the course has all its words, each of a lesson up to 24', () => {
  const { plan } = readStarterWithDrafts();
  expect(plan).toHaveLength(319);
  expect(Math.max(...plan.map(({ lesson }) => lesson))).toBe(24);
});
