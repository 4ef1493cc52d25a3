import { expect, test } from 'vitest';
import { captionAt, captionOf, captionsOf, isSaid } from './captions.ts';

const captions = [
  { from: 0, to: 1, text: 'Hello! I am Ali.' },
  { from: 1.5, to: 3, text: "I'm on a farm." },
];

test('a caption is shown from its first second until its last', () => {
  expect([0, 0.99, 1, 1.5, 2.9, 3].map(second => captionAt(captions, second))).toEqual([
    'Hello! I am Ali.',
    'Hello! I am Ali.',
    undefined,
    "I'm on a farm.",
    "I'm on a farm.",
    undefined,
  ]);
});

test('COMP-05 a paragraph is marked as spoken when it equals the caption, apart from case and apostrophes', () => {
  expect(isSaid('I\u2019m on a farm. ', "I'm on a farm.")).toBe(true);
  expect(isSaid('I am on a farm.', "I'm on a farm.")).toBe(false);
  expect(isSaid('', undefined)).toBe(false);
});

test('a film without captions has none', () => {
  const film = { id: 'f', type: 'video', data: [], meta: {} };
  expect(captionsOf(film)).toEqual([]);
  expect(captionsOf({ ...film, meta: { captions } })).toBe(captions);
});

test('a film that has not started has no caption', () => {
  expect(captionOf(captions, { phase: 'waiting', time: 0 })).toBeUndefined();
  expect(captionOf(captions, { phase: 'refused', time: 0 })).toBeUndefined();
  expect(captionOf(captions, { phase: 'paused', time: 0 })).toBe('Hello! I am Ali.');
});
