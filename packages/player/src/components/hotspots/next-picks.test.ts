import type { Component, Pick, Question } from '@digipals/contract';
import { expect, test } from 'vitest';
import { nextPicks, wantedItems } from './next-picks.ts';

const component: Component = {
  id: 'farm',
  type: 'imageHotspots',
  data: ['cow', 'hen', 'pig', 'cat'].map(id => ({ id, value: id })),
  meta: {},
};
const asked = (...ids: string[]): Question => ({
  id: 'q',
  components: [component],
  solution: ids.map(id => ({
    id,
    value: id,
    componentId: 'farm',
    type: 'imageHotspots',
    meta: { shuffle: false, questionId: 'q' },
  })),
  triggers: { correct: [], incorrect: null },
});
const pick = (id: string): Pick => ({ id, value: id, componentId: 'farm' });
const tapped = (question: Question, ids: string[], limit = question.solution.length) =>
  ids
    .reduce<readonly Pick[]>((picks, id) => nextPicks(picks, pick(id), question, limit), [])
    .map(({ id }) => id);

test('GAME-12 a tapped place is found once and stays found', () => {
  expect(tapped(asked('cow', 'hen', 'pig'), ['hen', 'cow', 'hen'])).toEqual(['hen', 'cow']);
});

test('a second tap removes a place that is not asked for', () => {
  expect(tapped(asked('cow', 'hen'), ['cat', 'cat', 'cow'])).toEqual(['cow']);
});

test('after a wrong answer the next tap keeps what was right', () => {
  expect(tapped(asked('cow', 'hen'), ['cow', 'cat', 'hen'])).toEqual(['cow', 'hen']);
  expect(tapped(asked('cow'), ['cat', 'pig', 'cow'])).toEqual(['cow']);
});

test('without a solution every place can be found', () => {
  expect(tapped(asked(), ['cat', 'cow', 'cat'], 4)).toEqual(['cat', 'cow']);
});

test('the places to find are those of the solution, or all', () => {
  expect(wantedItems(asked('hen', 'pig'), component).map(({ id }) => id)).toEqual(['hen', 'pig']);
  expect(wantedItems(asked(), component)).toHaveLength(4);
});
