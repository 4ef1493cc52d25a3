import type { Question } from '@digipals/contract';
import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';
import { startRun } from './run-state.ts';
import { activityOf, questionOf } from './testing/samples.ts';

/** The tiles of a question in the order in which a run shows them. */
const tilesOf = (question: Question, seed: number): string[] | undefined =>
  startRun(
    { ...activityOf(1), data: [question] },
    { random: seededRandom(seed), now: 0 },
  ).activity.data[0]?.components[0]?.data.map(({ value }) => value);

test('COMP-58 drag lists are shuffled, never into their original order, with the same members', () => {
  const tiles = ['I', 'am', 'fine', 'thank', 'you'];
  const question = questionOf({ type: 'draggableTextButtons', tiles, right: tiles });
  const orders = [1, 2, 3, 4, 5, 6].map(seed => tilesOf(question, seed));
  for (const order of orders) {
    expect(order).not.toEqual(tiles);
    expect(order?.toSorted()).toEqual(tiles.toSorted());
  }
  expect(new Set(orders.map(order => order?.join(' '))).size).toBeGreaterThan(1);
});

test('COMP-58 short lists never keep their original order, which is the answer, whatever the random source', () => {
  for (const tiles of [
    ['I', 'am'],
    ['I', 'am', 'fine'],
  ]) {
    const question = questionOf({ type: 'draggableTextButtons', tiles, right: tiles });
    for (let seed = 1; seed <= 40; seed += 1) {
      const order = tilesOf(question, seed);
      expect(order).not.toEqual(tiles);
      expect(order?.toSorted()).toEqual(tiles.toSorted());
    }
  }
});

test('NOTSHOWN-70 meta.shuffle of a solution item mixes the tiles that hold its answer', () => {
  const tiles = ['a', 'b', 'c', 'd', 'e', 'f'];
  const order = (shuffle: boolean) => tilesOf(questionOf({ tiles, right: ['a'], shuffle }), 3);
  expect(order(false)).toEqual(tiles);
  expect(order(true)).not.toEqual(tiles);
});

test('COMP-55 COMP-58 drag lists and randomised lists are always shuffled', () => {
  const tiles = ['a', 'b', 'c', 'd'];
  const shown = (type: string, seed: number) =>
    tilesOf(questionOf({ type, tiles, right: ['a'] }), seed);
  expect(shown('imageButtons', 1)).toEqual(tiles);
  for (const type of [
    'randomisedImageButtons',
    'verticalTextButtonsWithAudio',
    'draggableImageButtons',
  ]) {
    const orders = [1, 2, 3, 4, 5].map(seed => shown(type, seed)?.join(''));
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(orders).not.toContain('abcd');
  }
});
