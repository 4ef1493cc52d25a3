import {
  type Colour,
  coloured,
  drawing,
  kite,
  line,
  moon,
  oval,
  type Picture,
  put,
  rect,
  rug,
  type Svg,
  shape,
  thing,
  tile,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { cat } from './l11-parts.ts';
import { bird, inSummer, inWinter, snowHeap } from './l16-parts.ts';
import { leavesAt, outside, seasonTree, view } from './l16-weather.ts';

/** Where three birds are: in the tree, or in the air around it. */
const places = {
  sit: [
    [72, 124, 42],
    [118, 84, 42],
    [180, 120, 42],
  ],
  fly: [
    [48, 82, 50],
    [128, 66, 50],
    [206, 98, 50],
  ],
} as const;

const birds: readonly Picture[] = (['sit', 'fly'] as const).flatMap(does =>
  (['spring', 'winter'] as const).map(season => {
    const sits = does === 'sit';
    return tileOf(
      `l16-birds-${does}-${season}`,
      outside(
        season,
        season === 'winter' ? 'snow' : 'clear',
        put(seasonTree(season), 124, 248, { height: sits ? 204 : 140 }),
        ...places[does].map(([x, y, height]) => put(bird(does), x, y, { height })),
      ),
    );
  }),
);

const clothes: readonly Picture[] = (
  [
    ['dress', 'purple'],
    ['dress', 'grey'],
    ['socks', 'grey'],
    ['socks', 'black'],
    ['trousers', 'black'],
    ['trousers', 'purple'],
  ] as const satisfies readonly (readonly [string, Colour])[]
).map(([name, colour]) => tile(`l16-${name}-${colour}`, coloured(name, colour)));

/** A boy outside: his clothes and the weather do not always fit. */
const boys: readonly Picture[] = (['snow', 'sun'] as const).flatMap(weather =>
  (['coat', 't-shirt'] as const).map(wears =>
    tileOf(
      `l16-boy-${weather}-${wears}`,
      outside(
        weather === 'snow' ? 'winter' : 'summer',
        weather,
        put(
          wears === 'coat'
            ? inWinter('wei', 'blue', { mood: 'smile', arm: 'down' })
            : inSummer('wei', 'yellow', { mood: 'smile', arm: 'down' }),
          104,
          252,
          { height: 216 },
        ),
      ),
    ),
  ),
);

const string = (d: string): Svg => line(d, '#6b7486', 3);

const windyTree: Svg = put(seasonTree('summer'), 204, 236, { height: 128, turn: 14 });

const inWind: readonly Picture[] = [
  tileOf(
    'l16-kite',
    outside(
      'summer',
      'wind',
      windyTree,
      leavesAt([226, 66], [238, 96], [150, 156]),
      string('M114 164 Q150 140 162 46'),
      put(kite('red'), 176, 98, { height: 92 }),
      put(inSummer('mia', 'yellow', { mood: 'laugh', arm: 'wave' }), 76, 250, { height: 160 }),
    ),
  ),
  tileOf(
    'l16-flying-hat',
    outside(
      'summer',
      'wind',
      windyTree,
      leavesAt([222, 76], [240, 112], [146, 170]),
      put(thing('hat'), 172, 76, { height: 66, turn: 24 }),
      put(inSummer('zara', 'green', { mood: 'surprised', arm: 'wave' }), 82, 250, { height: 172 }),
    ),
  ),
];

/** A window with a view; x, y is its upper left corner. */
const windowWith = (sight: ReturnType<typeof view>, x: number, y: number, size: number): Svg =>
  rect([x - 8, y - 8, size + 16, size + 16], '#ffffff', 12, ' stroke="#c9935d" stroke-width="5"') +
  put(sight, x + size / 2, y + size, { height: size });

const wall =
  rect([3, 3, 250, 250], '#fdeccf', 32) +
  shape('M3 214 H253 V221 Q253 253 221 253 H35 Q3 253 3 221Z', '#d8a873');

const easel: Svg =
  line('M150 250 L170 120 M232 250 L212 120', '#a9744a', 9) +
  rect([138, 128, 106, 88], '#ffffff', 6, ' stroke="#a9744a" stroke-width="5"') +
  oval([166, 156, 14, 14], '#ffc928') +
  shape('M142 212 Q176 172 200 196 T240 190 V212Z', '#35ab4e') +
  line('M132 216 H250', '#a9744a', 10);

const brush = drawing(
  [0, 0, 20, 120],
  rect([6, 40, 8, 80], '#c9935d', 4),
  rect([5, 26, 10, 18], '#9aa6b8'),
  shape('M3 28 Q2 10 10 0 Q18 10 17 28Z', '#e83a3c'),
);

const atHome: readonly Picture[] = [
  tileOf(
    'l16-paint',
    wall,
    windowWith(view('summer', 'rain'), 146, 20, 92),
    easel,
    put(inSummer('wei', 'blue', { mood: 'smile', holding: brush, thingHeight: 220 }), 76, 252, {
      height: 206,
    }),
  ),
  tileOf(
    'l16-cat-window',
    wall,
    windowWith(
      view(
        'winter',
        'snow',
        put(seasonTree('winter'), 92, 240, { height: 150 }),
        snowHeap(196, 244, 90),
      ),
      74,
      24,
      160,
    ),
    rug(112, 232, 190),
    put(cat, 60, 240, { height: 104, flip: true }),
  ),
];

const night: Picture = tileOf(
  'l16-night',
  '<clipPath id="l16-night">',
  rect([3, 3, 250, 250], '#fff', 32),
  '</clipPath><g clip-path="url(#l16-night)">',
  rect([0, 0, 256, 256], '#24346f'),
  shape('M0 190 Q80 164 160 188 T256 180 V256 H0Z', '#2f5a4a'),
  put(moon(), 182, 108, { height: 76 }),
  ...(
    [
      [34, 56],
      [84, 34],
      [120, 84],
      [60, 116],
      [226, 138],
      [228, 34],
      [146, 150],
    ] as const
  ).map(([x, y]) => put(thing('star'), x, y + 12, { height: 26 })),
  '</g>',
);

/** Cards of lesson 16: to be heard, read and chosen from. */
export const pictures: readonly Picture[] = [
  ...birds,
  ...clothes,
  ...boys,
  ...inWind,
  ...atHome,
  night,
];
