import { languageCodes, teachingLanguages } from '@digipals/contract/constants';
import { beforeAll, expect, test } from 'vitest';
import { buildPack } from '../build.ts';
import { gatherProblems } from '../problems.ts';
import { readStarter, readWords } from '../testing/starter.ts';
import { createFindWords } from './find-words.ts';
import { type BuiltReview, buildReview } from './review.ts';

const { rows } = readWords();
const starter = readStarter();
const problems = gatherProblems();
let review: BuiltReview;

beforeAll(() => {
  review = buildReview([starter], [buildPack(starter, gatherProblems())], rows, problems);
});

test('WORDS-02 words are found in sentences, in their forms and with several parts', () => {
  const find = createFindWords(rows);
  expect(find("I'm a boy. I'm sad.")).toEqual(['boy', 'sad']);
  expect(find('Two dogs and three mice like ice cream.')).toEqual([
    'two',
    'dog',
    'three',
    'mouse',
    'ice-cream',
  ]);
  expect(find('She is running. He gets up. Mom sleeps.')).not.toContain('up');
  expect(find('MOM sleeps.')).toEqual(['mum', 'sleep']);
});

test('WORDS-02 a thing and an action with the same name are told apart, and a meaning without a picture is no word', () => {
  const find = createFindWords(rows);
  expect(find('I have a drink.')).toEqual(['drink-thing-to-drink']);
  expect(find('I drink milk.')).toEqual(['drink', 'milk']);
  expect(find('It is a fly.')).toEqual(['fly']);
  expect(find('It can fly.')).toEqual(['fly-in-the-air']);
  const without = rows.map(row => (row.id === 'fly-in-the-air' ? { ...row, picture: '' } : row));
  expect(createFindWords(without)('It can fly.')).toEqual([]);
});

test.each([
  // Heard, and the picture chosen.
  ['meet-domino-three', { shows: ['three'], asks: ['three'], proves: 'understood' }],
  ['friends-sad-boy', { shows: ['boy', 'sad'], asks: ['boy', 'sad'], proves: 'understood' }],
  [
    'how-are-you-four-dogs',
    { shows: ['dog', 'four'], asks: ['dog', 'four'], proves: 'understood' },
  ],
  // The picture seen, and the word chosen among others.
  [
    'friends-find-dog',
    { shows: ['boy', 'cat', 'dog', 'girl'], asks: ['dog'], proves: 'understood' },
  ],
  [
    'my-name-speak',
    { shows: ['friend', 'goodbye', 'happy', 'sad'], asks: ['goodbye'], proves: 'said' },
  ],
  ['one-two-three-count-cats', { shows: ['cat', 'three'], asks: ['three'], proves: 'spelt' }],
  ['friends-four-friends', { shows: ['boy', 'cat', 'dog', 'four', 'friend', 'girl'], asks: [] }],
])('WORDS-02 the question %s shows and asks the words that a child meets in it', (id, use) => {
  expect(review.uses[`starter-01-${id}`]).toMatchObject(use);
});

test('WORDS-02 every word that the course teaches and the dictionary has is asked by a question', () => {
  const find = createFindWords(rows);
  const taught = new Set(starter.lessons.flatMap(({ lesson }) => lesson.words.flatMap(find)));
  const asked = new Set(Object.values(review.uses).flatMap(({ asks }) => asks));
  expect(taught.size).toBeGreaterThan(70);
  expect([...taught].filter(word => !asked.has(word))).toEqual([]);
});

test('WORDS-06 the texts of word reviews exist in both Englishes and every help language', () => {
  expect(problems.list()).toEqual([]);
  for (const variety of teachingLanguages)
    for (const language of languageCodes) {
      const { tasks, right, wrong } = review.texts[variety][language] ?? {};
      const spoken = Object.values(tasks ?? {}).filter(({ text, audio }) => text && audio);
      expect([language, spoken.length]).toEqual([language, 5]);
      expect([right?.data.label, wrong?.data.value].every(Boolean)).toBe(true);
    }
});
