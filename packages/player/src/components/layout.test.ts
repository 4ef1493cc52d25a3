import type { Component } from '@digipals/contract';
import { expect, test } from 'vitest';
import { hidesSides, registry } from '../registry.ts';
import { layoutOf } from './layout.ts';

const withParts = (...components: Component[]) => ({ ...registry.textLabel.sample, components });
const unknown: Component = { id: 'new', type: 'hologram', data: [], meta: {} };

test('COMP-52 a large picture hides the side tiles, a small one does not', () => {
  expect([hidesSides('largeImage'), hidesSides('image'), hidesSides('hologram')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('NOTSHOWN-47 an unknown component type is named and everything else keeps its place', () => {
  const question = withParts(unknown, ...registry.image.sample.components);
  const layout = layoutOf(question);
  expect(layout.unknown).toEqual(['hologram']);
  expect(layout.pictures.map(({ type }) => type)).toEqual(['image']);
  expect(layout.answers.map(({ type }) => type)).toEqual(['textButtons']);
});

test('AMBIG-69 COMP-29 a confirm button takes no place on the board', () => {
  const layout = layoutOf(registry.confirmButton.sample);
  expect(registry.confirmButton.view).toBeNull();
  expect([...layout.pictures, ...layout.strips].map(({ type }) => type)).toEqual([]);
  expect(layout.answers.map(({ type }) => type)).toEqual(['textButtons']);
});

test.each([
  ['draggableTextContainerWithGaps', 'gaps', 'picture'],
  ['draggableTextButtons', 'rail', 'picture'],
  ['imageButtons', 'pictures', 'none'],
  ['textLabel', 'words', 'strip'],
  ['audio', 'pictures', 'strip'],
] as const)('%s lies on the board as %s with %s', (type, kind, lead) => {
  const layout = layoutOf(registry[type].sample);
  expect([layout.kind, layout.lead]).toEqual([kind, lead]);
});
