import { expect, test } from 'vitest';
import type { Item } from '../activities.ts';
import { checkComponent } from './index.ts';

const item = (id: string, more: Partial<Item> = {}): Item => ({ id, value: id, ...more });
const problems = (type: string, data: Item[], meta: Record<string, unknown> = {}) =>
  checkComponent({ id: 'part', type, data, meta }).map(({ path, reason }) => `${path}: ${reason}`);

const gaps = 'typingTextContainerWithGaps';
const text = { text: 'The {1} gives us {2}.' };

test.each([
  [[item('cow'), item('milk')], text, []],
  [[item('cow'), item('milk', { label: 'm___' })], text, []],
  [[item('dog'), item('ไปนี่', { label: 'ไ__' })], text, []],
  [[item('cow')], text, ['data: has one item for each gap']],
  [
    [item('cow', { label: 'c_' }), item('milk')],
    text,
    ['data.0.label: is the answer with _ for each letter to type'],
  ],
  [
    [item('cow'), item('milk', { label: 'h___' })],
    text,
    ['data.1.label: is the answer with _ for each letter to type'],
  ],
  [
    [item('cow', { label: 'cow' }), item('milk')],
    text,
    ['data.0.label: is the answer with _ for each letter to type'],
  ],
] as const)('COMP-40 typed gaps %j', (data, meta, found) => {
  expect(problems(gaps, [...data], meta)).toEqual(found);
});

test('COMP-28 typed gaps are counted across all bubbles', () => {
  const bubbles = [{ text: 'My {1} is Leo.' }, { text: "I'm {2}." }];
  expect(problems('typingSpeechBubbles', [item('name'), item('fine')], { bubbles })).toEqual([]);
  expect(problems('typingSpeechBubbles', [item('name')], { bubbles })).toEqual([
    'data: has one item for each gap',
  ]);
});

const spoken = (id: string, more: Partial<Item>) =>
  item(id, { audio: `/media/${id}.mp3`, ...more });
const pairs = (...right: (number | undefined)[]) => [
  spoken('cow', { index: 0 }),
  spoken('hen', { index: 1 }),
  ...right.map((relatedIndex, at) =>
    spoken(`half-${at}`, relatedIndex === undefined ? {} : { relatedIndex }),
  ),
];

test.each([
  [[1, 0], []],
  [[0, 0], ['data: has one right half for each left one']],
  [[0, 2], ['data: has one right half for each left one']],
  [[0, 1, 1], ['data: has one right half for each left one']],
] as const)('COMP-23 right halves of %j', (right, found) => {
  expect(problems('verticalTextButtonsWithAudio', pairs(...right))).toEqual(found);
});

test('COMP-23 a half belongs to one side', () => {
  expect(problems('verticalTextButtonsWithAudio', pairs(0, undefined))).toContain(
    'data.3: has an index (left) or a relatedIndex (right)',
  );
});

test.each([
  [[0, 0, 1], []],
  [[0, 2], ['data: has words in every column, from 0']],
  [[1, 2], ['data: has words in every column, from 0']],
] as const)('COMP-49 words of the columns %j', (columns, found) => {
  const words = columns.map((index, at) => item(`word-${at}`, { index }));
  expect(problems('verticalTextButtonsSentences', words)).toEqual(found);
});
