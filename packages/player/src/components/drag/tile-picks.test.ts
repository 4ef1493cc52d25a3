import type { Question } from '@digipals/contract';
import { areRight } from '@digipals/engine';
import { expect, test } from 'vitest';
import type { DragMode } from '../../drag/places.ts';
import { samples } from '../../samples.ts';
import { pairToShow, pickAt, placeCount, placesFrom, withPlaces } from './tile-picks.ts';

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

const tileRows: [string, Question, DragMode][] = [
  ['words in order', sample, 'sortableSlots'],
  ['pictures, of which some belong', samples.draggableImageButtons, 'drop'],
  ['words in gaps', gaps, 'slots'],
  ['pictures on a picture', samples.draggableImageHotspots, 'slots'],
];
test.each(tileRows)(
  'HINT-11 with %s the hand takes a tile that is wrong at the place',
  (_, question, mode) => {
    const part = question.components.find(({ type }) => type.startsWith('draggable')) ?? component;
    const free = Array.from({ length: placeCount(question, part) }, () => null);
    // In any order of the tiles: the right one may be the first.
    for (const at of part.data.keys()) {
      const turned = { ...part, data: [...part.data.slice(at), ...part.data.slice(0, at)] };
      const shown = pairToShow(mode, question, turned, free);
      const taken = free.map((_none, place) => (place === shown?.place ? shown.tile : null));
      const pick = pickAt(mode, turned, taken, shown?.place ?? -1);
      expect(pick && areRight(question, [pick]), pick?.value).toBe(false);
    }
  },
);

test('HINT-11 where every tile is right at every place the hand takes the first', () => {
  const question = samples.draggableImageButtons;
  const [part] = question.components.filter(({ type }) => type.startsWith('draggable'));
  const own = { ...component, ...part };
  const birds = own.data.filter(({ id }) => question.solution.some(item => item.id === id));
  const onlyBirds = { ...own, data: birds };
  const asked = { ...question, components: [onlyBirds] };
  const [first] = birds;
  expect(pairToShow('drop', asked, onlyBirds, [null, null])).toEqual({ tile: first?.id, place: 0 });
});
