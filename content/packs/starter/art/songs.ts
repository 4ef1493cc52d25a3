import {
  clockFace,
  coloured,
  domino,
  frog,
  leylasFamily,
  moon,
  type Picture,
  person,
  place,
  put,
  type Svg,
  scene,
  schoolBag,
  shadow,
  thing,
  tileOf,
  touching,
} from '../../../../tools/content/art/index.ts';
import { letterCard } from './l7-parts.ts';
import { boot, hat, pairOf } from './l10-parts.ts';

/** Every cover has notes in it, so that a song is known as one at a glance. */
const notes = (x: number, y: number, height = 56): Svg =>
  put(thing('musical-notes'), x, y, { height, turn: -8 });

/** Covers of the songs, and the scene of the one that has no lesson of its own. */
export const pictures: Picture[] = [
  tileOf(
    'song-hello-hello',
    put(person('mia', { mood: 'laugh', arm: 'wave' }), 168, 250, { height: 232 }),
    put(domino('hello'), 66, 250, { height: 170 }),
    notes(66, 68),
  ),
  tileOf('song-whos-this', put(leylasFamily(), 128, 250, { height: 172 }), notes(128, 72, 62)),
  tileOf(
    'song-yes-i-do',
    put(
      person('pablo', { mood: 'laugh', holding: coloured('kite', 'red'), thingHeight: 200 }),
      96,
      250,
      {
        height: 226,
      },
    ),
    put(coloured('train', 'black'), 196, 250, { height: 88 }),
    put(coloured('ball', 'blue'), 216, 158, { height: 62 }),
    notes(40, 62),
  ),
  tileOf(
    'song-big-and-small',
    put(thing('elephant'), 106, 226, { height: 196 }),
    put(frog(), 212, 248, { height: 84 }),
    notes(212, 100, 60),
  ),
  tileOf(
    'song-i-like-apples',
    put(person('chloe', { mood: 'laugh', holding: thing('apple') }), 92, 250, { height: 230 }),
    put(thing('cheese'), 204, 196, { height: 74 }),
    put(thing('bread'), 196, 252, { height: 78 }),
    notes(200, 92),
  ),
  tileOf(
    'song-what-time-is-it',
    put(clockFace(7), 112, 234, { height: 178 }),
    put(thing('sun'), 44, 88, { height: 84 }),
    put(moon(), 214, 250, { height: 78 }),
    notes(200, 76),
  ),
  tileOf(
    'song-how-do-you-spell-it',
    put(person('mia', { mood: 'laugh', arm: 'wave' }), 96, 250, { height: 226 }),
    ...['M', 'I', 'A'].map((letter, at) =>
      put(letterCard(letter), 172 + (at % 2) * 48, 104 + at * 70, {
        height: 76,
        turn: at % 2 ? 8 : -8,
      }),
    ),
    notes(48, 62),
  ),
  tileOf(
    'song-abc',
    put(domino('cheer'), 128, 252, { height: 156 }),
    ...['A', 'B', 'C'].map((letter, at) =>
      put(letterCard(letter), 52 + at * 76, 108 - (at % 2) * 14, {
        height: 84,
        turn: (at - 1) * 9,
      }),
    ),
    notes(216, 214),
  ),
  scene(
    'l3-abc',
    place('meadow'),
    shadow(430, 510, 150) + put(person('zara', { arm: 'wave' }), 430, 516, { height: 290 }),
    shadow(700, 510, 150) + put(person('pablo', { arm: 'wave' }), 700, 516, { height: 290 }),
    ...['A', 'B', 'C'].map((letter, at) =>
      put(letterCard(letter), 425 + at * 140, 218 - (at % 2) * 18, {
        height: 108,
        turn: (at - 1) * 9,
      }),
    ),
  ),
  tileOf(
    'song-wheres-my-pencil',
    put(person('ali', { mood: 'laugh', arm: 'wave' }), 84, 250, { height: 222 }),
    put(schoolBag('pink'), 194, 250, { height: 122 }),
    put(thing('pencil'), 196, 128, { height: 84 }),
    notes(44, 62),
  ),
  tileOf(
    'song-two-eyes-two-ears',
    put(touching('chloe', 'ear'), 92, 250, { height: 226 }),
    put(touching('ivan', 'nose'), 184, 252, { height: 168 }),
    notes(206, 66),
  ),
  tileOf(
    'song-whose-shoes-are-these',
    put(pairOf(boot('red')), 66, 248, { height: 94 }),
    put(hat('purple'), 176, 112, { height: 92 }),
    put(pairOf(coloured('shoe', 'blue')), 190, 232, { height: 68 }),
    notes(62, 84),
  ),
];
