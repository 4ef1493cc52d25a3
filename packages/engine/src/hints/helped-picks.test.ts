import type { Pick, Question } from '@digipals/contract';
import { expect, test } from 'vitest';
import { solve } from '../rules.ts';
import { pickOf, questionOf } from '../testing/samples.ts';
import { canLeave, choiceToLeave, helpedPicks as help, nextRight } from './helped-picks.ts';

const helpedPicks = (question: Question, picks: readonly Pick[]) => help(question, picks).picks;
const values = (picks: readonly Pick[]) => picks.map(({ value }) => value);
const picksOf = (question: Question, ...tiles: string[]) =>
  tiles.map(tile => pickOf(question, tile));

const sentence = questionOf({
  type: 'draggableTextButtons',
  tiles: ['I', 'am', 'nine'],
  right: ['I', 'am', 'nine'],
});

test('HINT-04 tiles in order: the right beginning stays, and the next tile is set', () => {
  expect(values(helpedPicks(sentence, picksOf(sentence, 'nine', 'I', 'am')))).toEqual(['I', 'am']);
  expect(nextRight(sentence, picksOf(sentence, 'am', 'nine', 'I'))?.value).toBe('am');
});

test('HINT-04 a set of tiles: right ones stay, wrong ones leave, and one is set', () => {
  const set = questionOf({
    type: 'draggableImageButtons',
    tiles: ['cat', 'dog', 'hen', 'car'],
    right: ['cat', 'dog', 'hen'],
  });
  expect(values(helpedPicks(set, picksOf(set, 'car', 'hen')))).toEqual(['hen', 'cat']);
});

test('HINT-04 tiles in gaps: each keeps its gap', () => {
  const gaps = questionOf({
    type: 'draggableTextContainerWithGaps',
    tiles: ['one', 'two', 'three'],
    right: ['one', 'two', 'three'],
    labels: ['1', '2', '3'],
  });
  const mixed = [pickOf(gaps, 'two', 1), pickOf(gaps, 'one', 2), pickOf(gaps, 'three', 3)];
  expect(helpedPicks(gaps, mixed)).toEqual([pickOf(gaps, 'three', 3), pickOf(gaps, 'one', 1)]);
});

test.each([
  ['typingTextContainerWithGaps', 'horse', 'hatse', 'ho_se'],
  ['typingTextContainerWithGaps', 'hen', 'han', 'h_n'],
  ['typeInTextBox', 'horse', 'hat', 'ho'],
  ['typeInTextBox', 'hen', 'he', 'he'],
  ['spellingGame', 'hen', '_e_', 'h__'],
])(
  'HINT-04 %s: of "%s", typed as "%s", "%s" remains for the next try',
  (type, word, typed, left) => {
    const labels = type === 'typingTextContainerWithGaps' ? ['1'] : [];
    const question = questionOf({ type, tiles: [word], right: [word], labels });
    const gap = labels.length > 0 ? 1 : undefined;
    const helped = helpedPicks(question, [{ ...pickOf(question, word, gap), value: typed }]);
    expect(values(helped)).toEqual([left]);
  },
);

test('HINT-04 only one letter is set, in the first wrong word', () => {
  const two = questionOf({
    type: 'typingTextContainerWithGaps',
    tiles: ['cat', 'dog'],
    right: ['cat', 'dog'],
    labels: ['1', '2'],
  });
  const typed = [
    { ...pickOf(two, 'cat', 1), value: 'kit' },
    { ...pickOf(two, 'dog', 2), value: 'dig' },
  ];
  expect(values(helpedPicks(two, typed))).toEqual(['c_t', 'd_g']);
});

test('HINT-04 a hint never completes the answer', () => {
  const one = questionOf({ type: 'draggableTextButtons', tiles: ['yes', 'no'], right: ['yes'] });
  expect(help(one, picksOf(one, 'no'))).toEqual({ picks: [], helped: false });
  for (const question of [one, sentence]) {
    const almost = solve(question).slice(0, -1);
    expect(help(question, almost)).toEqual({ picks: almost, helped: false });
  }
});

test('HINT-03 a wrong choice leaves while another wrong one is left', () => {
  const three = questionOf({ tiles: ['yes', 'no', 'maybe'], right: ['yes'] });
  const [no, maybe] = picksOf(three, 'no', 'maybe');
  if (!no || !maybe) throw new Error('no picks');
  expect(canLeave(three)).toBe(true);
  expect(choiceToLeave(three, [no], [])).toEqual(no);
  expect(choiceToLeave(three, [maybe], [no])).toBeUndefined();
  const two = questionOf({ tiles: ['yes', 'no'], right: ['yes'] });
  expect(choiceToLeave(two, [no], [])).toBeUndefined();
});

test('HINT-03 of several choices a wrong one leaves, never a right one', () => {
  const animals = questionOf({ tiles: ['cat', 'dog', 'car', 'ball'], right: ['cat', 'dog'] });
  expect(choiceToLeave(animals, picksOf(animals, 'dog', 'car'), [])?.value).toBe('car');
});

test('HINT-04 a column of words loses none: a right word is set', () => {
  const columns = questionOf({
    type: 'verticalTextButtonsSentences',
    tiles: ['I', 'He', 'am'],
    right: ['I', 'am'],
  });
  expect(canLeave(columns)).toBe(false);
  expect(values(helpedPicks(columns, picksOf(columns, 'He')))).toEqual(['I']);
});
