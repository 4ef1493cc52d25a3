import type { Component, SolutionItem } from '@digipals/contract';
import { expect, test } from 'vitest';
import { gatherProblems } from '../problems.ts';
import { checkReach } from './reach.ts';

const gaps = 'draggableTextContainerWithGaps';
const columns = 'verticalTextButtonsSentences';

type Answer = { value: string; label?: string };

/** The problems of a question with one component and these answers. */
const reasons = (
  type: string,
  answers: readonly Answer[],
  { meta = {}, data }: { meta?: Component['meta']; data?: Component['data'] } = {},
): string[] => {
  const items = ['cat', 'dog', 'hen'].map(value => ({ id: value, value }));
  const component: Component = { id: 'a-q-c1', type, data: data ?? items, meta };
  const solution = answers.map(
    ({ value, label }): SolutionItem => ({
      id: value,
      value,
      type,
      componentId: component.id,
      meta: { shuffle: false, questionId: 'a-q' },
      ...(label === undefined ? {} : { label }),
    }),
  );
  const triggers = { correct: [], incorrect: null };
  const question = { id: 'a-q', components: [component], solution, triggers };
  const problems = gatherProblems();
  const activity = {
    id: 'a',
    meta: { title: 'A', lingos: 5 },
    data: [question],
    testInstructions: [],
  };
  const source = { file: 'a.txt', questions: [] };
  checkReach(
    { activity, source, variety: 'gb', language: 'gb' } as unknown as Parameters<
      typeof checkReach
    >[0],
    problems,
  );
  return problems.list().map(({ reason }) => reason);
};

const meta = { text: 'A {1} and a {2}.' };

test('PAY-05 accepts answers that a child can give', () => {
  const answers = [
    { value: 'cat', label: '1' },
    { value: 'dog', label: '2' },
  ];
  expect(reasons(gaps, answers, { meta })).toEqual([]);
  expect(reasons('textButtons', [{ value: 'cat' }, { value: 'dog' }])).toEqual([]);
});

test.each([
  ['a gap without a number', [{ value: 'cat' }], 'the answer “cat” has no gap'],
  [
    'a gap that is missing',
    [{ value: 'cat', label: '3' }],
    'the answer “cat” belongs to gap 3, and there is none',
  ],
  [
    'two answers in a gap',
    [
      { value: 'cat', label: '1' },
      { value: 'dog', label: '1' },
    ],
    'the answers “cat” and “dog” take the same place',
  ],
])('PAY-05 refuses %s', (_what, answers, expected) => {
  expect(reasons(gaps, answers, { meta })).toEqual([expected]);
});

test('PAY-05 refuses an item that is needed twice and two answers in a column', () => {
  expect(reasons('draggableTextButtons', [{ value: 'cat' }, { value: 'cat' }])).toEqual([
    'the answers “cat” and “cat” take the same place',
  ]);
  const data = [
    { id: 'cat', value: 'cat', index: 0 },
    { id: 'dog', value: 'dog', index: 0 },
    { id: 'hen', value: 'hen', index: 1 },
  ];
  expect(reasons(columns, [{ value: 'cat' }, { value: 'dog' }], { data })).toEqual([
    'the answers “cat” and “dog” take the same place',
  ]);
});

test('PAY-05 refuses a place that the picture does not have', () => {
  const spots = { spots: [{ id: 's', x: 20, y: 20, width: 10, height: 10 }] };
  const answers = [{ value: 'cat', label: '2' }];
  expect(reasons('draggableImageHotspots', answers, { meta: spots })).toEqual([
    'the answer “cat” belongs to gap 2, and there is none',
  ]);
});
