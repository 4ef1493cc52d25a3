import {
  bust,
  coloured,
  drawing,
  glassOfWater,
  headOf,
  moon,
  oval,
  type Picture,
  put,
  rect,
  type Svg,
  shape,
  star,
  thing,
  tileOf,
  windowed,
} from '../../../../tools/content/art/index.ts';
import { heart, reaching, speech, thinks } from './dictionary-parts.ts';
import { card, cover, headboard } from './l6-card-parts.ts';
import { floor, room } from './l14-parts.ts';

const sweat = (x: number, y: number, size: number): Svg =>
  shape(
    `M${x} ${y - size} q${-size} ${size * 1.5} 0 ${size * 2} q${size} ${-size * 0.5} 0 ${-size * 2}Z`,
    '#63c5f5',
    ' stroke="#2f9fd8" stroke-width="2"',
  );

const hotCheeks = (x: number, y: number): Svg =>
  oval([x - 38, y, 17, 12], '#ff5a4d', ' fill-opacity=".6"') +
  oval([x + 38, y, 17, 12], '#ff5a4d', ' fill-opacity=".6"');

const thirsty = room(
  '#ffd98a',
  put(thing('sun'), 52, 84, { height: 76 }),
  put(bust('ivan', { mood: 'unhappy', arm: 'down' }), 100, 262, { height: 180 }),
  hotCheeks(100, 192) + sweat(52, 146, 10) + sweat(150, 160, 9) + sweat(70, 126, 7),
  thinks(190, 70, 0.98, put(glassOfWater(), 190, 112, { height: 88 })),
);

const arms = {
  leftArm: [
    [112, 440],
    [186, 404],
  ],
  rightArm: [
    [288, 440],
    [214, 404],
  ],
} as const;

/** A child that asks for milk with folded hands. */
const please = room(
  '#e7f1e0',
  put(reaching('malee', arms, 'happy'), 88, 320, { height: 276 }),
  speech(
    [140, 12, 106, 102],
    178,
    [148, 138],
    put(thing('milk'), 184, 104, { height: 84 }) + heart(226, 84, 24),
  ),
);

const sleeper = { who: 'noah', pyjamas: '#4fa3ff', blanket: '#ff9ccb' } as const;

/** A child asleep, and the white horse of its dream. */
const dream = card(
  'none',
  '#51609f',
  put(moon(), 40, 66, { height: 44 }) + star(84, 30, 0.9) + star(22, 92, 0.7),
  `<g transform="translate(-14 12)">${[
    headboard,
    put(headOf(sleeper.who, 'asleep'), 122, 214, { height: 122 }),
    cover(sleeper, 204),
  ].join('')}</g>`,
  thinks(
    170,
    68,
    1.16,
    oval([170, 64, 58, 42], '#d7f0ff') +
      shape('M112 64 Q170 78 228 64 Q222 106 170 106 Q118 106 112 64Z', '#a8dd85') +
      put(coloured('horse', 'white'), 170, 102, { height: 82 }),
  ),
);

/** A painting of an evening by a lake. */
const landscape = drawing(
  [0, 0, 190, 140],
  rect([0, 0, 190, 140], '#ffc6a8') + rect([0, 0, 190, 42], '#ff9fb8'),
  oval([134, 70, 25, 25], '#ffe27a'),
  shape('M0 78 L36 34 L70 78Z', '#8f7bea') + shape('M44 78 L82 46 L112 78Z', '#a996f2'),
  rect([0, 76, 190, 64], '#6ec3f2'),
  shape('M0 112 Q60 88 110 116 T190 108 V140 H0Z', '#6fbf5c'),
  ['#ff5c9d', '#ffffff', '#ffd23f', '#ff5c9d', '#ffffff']
    .map((colour, at) => oval([22 + at * 36, 126 - (at % 2) * 8, 8, 8], colour))
    .join(''),
);

const beautiful = room(
  '#f3eafc',
  floor(222, '#d8b184'),
  rect([58, 14, 190, 146], '#e0a93a', 12) + rect([66, 22, 174, 130], '#fff3c9', 6),
  `<g transform="translate(72 28) scale(.853)">${windowed(landscape.box, landscape.svg).svg}</g>`,
  put(thing('sparkles'), 220, 66, { height: 62 }),
  put(bust('leyla', { mood: 'laugh', arm: 'down' }), 66, 258, { height: 138 }),
  put(thing('sparkles'), 82, 96, { height: 44, flip: true }),
  heart(142, 186, 46),
);

/** Words of the dictionary for what people wish, dream of and love to see. */
export const pictures: readonly Picture[] = [
  tileOf('thirsty', thirsty),
  tileOf('say-please', please),
  tileOf('dream', dream),
  tileOf('beautiful', beautiful),
];
