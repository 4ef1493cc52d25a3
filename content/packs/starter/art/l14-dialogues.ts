import {
  atDesk,
  dancing,
  type Picture,
  person,
  put,
  singing,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { brush, easel, floor, notes, paintings, room, sketches } from './l14-parts.ts';

/** What the children of the two dialogues of “Hello, Ivan!” are doing, both in one picture. */
export const pictures: readonly Picture[] = [
  tileOf(
    'l14-paint-dance',
    room(
      '#f3eafc',
      floor(),
      put(easel(paintings.sun), 96, 248, { height: 168 }),
      put(person('leyla', { mood: 'smile', holding: brush, thingHeight: 190 }), 42, 252, {
        height: 166,
      }),
      put(dancing('pablo'), 190, 246, { height: 154, turn: -8 }),
      notes(222, 60, 46),
    ),
  ),
  tileOf(
    'l14-draw-sing',
    room(
      '#e3f0fb',
      floor(),
      put(atDesk('wei', sketches.house, 440), 72, 254, { height: 186 }),
      put(singing('malee'), 194, 250, { height: 186 }),
      notes(228, 58, 46),
    ),
  ),
];
