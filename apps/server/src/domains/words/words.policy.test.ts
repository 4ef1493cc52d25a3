import { expect, test } from 'vitest';
import { answers, useOf } from './answers.cases.ts';
import { type Met, wordsOf } from './words.policy.ts';

const wordAfter = (word: string, ...lines: string[]): Met | undefined =>
  wordsOf(answers(...lines), useOf).get(word);
const growthAfter = (...lines: string[]) => wordAfter('cat', ...lines)?.growth;
const dueAfter = (...lines: string[]) => wordAfter('cat', ...lines)?.due;

test('WORDS-02 an answer teaches what its question shows, and a right one what it asks', () => {
  expect(growthAfter('1 right seen-cat')).toBe('seen');
  expect(growthAfter('1 wrong spelt-cat')).toBe('seen');
  expect(growthAfter('1 right understood-cat')).toBe('understood');
  expect(growthAfter('1 right said-cat')).toBe('said');
  expect(growthAfter('1 right spelt-cat')).toBe('spelt');
  expect(wordAfter('dog', '1 right spelt-cat')?.growth).toBe('seen');
  expect(wordAfter('cow', '1 right spelt-cat')).toBeUndefined();
});

test('WORDS-03 a word never shrinks, whatever follows and however long the child stays away', () => {
  expect(
    growthAfter(
      '1 right spelt-cat',
      '2 right understood-cat',
      '3 wrong said-cat',
      '28 wrong seen-cat',
    ),
  ).toBe('spelt');
});

test('WORDS-04 a word that was wrong comes back tomorrow, even if it was right later that day', () => {
  expect(dueAfter('1 wrong understood-cat')).toBe('2026-03-02');
  expect(dueAfter('1 wrong understood-cat', '1 right spelt-cat')).toBe('2026-03-02');
  // Right at the second try.
  expect(dueAfter('1 both understood-cat')).toBe('2026-03-02');
  const known = ['1 right spelt-cat', '3 right spelt-cat', '14 right spelt-cat'];
  expect(dueAfter(...known, '20 wrong spelt-cat')).toBe('2026-03-21');
});

test('WORDS-04 a word that was right comes back later each time, and a word only seen tomorrow', () => {
  expect(dueAfter('1 right seen-cat')).toBe('2026-03-02');
  const first = dueAfter('1 right spelt-cat') ?? '';
  expect(first > '2026-03-02' && first < '2026-03-06').toBe(true);
  expect((dueAfter('1 right spelt-cat', '4 right spelt-cat') ?? '') > '2026-03-10').toBe(true);
  // Many right answers on a day are one.
  expect(dueAfter('1 right spelt-cat', '1 right said-cat')).toBe(first);
});

test('WORDS-09 an answer of a word review counts only for words that are due', () => {
  expect(wordAfter('cat', '1 right word-spell-2026-03-01-cat')).toBeUndefined();
  expect(growthAfter('1 right seen-cat', '1 right word-spell-2026-03-01-cat')).toBe('seen');
  expect(growthAfter('1 right seen-cat', '2 right word-spell-2026-03-02-cat')).toBe('spelt');
  const due = dueAfter('1 wrong spelt-cat', '2 right word-hear-2026-03-02-cat') ?? '';
  expect(
    dueAfter(
      '1 wrong spelt-cat',
      '2 right word-hear-2026-03-02-cat',
      '2 right word-say-2026-03-02-cat',
    ),
  ).toBe(due);
  expect(due > '2026-03-02').toBe(true);
});
