import { expect, test } from 'vitest';
import { gatherProblems, showProblem } from '../problems.ts';
import { readStarter } from '../testing/starter.ts';
import { countMet, readLevelWords, returnsOften } from './level-words.ts';
import type { Unit } from './meter.ts';

const head = 'word_gb\tword_us\tpart_of_speech\tforms';

const read = (...rows: string[]) => {
  const problems = gatherProblems();
  const words = readLevelWords(`${[head, ...rows].join('\n')}\n`, problems);
  return { words, found: problems.list().map(showProblem) };
};

const unit = (after: number, text: string, name = String(after)): Unit => ({
  name,
  after,
  questions: [[text]],
});

test('COURSE-95 a word of the level has its forms in both Englishes', () => {
  const { words, found } = read(
    'lorry\ttruck\tnoun\t',
    "do\tdo\tverb\tdon't, does",
    'a\ta\tother\tan',
  );
  expect(found).toEqual([]);
  expect(words.map(({ forms }) => [forms.gb, forms.us])).toEqual([
    [
      ['lorry', 'lorries'],
      ['truck', 'trucks'],
    ],
    [
      ['do', "don't", 'does', 'dos', 'does', 'doing'],
      ['do', "don't", 'does', 'dos', 'does', 'doing'],
    ],
    [
      ['a', 'an'],
      ['a', 'an'],
    ],
  ]);
});

test.each([
  ['a cell too many', 'cat\tcat\tnoun\tcats\tmore', 'has 5 cells, the heading 4'],
  ['no American word', 'cat\t\tnoun\t', 'has no word_gb or no word_us'],
  ['an unknown part of speech', 'cat\tcat\tn\t', 'has an unknown part of speech; there are noun'],
])('COURSE-95 %s is reported with its line', (_what, row, expected) => {
  const { words, found } = read(row);
  expect(words).toEqual([]);
  expect(found.join('\n')).toMatch(/^error {2}level-words\.tsv:2 {2}/);
  expect(found.join('\n')).toContain(expected);
});

test('COURSE-95 a word twice and other columns are reported', () => {
  expect(read('cat\tcat\tnoun\t', 'cat\tcat\tnoun\t').found).toEqual([
    'error  level-words.tsv:3  “cat” is in level-words.tsv:2 already',
  ]);
  const problems = gatherProblems();
  expect(readLevelWords('word\ncat\n', problems)).toEqual([]);
  expect(problems.list().map(showProblem)).toEqual([
    'error  level-words.tsv:1  has other columns than word_gb, word_us, part_of_speech, forms',
  ]);
});

test('COURSE-95 the starter has a list with the words that differ in American English', () => {
  const words = readStarter().levelWords;
  expect(words.length).toBeGreaterThan(450);
  expect(words.filter(({ gb, forms }) => forms.us[0] !== gb).map(({ gb }) => gb)).toEqual(
    expect.arrayContaining(['colour', 'flat', 'lorry', 'mum', 'rubber', 'trousers']),
  );
});

test('COURSE-96 a word is met in a unit that has it, up to lesson 16, and returns in three later ones', () => {
  const { words } = read('lorry\ttruck\tnoun\t', 'cat\tcat\tnoun\t');
  const units = [
    unit(1, 'A cat and a truck.'),
    unit(6, 'two lorries', 'R6'),
    unit(7, 'two cats'),
    unit(15, 'a cat'),
    unit(16, "the cat's ball"),
    unit(17, 'a lorry'),
  ];
  const [lorry, cat] = countMet(words, units, 'gb');
  expect([lorry?.units, cat?.units]).toEqual([['R6'], ['1', '7', '15', '16']]);
  expect([lorry, cat].map(one => one && returnsOften(one))).toEqual([false, true]);
  expect(countMet(words, units, 'us')[0]?.units).toEqual(['1']);
});
