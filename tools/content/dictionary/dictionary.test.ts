import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordSchema } from '@digipals/contract';
import { languageCodes } from '@digipals/contract/constants';
import { wordThemes } from '@digipals/contract/word-themes';
import { expect, test } from 'vitest';
import { gatherProblems, showProblem } from '../problems.ts';
import { buildWords, readWords } from '../testing/starter.ts';
import { buildDictionary, unusedWordMedia } from './build.ts';
import type { Dictionary } from './read.ts';
import { readRows } from './rows.ts';

const dictionary = readWords();
const sources = readFileSync(join(dictionary.root, 'dictionary.tsv'), 'utf8').split('\n');
const [head = '', dog = ''] = sources;

/** What the builder says about a dictionary with these rows. */
const faultsOf = (...rows: string[]): string[] => {
  const problems = gatherProblems();
  readRows([head, ...rows].join('\n'), problems);
  return problems.list().map(showProblem);
};

/** A row with some cells changed. */
const changed = (cells: Record<string, string>, row = dog): string => {
  const columns = head.split('\t');
  return row
    .split('\t')
    .map((cell, at) => cells[columns[at] ?? ''] ?? cell)
    .join('\t');
};

const where = 'error  dictionary/dictionary.tsv';

test('DICT-03 about six hundred words have a picture of their own, both voices and a meaning in every help language', () => {
  const problems = gatherProblems();
  const { words } = buildWords(problems);
  expect(problems.list()).toEqual([]);
  expect(words.gb.length).toBeGreaterThan(590);
  const shelf = words.gb.filter(({ level }) => level !== 'A1+');
  expect(shelf.length).toBeGreaterThan(380);
  const all = [...words.gb, ...words.us];
  expect(all.filter(word => !wordSchema.safeParse(word).success)).toEqual([]);
  expect(new Set(words.gb.map(({ picture }) => picture)).size).toBe(words.gb.length);
  const help = languageCodes.filter(code => code !== 'gb' && code !== 'us');
  expect(all.filter(({ meaning }) => help.some(code => !meaning[code]))).toEqual([]);
  expect(new Set(words.gb.map(({ theme }) => theme))).toEqual(new Set(wordThemes));
});

test('DICT-03 words and sentences are in the English of the child', () => {
  const { words } = buildWords();
  const find = (variety: 'gb' | 'us') => words[variety].find(({ id }) => id === 'film');
  expect(find('gb')).toMatchObject({ word: 'film', sentence: 'This film is very funny.' });
  expect(find('us')).toMatchObject({ word: 'movie', sentence: 'This movie is very funny.' });
  expect(find('us')?.audio).toEqual(find('gb')?.audio);
});

test('DICT-03 a word without a picture is left out', () => {
  const none: Dictionary = {
    ...dictionary,
    rows: dictionary.rows.map(row => (row.id === 'dog' ? { ...row, picture: '' } : row)),
  };
  const { words } = buildDictionary(none, gatherProblems());
  expect(words.gb.some(({ id }) => id === 'dog')).toBe(false);
  expect(words.gb.some(({ id }) => id === 'cat')).toBe(true);
});

test('DICT-03 a row with a mistake is reported with its line', () => {
  expect(faultsOf(dog)).toEqual([]);
  expect(faultsOf(changed({ sentence: '', th: ' ' }))).toEqual([
    `${where}:2  has no sentence`,
    `${where}:2  has no th`,
  ]);
  expect(faultsOf(changed({ category: 'toys', level: 'B2', word_gb: '3D' }))).toEqual([
    `${where}:2  has the unknown category “toys”`,
    `${where}:2  has the unknown level “B2”`,
    `${where}:2  begins with no letter`,
  ]);
  expect(faultsOf(`${dog}\tmore`)[0]).toContain('cells, the heading');
});

test('DICT-03 two words share neither a picture nor an id', () => {
  expect(faultsOf(dog, changed({ word_gb: 'puppy' }))).toEqual([
    `${where}:3  has the picture kit:dog of “dog”`.replace(
      'kit:dog',
      dictionary.rows[0]?.picture ?? '',
    ),
  ]);
  expect(faultsOf(dog, changed({ picture: 'other.webp' }))).toEqual([
    `${where}:3  has the id “dog” of dictionary/dictionary.tsv:2; write the sense in brackets`,
  ]);
  const sense = changed({ category: 'food+drink (with mustard)', picture: 'other.webp' });
  expect(faultsOf(dog, sense)).toEqual([]);
});

test('DICT-03 a missing picture or recording is reported with the command that makes it', () => {
  const missing: Dictionary = {
    ...dictionary,
    rows: dictionary.rows.slice(0, 1),
    media: new Map(),
  };
  const problems = gatherProblems();
  buildDictionary(missing, problems);
  expect(problems.list().map(showProblem)).toEqual([
    `${where}:2  no picture 1f436.webp; npm run content -- emoji copies it`,
    `${where}:2  no British speech for “dog”; npm run content -- speech makes it`,
    `${where}:2  no American speech for “dog”; npm run content -- speech makes it`,
  ]);
});

test('every medium of the dictionary is used, and every recording is in its index', () => {
  expect(unusedWordMedia(dictionary, buildWords())).toEqual([]);
  const file = join(dictionary.root, 'media', 'speech', 'speech.json');
  const index = JSON.parse(readFileSync(file, 'utf8')) as { gb: object; us: object };
  const named: string[] = [index.gb, index.us].flatMap(texts => Object.values(texts));
  expect(named.length).toBeGreaterThan(900);
  expect(named.filter(name => !existsSync(join(dictionary.root, 'media', name)))).toEqual([]);
});
