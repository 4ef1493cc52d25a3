import type { Component } from '@digipals/contract';
import { expect, test } from 'vitest';
import { hidesSides, registry } from '../registry.ts';
import { samples } from '../samples.ts';
import { layoutOf } from './layout.ts';

const withParts = (...components: Component[]) => ({ ...samples.textLabel, components });
const unknown: Component = { id: 'new', type: 'hologram', data: [], meta: {} };

test('COMP-52 a large picture hides the side tiles, a small one does not', () => {
  expect([hidesSides('largeImage'), hidesSides('image'), hidesSides('hologram')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('NOTSHOWN-47 an unknown component type is reported and the others keep their places', () => {
  const question = withParts(unknown, ...samples.image.components);
  const layout = layoutOf(question);
  expect(layout.unknown).toEqual(['hologram']);
  expect(layout.pictures.map(({ type }) => type)).toEqual(['image']);
  expect(layout.answers.map(({ type }) => type)).toEqual(['textButtons']);
});

test('NOTSHOWN-47 a question is stuck when no part has its answer, and no sample is stuck', () => {
  expect(Object.values(samples).filter(sample => layoutOf(sample).stuck)).toEqual([]);
  const { components } = samples.textButtons;
  const changed = (change: Partial<Component>) => ({
    ...samples.textButtons,
    components: components.map(part =>
      part.type === 'textButtons' ? { ...part, ...change } : part,
    ),
  });
  expect(layoutOf(changed({ type: 'hologram' })).stuck).toBe(true);
  expect(layoutOf(changed({ data: [] })).stuck).toBe(true);
});

test('AMBIG-69 COMP-29 a confirm button takes no place on the board', () => {
  const layout = layoutOf(samples.confirmButton);
  expect(registry.confirmButton.view).toBeNull();
  expect([...layout.pictures, ...layout.strips].map(({ type }) => type)).toEqual([]);
  expect(layout.answers.map(({ type }) => type)).toEqual(['textButtons']);
});

test.each([
  ['imageCarousel', true],
  ['storyImage', false],
] as const)(
  'COMP-07 answers are below full-width pictures; %s has full width: %s',
  (type, below) => {
    expect(layoutOf(samples[type]).below).toBe(below);
  },
);

test.each([
  ['draggableTextContainerWithGaps', 'gaps', 'picture'],
  ['draggableTextButtons', 'rail', 'picture'],
  ['draggableSpeechBubblesWithGaps', 'gaps', 'none'],
  ['draggableSpeechBubbles', 'whole', 'strip'],
  ['draggableTextContainer', 'whole', 'picture'],
  ['draggableImageHotspots', 'whole', 'strip'],
  ['draggableTextButtonsForHotspots', 'whole', 'none'],
  ['imageButtons', 'pictures', 'none'],
  ['textLabel', 'words', 'strip'],
  ['audio', 'pictures', 'strip'],
] as const)('%s has the layout %s with lead %s', (type, kind, lead) => {
  const layout = layoutOf(samples[type]);
  expect([layout.kind, layout.lead]).toEqual([kind, lead]);
});

const bubbles = (count: number): Component => ({
  id: 'talk',
  type: 'speechBubbles',
  data: Array.from({ length: count }, (_, at) => ({ id: `${at}`, value: 'Hi!' })),
  meta: {},
});

test('COMP-25 a long dialogue is next to its answers, a short one above them', () => {
  const choices = samples.textButtons.components.filter(({ type }) => type === 'textButtons');
  expect([3, 4].map(count => layoutOf(withParts(bubbles(count), ...choices)).lead)).toEqual([
    'strip',
    'picture',
  ]);
});

test('COURSE-32 a page without answers has its dialogue under its picture, however long', () => {
  const picture = samples.image.components.filter(({ type }) => type === 'image');
  const { pictures, strips } = layoutOf({ ...withParts(...picture, bubbles(4)), solution: [] });
  expect([pictures, strips].map(parts => parts.map(({ type }) => type))).toEqual([
    ['image'],
    ['speechBubbles'],
  ]);
});
