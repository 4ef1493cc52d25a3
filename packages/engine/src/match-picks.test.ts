import type { Component, Pick, Question, SolutionItem } from '@digipals/contract';
import { expect, test } from 'vitest';
import { isComplete, judge, markPicks, solve } from './rules.ts';

type Part = { id: string; type: string; tiles: readonly string[]; right: readonly string[] };

const tileOf = ({ id }: Part, value: string) => ({ id: `${id}-${value}`, value });

/** A question with several components to answer. */
const questionOf = (parts: readonly Part[], multiChoice = false): Question => ({
  id: 'q',
  components: parts.map(
    (part): Component => ({
      id: part.id,
      type: part.type,
      data: part.tiles.map(value => tileOf(part, value)),
      meta: {},
    }),
  ),
  solution: parts.flatMap(part =>
    part.right.map(
      (value): SolutionItem => ({
        ...tileOf(part, value),
        type: part.type,
        componentId: part.id,
        meta: { shuffle: false, questionId: 'q', ...(multiChoice ? { multiChoice } : {}) },
      }),
    ),
  ),
  triggers: { correct: [], incorrect: null },
});

/** Picks written as `component value`. */
const picks = (...written: readonly string[]): Pick[] =>
  written.map(text => {
    const [componentId = '', value = ''] = text.split(' ');
    return { id: `${componentId}-${value}`, value, componentId };
  });

const pictures: Part = { id: 'C', type: 'imageButtons', tiles: ['cat', 'dog'], right: ['cat'] };
const words: Part = {
  id: 'D',
  type: 'draggableTextButtons',
  tiles: ['a', 'cat', 'is'],
  right: ['a', 'cat'],
};
const both = questionOf([pictures, words]);

test.each([
  [['C cat', 'D a', 'D cat'], true],
  [['D a', 'D cat', 'C cat'], true],
  [['D a', 'C cat', 'D cat'], true],
  [['C cat', 'D cat', 'D a'], false],
  [['C dog', 'D a', 'D cat'], false],
])('PAY-03 RULE-03 RULE-06 the order counts within a component only: %j', (given, valid) => {
  expect(judge(both, picks(...given))).toBe(valid);
});

test('PAY-03 RULE-03 marks each pick within its component', () => {
  expect(markPicks(both, picks('D a', 'D is', 'C cat'))).toEqual(['right', 'again', 'right']);
});

test('PAY-03 RULE-03 two rows are each compared in their order', () => {
  const rows = questionOf([words, { ...words, id: 'E', right: ['is', 'a'] }]);
  expect(judge(rows, picks('E is', 'D a', 'E a', 'D cat'))).toBe(true);
  expect(judge(rows, picks('D a', 'D cat', 'E a', 'E is'))).toBe(false);
});

test('PAY-03 RULE-07 in an ordered multi-choice every place must be right', () => {
  const row = questionOf([words], true);
  expect(isComplete(row, picks('D a'))).toBe(false);
  expect(judge(row, picks('D a'))).toBe(false);
  expect(judge(row, picks('D a', 'D is'))).toBe(false);
  expect(judge(row, picks('D a', 'D cat'))).toBe(true);
  const mixed = questionOf([{ ...pictures, right: ['cat', 'dog'] }, words], true);
  expect(isComplete(mixed, picks('D a', 'D cat'))).toBe(false);
  expect(judge(mixed, picks('D a', 'D cat', 'C dog'))).toBe(true);
  expect(judge(mixed, picks('D cat', 'D a', 'C dog'))).toBe(false);
});

test('PAY-04 the same word in two components is not the same answer', () => {
  const column = (id: string, right: string): Part => ({
    id,
    type: 'textButtons',
    tiles: ['a', 'the'],
    right: [right],
  });
  const columns = questionOf([column('one', 'a'), column('two', 'the')]);
  expect(judge(columns, picks('one the', 'two a'))).toBe(false);
  expect(judge(columns, picks('two the', 'one a'))).toBe(true);
});

test('PAY-04 the same word in two columns of one component is not the same answer', () => {
  const data = ['a', 'the'].flatMap(value =>
    [0, 1].map(index => ({ id: `${index}-${value}`, value, index })),
  );
  const type = 'verticalTextButtonsSentences';
  const meta = { shuffle: false, questionId: 'q' };
  const question: Question = {
    id: 'q',
    components: [{ id: 'c', type, data, meta: {} }],
    solution: [
      { id: '0-a', value: 'a', type, componentId: 'c', meta },
      { id: '1-the', value: 'the', type, componentId: 'c', meta },
    ],
    triggers: { correct: [], incorrect: null },
  };
  const pick = (id: string, value: string): Pick => ({ id, value, componentId: 'c' });
  expect(judge(question, [pick('0-the', 'the'), pick('1-a', 'a')])).toBe(false);
  expect(judge(question, [pick('0-a', 'a'), pick('1-the', 'the')])).toBe(true);
});

test('RULE-08 an answer to a gap without a label fits any gap', () => {
  const gap = questionOf([
    { id: 'G', type: 'draggableTextContainerWithGaps', tiles: ['cat', 'dog'], right: ['cat'] },
  ]);
  expect(judge(gap, [{ ...picks('G cat')[0], gap: 1 } as Pick])).toBe(true);
  expect(judge(gap, [{ ...picks('G dog')[0], gap: 1 } as Pick])).toBe(false);
  expect(judge(gap, solve(gap))).toBe(true);
});
