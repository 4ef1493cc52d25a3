import { expect, test } from 'vitest';
import { countReturns, tooFew, tooLate, type Unit } from './meter.ts';
import type { PlannedWord } from './planned-words.ts';

const planned = (
  gb: string,
  lesson: number,
  returns: string,
  forms: string[] = [],
): PlannedWord => ({
  place: `course-words.tsv:${gb}`,
  word: gb,
  gb,
  lesson,
  returns: returns.split(','),
  forms: [gb, ...forms],
});

const unit = (after: number, texts: string[], name = String(after)): Unit => ({
  name,
  after,
  questions: texts.map(text => [text]),
});

const countsOf = (word: PlannedWord, units: Unit[], plan = [word]) =>
  Object.fromEntries(countReturns(plan, units).find(one => one.word === word)?.counts ?? []);

test('COURSE-21 a return is a question of a later lesson, counted once whatever it repeats', () => {
  const cat = planned('cat', 1, '2,3,4', ['cats']);
  const units = [
    unit(1, ['a cat']),
    unit(2, ['A cat! Two cats.', 'my cat', 'a dog']),
    unit(3, ['a catfish']),
    unit(4, ["It's the cat's ball."]),
  ];
  expect(countsOf(cat, units)).toEqual({ 2: 2, 4: 1 });
});

test('COURSE-21 a longer word of the plan hides the shorter one in it', () => {
  const table = planned('table', 11, '12,13,15');
  const tennis = planned('table tennis', 15, '16,17,19');
  const units = [unit(16, ['I like table tennis.'])];
  expect(countsOf(table, units, [table, tennis])).toEqual({});
  expect(countsOf(tennis, units, [table, tennis])).toEqual({ 16: 1 });
});

test('COURSE-21 a review of the own block is later, with all its lessons', () => {
  const bed = planned('bed', 6, '7,9,R6');
  const units = [unit(5, ['a bed']), unit(6, ['a bed']), unit(6, ['a bed'], 'R6')];
  expect(countsOf(bed, units)).toEqual({ R6: 1 });
});

test('COURSE-24 a word has too few returns only when three units of its plan exist', () => {
  const cat = planned('cat', 1, '2,3,5');
  const found = (...units: Unit[]) => {
    return tooFew(countReturns([cat], units), units).map(({ word }) => word.gb);
  };
  const [two, three, four, five] = [
    unit(2, ['a cat']),
    unit(3, ['a cat']),
    unit(4, []),
    unit(5, []),
  ];
  expect(found(two, three, four)).toEqual([]);
  expect(found(two, three, four, five)).toEqual(['cat']);
  // Another lesson than the plan says counts, too; a second question of the same lesson does not.
  expect(found(two, three, unit(4, ['a cat']), five)).toEqual([]);
  expect(found(two, unit(3, ['a cat', 'my cat']), four, five)).toEqual(['cat']);
});

test('COURSE-22 a word returns late when the next two lessons exist and neither has it', () => {
  const cat = planned('cat', 1, '2,3,5');
  const late = (...units: Unit[]) =>
    tooLate(countReturns([cat], units), units).map(({ word }) => word.gb);
  expect(late(unit(2, []))).toEqual([]);
  expect(late(unit(2, []), unit(3, []), unit(4, ['a cat']))).toEqual(['cat']);
  expect(late(unit(2, []), unit(3, ['a cat']))).toEqual([]);
});
