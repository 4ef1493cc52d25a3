import {
  bush,
  coloured,
  fence,
  house,
  line,
  lion,
  moved,
  oval,
  type Picture,
  put,
  rect,
  type Svg,
  shape,
  thing,
  tileOf,
  tree,
} from '../../../../tools/content/art/index.ts';
import { meadow, rays } from './dictionary-parts.ts';
import { room } from './l14-parts.ts';

const boat: Svg =
  line('M0 -74 V0', '#8a5a33', 5) +
  shape('M5 -72 Q40 -40 42 -12 H5Z', '#ffffff', ' stroke="#d3dcea" stroke-width="2"') +
  shape('M-5 -58 Q-26 -36 -28 -12 H-5Z', '#ffd23f') +
  shape('M-42 -4 H46 Q38 20 24 20 H-22 Q-36 20 -42 -4Z', '#e83a3c');

const wave = (y: number, colour: string, shift: number): Svg =>
  shape(
    `M${-40 + shift} ${y} q16 -14 32 0 t32 0 t32 0 t32 0 t32 0 t32 0 t32 0 t32 0 t32 0 t32 0 V256 H-40Z`,
    colour,
  );

const swimmer = (
  colour: 'red' | 'yellow',
  x: number,
  y: number,
  height: number,
  flip = false,
): Svg => put(coloured('fish', colour), x, y, { height, flip });

/** The sea, with a boat on it and fish in it. */
const sea = room(
  '#bfe6ff',
  moved('translate(176 92)', boat),
  oval([50, 44, 20, 20], '#ffd23f') + rays(50, 44, 28, 36, '#ffd23f'),
  wave(104, '#6ec3f2', 0) + wave(128, '#45a8e6', -18) + wave(168, '#2f8fd0', 4),
  swimmer('red', 76, 206, 54) +
    swimmer('yellow', 178, 234, 62, true) +
    swimmer('red', 214, 168, 34),
  [
    [116, 168, 6],
    [128, 150, 4],
    [36, 226, 5],
    [46, 244, 4],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      oval([x, y, r, r], '#ffffff66', ' stroke="#ffffff" stroke-width="2"'),
    )
    .join(''),
);

const paw: Svg =
  oval([0, 8, 15, 12], '#ffffff') +
  [
    [-18, -6],
    [-7, -16],
    [7, -16],
    [18, -6],
  ]
    .map(([x = 0, y = 0]) => oval([x, y, 6, 7], '#ffffff'))
    .join('');

/** Wild animals behind a fence, under a gate with the print of a paw. */
const zoo = room(
  '#bfe6ff',
  meadow(130),
  tree(30, 120, 0.8) + tree(232, 124, 0.7),
  put(thing('giraffe'), 190, 212, { height: 146 }),
  put(thing('elephant'), 66, 206, { height: 100, flip: true }),
  put(lion(), 126, 232, { height: 86 }),
  moved('translate(-3 256) scale(.78)', fence(0, 0, 352)),
  rect([4, 54, 16, 204], '#a9744a', 6) + rect([236, 54, 16, 204], '#a9744a', 6),
  shape('M0 86 Q128 10 256 86 V46 Q128 -30 0 46Z', '#2f8f5a'),
  moved('translate(128 30) scale(.82)', paw),
);

const barn: Svg =
  rect([-62, -84, 124, 84], '#d2433f', 3) +
  shape('M-74 -80 L-50 -122 L0 -148 L50 -122 L74 -80Z', '#8f2b2b') +
  shape('M-58 -82 L-42 -114 L0 -136 L42 -114 L58 -82Z', '#d2433f') +
  rect([-14, -112, 28, 24], '#ffffff', 3) +
  rect([-9, -107, 18, 14], '#5c1f22', 2) +
  rect([-32, -62, 64, 62], '#ffffff', 3) +
  rect([-26, -56, 52, 56], '#b13531') +
  line('M-26 -56 L26 0 M26 -56 L-26 0', '#ffffff', 5);

/** A red barn, a cow and a tractor at a field. */
const farm = room(
  '#bfe6ff',
  meadow(126),
  shape('M128 172 Q200 148 256 152 V256 H96Z', '#c99a5b'),
  [0, 1, 2, 3]
    .map(at => line(`M${150 + at * 30} ${166 - at * 3} L${118 + at * 44} 256`, '#a9783f', 6))
    .join(''),
  moved('translate(78 172)', barn),
  bush(8, 168, 0.5),
  put(thing('tractor'), 192, 178, { height: 88 }),
  put(thing('cow'), 92, 252, { height: 104 }),
);

const band = (y: number, x: number, width: number, opacity: number): Svg =>
  oval([x + width / 2, y, width / 2, 19], '#ffffff', ` opacity="${opacity}"`);

const blur =
  '<filter id="fog" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>';

/** A road and trees that vanish in the fog. */
const fog = room(
  '#cdd6df',
  shape('M0 150 H256 V256 H0Z', '#b3bfb4'),
  shape('M110 150 H146 L236 256 H20Z', '#8f98a3'),
  line('M128 226 V256', '#eef1f4', 6),
  `<g opacity=".4">${house(196, 156, 0.5)}</g>`,
  `<g opacity=".75">${tree(32, 160, 1)}</g>`,
  blur,
  `<g filter="url(#fog)">${[
    rect([-40, 92, 336, 92], '#ffffff', 40, ' opacity=".8"'),
    band(70, 90, 240, 0.75),
    band(112, -60, 240, 0.9),
    band(168, 100, 240, 0.8),
    band(214, -70, 150, 0.65),
    band(232, 190, 140, 0.65),
    oval([110, 200, 20, 20], '#ffe27a') + oval([146, 200, 20, 20], '#ffe27a'),
  ].join('')}</g>`,
  `<g opacity=".55">${rect([96, 178, 64, 34], '#5a6b82', 10)}${shape('M104 180 L112 162 H144 L152 180Z', '#8fa3bb')}</g>`,
  [108, 148].map(x => oval([x, 198, 9, 9], '#fff6c9')).join(''),
);

/** Words of the dictionary for places, and the fog. */
export const pictures: readonly Picture[] = [
  tileOf('sea', sea),
  tileOf('zoo', zoo),
  tileOf('farm', farm),
  tileOf('fog', fog),
];
