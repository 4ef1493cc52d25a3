import {
  type Drawing,
  domino,
  drawing,
  line,
  oval,
  type Picture,
  place,
  put,
  rect,
  type Svg,
  scene,
  shadow,
  storyPage,
  thing,
  thought,
} from '../../../../tools/content/art/index.ts';
import { closedBox, openBox } from './l12-parts.ts';
import {
  boatWith,
  inSummer,
  inWinter,
  rainbowArc,
  snowHead,
  snowHeap,
  snowyHouse,
  waterInBox,
} from './l16-parts.ts';
import { seasonTree, skyOf, snowOver, view } from './l16-weather.ts';

type Pose = NonNullable<Parameters<typeof inSummer>[2]>;

/** Ivan's street in winter. */
const street: Svg =
  skyOf('snow', 960, 540) +
  snowyHouse(230, 360, 1.1, '#ffe1b3', '#c95a4c') +
  snowyHouse(700, 360, 1.2, '#d6e8ff', '#4f86c6') +
  put(seasonTree('winter'), 470, 380, { height: 210 }) +
  put(seasonTree('winter'), 900, 400, { height: 240 }) +
  rect([0, 352, 960, 188], '#ffffff') +
  oval([480, 356, 520, 22], '#eef4fb') +
  line('M40 440 q40 -14 80 0 M780 470 q40 -14 80 0 M420 430 q30 -10 60 0', '#d3e0ee', 6);

const flakes: Svg = snowOver(34, 960, 540, 1.3);

/** Malee's garden in the sun. */
const garden: Svg = place('garden') + put(thing('sun'), 560, 176, { height: 150 });

const ivan = (x: number, height: number, pose: Pose = {}): Svg =>
  shadow(x, 510, height * 0.4) + put(inWinter('ivan', 'blue', pose), x, 516, { height });

const malee = (x: number, height: number, pose: Pose = {}): Svg =>
  shadow(x, 510, height * 0.4) + put(inSummer('malee', 'pink', pose), x, 516, { height });

const dominoAt = (mood: Parameters<typeof domino>[0], x: number, height: number): Svg =>
  shadow(x, 508, height * 0.8) + put(domino(mood), x, 514, { height });

const boxAt = (one: Drawing, x: number, height: number): Svg =>
  shadow(x, 510, height * 1.3) + put(one, x, 518, { height });

const duck = thing('duck');

const duckWithGlasses = drawing(
  [0, 0, 256, 256],
  duck.svg,
  put(thing('glasses'), 82, 112, { height: 56 }),
);

const duckWithHat = drawing(
  [0, -60, 256, 316],
  duck.svg,
  put(thing('hat'), 96, 66, { height: 110 }),
);

/** One part of the way of the box. */
const way = (sight: Drawing, at: number): Svg =>
  put(sight, at % 2 ? 622 : 338, at < 2 ? 262 : 524, { height: 244 });

const box = closedBox();
const train = drawing(
  [0, 0, 256, 256],
  put(box, 150, 150, { height: 110 }),
  put(thing('train'), 128, 250, { height: 150 }),
);
const sea: Svg = rect([0, 206, 256, 60], '#4f9fe0');
const boat = boatWith(box, 96);

const journey: Svg = [
  view('summer', 'sun', put(train, 96, 250, { height: 180 })),
  view(
    'summer',
    'wind',
    put(seasonTree('summer'), 206, 214, { height: 120, turn: 16 }),
    put(train, 100, 250, { height: 180 }),
  ),
  view('summer', 'rain', sea, put(boat, 128, 246, { height: 170 })),
  view('summer', 'clear', rainbowArc(128, 200, 108, 12), sea, put(boat, 128, 246, { height: 150 })),
]
  .map(way)
  .join('');

/** The parts of the way in their order. */
const numbers: Svg = (['one', 'two', 'three', 'four'] as const)
  .map((name, at) => put(thing(name), at % 2 ? 522 : 238, at < 2 ? 80 : 342, { height: 56 }))
  .join('');

/** The story of lesson 16, “Snow for Malee”; what matters is within x 170 and 790. */
export const pictures: Picture[] = [
  ...storyPage(
    'l16-p1',
    street,
    flakes,
    snowHeap(690, 516, 190),
    ivan(430, 400, { mood: 'laugh', arm: 'wave' }),
  ),
  scene(
    'l16-p2',
    garden,
    malee(400, 380, { mood: 'happy', arm: 'wave' }),
    put(duck, 640, 500, { height: 90 }),
    put(duck, 730, 516, { height: 90, flip: true }),
  ),
  scene(
    'l16-p3',
    street,
    flakes,
    snowHeap(480, 516, 250),
    ivan(270, 380, { mood: 'happy', arm: 'point' }),
    dominoAt('think', 690, 190),
    thought(560, 100, 200, put(box, 662, 220, { height: 96 })),
  ),
  ...storyPage(
    'l16-p4',
    street,
    flakes,
    ivan(300, 380, { mood: 'laugh', arm: 'point' }),
    boxAt(openBox(put(snowHead(), 130, 122, { height: 156 })), 560, 270),
    dominoAt('cheer', 740, 150),
  ),
  scene(
    'l16-p5',
    rect([0, 0, 960, 540], '#f3e2bf'),
    rect([16, 8, 928, 524], '#fbf1d9', 24, ' stroke="#d3b27a" stroke-width="6"'),
    put(thing('snowman'), 120, 160, { height: 110 }),
    put(thing('house'), 846, 500, { height: 120 }),
    journey,
    numbers,
  ),
  ...storyPage(
    'l16-p6',
    garden,
    malee(290, 380, { mood: 'surprised', arm: 'down' }),
    boxAt(
      openBox(
        waterInBox(
          put(thing('hat'), 86, 84, { height: 92, turn: -8 }),
          put(thing('glasses'), 182, 84, { height: 52, turn: 6 }),
        ),
      ),
      590,
      260,
    ),
  ),
  ...storyPage(
    'l16-p7',
    garden,
    malee(270, 370, { mood: 'laugh', arm: 'point' }),
    boxAt(
      openBox(
        waterInBox(
          put(duckWithGlasses, 72, 96, { height: 104 }),
          put(duckWithHat, 188, 96, { height: 126, flip: true }),
        ),
      ),
      590,
      280,
    ),
  ),
  ...storyPage(
    'l16-p8',
    street,
    flakes,
    snowHeap(730, 516, 150),
    ivan(290, 380, { mood: 'surprised', arm: 'wave' }),
    boxAt(openBox(put(domino('head'), 130, 126, { height: 150 })), 550, 260),
  ),
];
