import {
  bust,
  domino,
  oval,
  type Picture,
  person,
  put,
  rect,
  type Svg,
  thing,
  tile,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { bareTree, closedBox, hooks, magnifier, openBox } from './l12-parts.ts';

const star = thing('star');
const flower = thing('flower');

const hung = (x: number, y: number, height: number, size: number): Svg =>
  hooks
    .map(([hx, hy]) => {
      const scale = height / 440;
      return put(star, x + (hx - 200) * scale, y - height + hy * scale + size / 2, {
        height: size,
      });
    })
    .join('');

const withNight = (...inside: readonly Svg[]): Svg[] => [
  oval([128, 128, 124, 124], '#e9ecff'),
  ...inside,
];

/** Pictures of lesson 12, How many? */
export const pictures: readonly Picture[] = [
  tile('box', thing('box')),
  tile('flower', flower),
  tile('tree', thing('tree')),
  tile('star', star),
  tileOf(
    'find',
    put(bust('mia', { mood: 'smile', arm: 'down' }), 92, 256, { height: 212 }),
    put(star, 173, 114, { height: 68 }),
    magnifier(172, 80, 42),
  ),
  tileOf(
    'l12-star-on-domino',
    put(domino('sit'), 128, 250, { height: 226 }),
    put(star, 128, 162, { height: 74 }),
  ),
  tileOf(
    'l12-star-in-box',
    put(openBox(put(star, 130, 112, { height: 104, turn: 8 })), 128, 240, { height: 176 }),
  ),
  tileOf(
    'l12-star-on-tree',
    put(bareTree(), 128, 250, { height: 240 }),
    put(star, 128, 126, { height: 96 }),
  ),
  tileOf(
    'l12-lesson',
    ...withNight(
      put(bareTree(), 160, 250, { height: 226 }),
      hung(160, 250, 226, 26),
      put(person('malee', { mood: 'laugh', arm: 'point' }), 72, 252, { height: 180 }),
    ),
  ),
  tileOf(
    'song-ten-and-ten-is-twenty',
    oval([128, 128, 124, 124], '#ffe9c9'),
    rect([22, 124, 212, 14], '#a9744a', 6),
    rect([22, 222, 212, 14], '#a9744a', 6),
    ...[60, 128, 196].map(x => put(closedBox(), x, 128, { height: 66 })),
    put(domino('cheer'), 92, 226, { height: 84 }),
    put(closedBox(), 180, 226, { height: 72 }),
    put(star, 178, 60, { height: 46 }),
    put(star, 92, 52, { height: 38 }),
  ),
];
