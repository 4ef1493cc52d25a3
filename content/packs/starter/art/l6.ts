import {
  ball,
  clockFace,
  coloured,
  domino,
  emptyFrame,
  line,
  moon,
  moved,
  oval,
  type Picture,
  place,
  plate,
  put,
  rect,
  type Svg,
  scene,
  star,
  table,
  thing,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { noahBreakfast, noahGetsUp, noahReads, pabloBreakfast } from './l6-cards.ts';

/** An empty plate for a word, tied to the thing it names. */
export const named = (x: number, y: number, toX: number, toY: number): Svg =>
  line(`M${x} ${y} L${toX} ${toY}`, '#ffffff', 8) +
  line(`M${x} ${y} L${toX} ${toY}`, '#d9c4a0', 4) +
  oval([toX, toY, 9, 9], '#ffffff', ' stroke="#d9c4a0" stroke-width="4"') +
  plate(x, y, 190);

const frameAt = (x: number, hour: number): Svg =>
  put(clockFace(hour), x, 208, { height: 168 }) + emptyFrame(x, 372, 216, 216);

const cardAt = (svg: Svg, x: number, y: number, size: number): Svg =>
  moved(`translate(${x - size / 2} ${y}) scale(${size / 256})`, svg);

/** Scenes of lesson 6. */
export const pictures: Picture[] = [
  scene(
    'l6-room',
    place('bedroom'),
    put(clockFace(7), 330, 210, { height: 120 }),
    put(ball('red', 'yellow'), 650, 490, { height: 120 }),
    named(760, 90, 560, 110),
    named(250, 52, 320, 100),
    named(800, 350, 680, 420),
    named(330, 500, 300, 380),
  ),
  scene(
    'l6-living',
    place('living-room'),
    put(clockFace(3), 520, 176, { height: 136 }),
    put(thing('clock'), 400, 330, { height: 118 }),
    table(130, 500, 170, 112),
    put(clockFace(9), 130, 392, { height: 124 }),
    put(ball('blue', 'yellow'), 740, 500, { height: 108 }),
    put(coloured('ball', 'green'), 640, 330, { height: 84 }),
    put(thing('orange'), 270, 520, { height: 76 }),
  ),
  scene(
    'l6-day',
    place('photo'),
    frameAt(132, 7),
    frameAt(364, 8),
    frameAt(596, 3),
    frameAt(828, 9),
  ),
  scene(
    'l6-noah',
    rect([0, 0, 960, 540], '#dfeaf7'),
    cardAt(noahGetsUp, 170, 216, 290),
    cardAt(noahBreakfast, 480, 216, 290),
    cardAt(noahReads, 790, 216, 290),
    put(clockFace(7), 170, 196, { height: 164 }),
    put(thing('sun'), 480, 188, { height: 140 }),
    put(moon(), 790, 184, { height: 128 }),
  ),
  tileOf('l6-pablo', pabloBreakfast),
  tileOf('l6-bed-white', put(coloured('bed', 'white'), 128, 250, { height: 244 })),
  tileOf(
    'l6-lesson',
    oval([128, 128, 122, 122], '#fff0b8'),
    put(clockFace(8), 176, 244, { height: 130 }),
    put(domino('hello'), 92, 248, { height: 206 }),
  ),
  tileOf(
    'l6-domino-night',
    oval([128, 128, 122, 122], '#2a3a78'),
    star(60, 60, 1.6),
    star(200, 80, 1.4),
    star(190, 180, 1),
    put(domino('sit'), 128, 240, { height: 196 }),
  ),
];
