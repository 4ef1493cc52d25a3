import { expect, test } from 'vitest';
import { samples } from '../../samples.ts';
import { placeCount, placesFrom, withPlaces } from './tile-picks.ts';

const sample = samples.draggableTextButtons;
const component = sample.components.at(-1) ?? { id: '', type: '', data: [], meta: {} };
const gaps = samples.draggableTextContainerWithGaps;
const gapPart = gaps.components.at(-1) ?? component;

test('a row has as many places as its right answer has words', () => {
  expect(placeCount(sample, component)).toBe(sample.solution.length);
  expect(placeCount({ ...sample, solution: [] }, component)).toBe(component.data.length);
});

test('COMP-19 places and picks are two views of the same answer', () => {
  const places = ['cow', 'the', null, null, null];
  const picks = withPlaces('sortableSlots', sample, [], component, places);
  expect(picks.map(({ id, value }) => [id, value])).toEqual([
    ['cow', 'cow'],
    ['the', 'The'],
  ]);
  expect(placesFrom('sortableSlots', picks, component, 5)).toEqual(places);
});

test('COMP-39 a gap pick carries its gap number and keeps its gap', () => {
  const picks = withPlaces('slots', gaps, [], gapPart, [null, 'farm', null]);
  expect(picks).toEqual([{ id: 'farm', value: 'farm', componentId: gapPart.id, gap: 2 }]);
  expect(placesFrom('slots', picks, gapPart, 3)).toEqual([null, 'farm', null]);
});

test('picks of another component do not change', () => {
  const [picture] = sample.components;
  const other = { id: 'x', value: 'x', componentId: picture?.id ?? '' };
  expect(withPlaces('drop', sample, [other], component, ['cow'])).toContainEqual(other);
});
