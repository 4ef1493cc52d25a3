import {
  domino,
  drawing,
  oval,
  type Picture,
  person,
  put,
  rect,
  type Svg,
  snugTile,
  thing,
  tile,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import {
  dominoUnder,
  inSummer,
  inWinter,
  rainbowArc,
  snowDog,
  snowHead,
  snowHeap,
} from './l16-parts.ts';
import {
  greyCloud,
  leavesAt,
  meadowFlowers,
  outside,
  type Season,
  seasonTree,
  skyOf,
  view,
} from './l16-weather.ts';

const treeAt = (season: Season, x = 104, height = 190): Svg =>
  put(seasonTree(season), x, 234, { height });

/** The tree in the wind. */
const bentTree: Svg = put(seasonTree('summer'), 108, 238, { height: 176, turn: 14 });

const quarter = (svg: Svg, at: number): Svg =>
  put(drawing([0, 0, 256, 256], svg), at % 2 ? 191 : 65, at < 2 ? 127 : 253, { height: 122 });

/** Words of lesson 16, Weather and seasons. */
const words: readonly Picture[] = [
  tileOf(
    'weather',
    ...(['sun', 'clouds', 'rain', 'snow'] as const).map((weather, at) =>
      quarter(outside(weather === 'snow' ? 'winter' : 'summer', weather), at),
    ),
  ),
  tileOf('sunny', outside('summer', 'sun')),
  tileOf('cloudy', outside('summer', 'clouds')),
  tileOf(
    'windy',
    outside(
      'summer',
      'wind',
      bentTree,
      leavesAt([196, 84], [222, 120], [182, 140], [232, 60], [206, 176]),
    ),
  ),
  tileOf('rain', outside('summer', 'rain')),
  tileOf('snow', outside('winter', 'snow', snowHeap(70, 240, 120), snowHeap(190, 236, 90))),
  tile('hot', thing('hot-face')),
  tile('cold', thing('cold-face')),
  tileOf(
    'spring',
    outside(
      'spring',
      'clear',
      treeAt('spring'),
      meadowFlowers([28, 224], [64, 232], [168, 214], [196, 230], [228, 212]),
    ),
  ),
  tileOf(
    'summer',
    outside('summer', 'sun', treeAt('summer'), put(thing('ice-cream'), 206, 244, { height: 84 })),
  ),
  tileOf(
    'autumn',
    outside(
      'autumn',
      'clear',
      treeAt('autumn'),
      leavesAt(
        [186, 70],
        [206, 110],
        [184, 150],
        [222, 170],
        [44, 228],
        [72, 240],
        [150, 232],
        [180, 226],
        [212, 236],
        [236, 222],
      ),
    ),
  ),
  tileOf(
    'winter',
    outside('winter', 'snow', treeAt('winter'), put(thing('snowman'), 198, 244, { height: 112 })),
  ),
  tile('umbrella', thing('umbrella')),
  tileOf(
    'rainbow',
    rainbowArc(128, 190, 112, 13),
    greyCloud(54, 190, 0.68, '#cfe0f2'),
    greyCloud(202, 190, 0.68, '#cfe0f2'),
  ),
];

/** Hot or cold weather, with the sun or with clouds. */
const temperatures: readonly Picture[] = (['hot', 'cold'] as const).flatMap(feeling =>
  (['sunny', 'cloudy'] as const).map(weather =>
    tileOf(
      `l16-${feeling}-${weather}`,
      outside(
        'summer',
        weather === 'sunny' ? 'sun' : 'clouds',
        put(thing(`${feeling}-face`), 84, 246, { height: 122 }),
      ),
    ),
  ),
);

const dominos: readonly Picture[] = [
  tileOf('l16-domino-snow', outside('winter', 'snow', put(snowDog(), 128, 248, { height: 214 }))),
  tileOf(
    'l16-domino-rain',
    outside('summer', 'rain', put(dominoUnder(thing('umbrella')), 128, 248, { height: 226 })),
  ),
  tileOf(
    'l16-domino-sun',
    outside('summer', 'sun', put(domino('cheer'), 92, 248, { height: 178 })),
  ),
];

const pals: Picture = snugTile(
  'l16-pals',
  drawing(
    [0, 0, 520, 256],
    put(view('summer', 'sun', put(inSummer('malee', 'pink'), 86, 252, { height: 196 })), 128, 256, {
      height: 256,
    }),
    put(
      view('winter', 'snow', put(inWinter('ivan', 'blue'), 128, 252, { height: 204 })),
      392,
      256,
      { height: 256 },
    ),
  ),
);

/** Words and views of lesson 16, and what stands for the lesson and its song. */
export const pictures: readonly Picture[] = [
  ...words,
  ...temperatures,
  ...dominos,
  pals,
  tile('l16-snowball', snowHead()),
  tileOf(
    'l16-lesson',
    oval([128, 128, 124, 124], '#bfe6ff'),
    rainbowArc(128, 168, 104, 11),
    put(person('malee', { mood: 'laugh', arm: 'wave' }), 74, 250, { height: 176 }),
    put(inWinter('ivan', 'blue', { mood: 'laugh', arm: 'wave' }), 180, 250, {
      height: 184,
      flip: true,
    }),
  ),
  tileOf(
    'song-whats-the-weather-like',
    `<clipPath id="l16-round">${oval([128, 128, 124, 124], '#fff')}</clipPath><g clip-path="url(#l16-round)">`,
    skyOf('clear', 256, 256),
    rect([0, 214, 256, 42], '#8fd06f'),
    '</g>',
    put(dominoUnder(thing('umbrella'), 'cheer'), 116, 240, { height: 206 }),
    put(thing('sun'), 212, 92, { height: 70 }),
    put(thing('musical-notes'), 40, 116, { height: 50, turn: -8 }),
  ),
];
