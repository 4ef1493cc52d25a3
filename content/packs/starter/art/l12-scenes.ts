import {
  line,
  oval,
  type Picture,
  place,
  plate,
  put,
  rect,
  type Svg,
  scene,
  shadow,
  shape,
  table,
  thing,
} from '../../../../tools/content/art/index.ts';
import { closedBox, pencil } from './l12-parts.ts';

const box = closedBox();

const grass: Svg = rect([0, 0, 960, 540], '#bfe6ff') + rect([0, 400, 960, 140], '#86cc6b');

const bigTree = (x: number, y: number, height: number): Svg => put(thing('tree'), x, y, { height });

/** A garden with three boxes: behind the tree, under the table, next to the flowers. */
const garden = scene(
  'l12-garden',
  place('meadow'),
  put(box, 236, 440, { height: 120 }),
  bigTree(166, 460, 330),
  shadow(500, 500, 320),
  put(box, 500, 500, { height: 96 }),
  table(500, 506, 300, 190),
  put(thing('apple'), 440, 322, { height: 66 }),
  put(thing('teddy-bear'), 560, 322, { height: 92 }),
  ...[
    [716, 470],
    [772, 496],
    [700, 524],
  ].map(([x = 0, y = 0]) => put(thing('flower'), x, y, { height: 110 })),
  shadow(872, 500, 130),
  put(box, 872, 506, { height: 118 }),
);

/** The front of a house with a door, a window, a tree and a box: places for numbers. */
const house = scene(
  'l12-house',
  grass,
  shape('M60 190 L330 20 L600 190Z', '#e2645a'),
  rect([90, 182, 480, 268], '#ffe1b3', 6),
  rect([384, 214, 152, 236], '#9a6a44', 8),
  rect([384, 214, 152, 236], 'none', 8, ' stroke="#7c5233" stroke-width="8"'),
  oval([520, 420, 8, 8], '#ffd23f'),
  rect([130, 222, 196, 164], '#bfe6ff', 8, ' stroke="#ffffff" stroke-width="12"'),
  line('M228 226 V382 M134 304 H322', '#ffffff', 8),
  bigTree(828, 452, 340),
  shadow(664, 516, 220),
  put(box, 650, 524, { height: 196 }),
);

/** A flower, a tree and a box; a plate under each waits for its word. */
const labels = scene(
  'l12-labels',
  grass,
  put(thing('flower'), 180, 412, { height: 210 }),
  bigTree(490, 420, 380),
  put(box, 790, 418, { height: 210 }),
  ...[180, 490, 790].map(x => plate(x, 474, 200)),
);

/** A desk from above, with three pencils among other things. */
const desk = scene(
  'l12-desk',
  rect([0, 0, 960, 540], '#f3dcb8'),
  rect([30, 30, 900, 480], '#e3bd86', 30),
  rect([30, 30, 900, 480], 'none', 30, ' stroke="#c9935d" stroke-width="14"'),
  put(pencil('#e83a3c', '#a51629'), 190, 250, { height: 190, turn: 58 }),
  put(pencil('#9b51d6', '#6a2ea0'), 560, 490, { height: 190, turn: -66 }),
  put(pencil('#a9b1be', '#7d8798'), 800, 290, { height: 190, turn: 24 }),
  put(thing('pen'), 190, 470, { height: 150 }),
  put(thing('pen'), 486, 210, { height: 150, flip: true }),
  put(thing('ruler'), 640, 230, { height: 150 }),
  put(thing('closed-book-blue'), 352, 400, { height: 170, turn: -10 }),
  put(thing('apple'), 800, 486, { height: 110 }),
);

/** Scenes of lesson 12 in which children find, count and place things. */
export const pictures: readonly Picture[] = [garden, house, labels, desk];
