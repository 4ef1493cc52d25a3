import {
  bench,
  coloured,
  type Drawing,
  domino,
  dominoWearing,
  hills,
  type PersonName,
  type Picture,
  person,
  place,
  put,
  rect,
  type Svg,
  scene,
  shadow,
  sky,
  storyPage,
  thing,
  tree,
} from '../../../../tools/content/art/index.ts';
import { standingDuck } from './l12-parts.ts';
import { dashes, jumping, sitting, standing, walking } from './l13-poses.ts';

const red = coloured('ball', 'red');
const hat = thing('hat');
const duck = standingDuck();

const park = place('park');

/** The edge of the park: a road runs along its lower side. */
const edge: Svg =
  sky() +
  hills +
  tree(120, 250, 1.3) +
  tree(430, 236, 0.9) +
  tree(850, 250, 1.4) +
  rect([0, 404, 960, 22], '#d9dde3') +
  rect([0, 424, 960, 116], '#8b93a1') +
  [20, 220, 420, 620, 820].map(x => rect([x, 476, 100, 11], '#ffffff', 6)).join('');

type Mood = NonNullable<Parameters<typeof domino>[0]>;

const dominoAt = (mood: Mood, x: number, y: number, height: number): Svg =>
  shadow(x, y - 3, height * 0.8) + put(domino(mood), x, y, { height });

/** Domino, who plays the teacher, with his hat. */
const teacher = (mood: Mood, x: number, y: number, height: number): Svg =>
  put(dominoWearing(mood, hat, 150), x, y, { height: height * 1.26 });

/** Domino with his hat, on the bench at the right. */
const onBench = (mood: Mood): Svg => bench(700, 440, 190) + teacher(mood, 700, 392, 150);

const noah = (x: number, y: number, height: number, mood: 'laugh' | 'happy' | 'smile'): Svg =>
  put(person('noah', { mood, arm: mood === 'laugh' ? 'wave' : 'down' }), x, y, { height });

type Walker = readonly [PersonName, number];

const row = (
  walkers: readonly Walker[],
  y: number,
  height: number,
  draw: (name: PersonName) => Drawing,
  ground = y,
): Svg =>
  walkers
    .map(([name, x]) => shadow(x, ground - 2, height * 0.5) + put(draw(name), x, y, { height }))
    .join('');

const ducks = (xs: readonly number[], y: number, ground = y): Svg =>
  xs.map(x => shadow(x, ground - 1, 50) + put(duck, x, y, { height: 84, flip: true })).join('');

/** Ducks in the air, with strokes under their feet. */
const jumpingDucks = (xs: readonly number[], y: number, ground: number): Svg =>
  xs
    .map(
      (x, at) =>
        shadow(x, ground, 46) +
        dashes(`M${x - 16} ${y + 12} v22`, `M${x + 16} ${y + 12} v22`) +
        put(duck, x, y - at * 14, { height: 84, flip: true, turn: -14 }),
    )
    .join('');

const four: readonly Walker[] = [
  ['mia', 216],
  ['ali', 316],
  ['leyla', 416],
  ['wei', 516],
];

/** The story of lesson 13, “Domino says”; what matters is within x 170 and 790. */
export const pictures: Picture[] = [
  ...storyPage(
    'l13-p1',
    park,
    onBench('sitTalk'),
    rect([176, 452, 390, 16], '#a9744a', 8),
    row(four, 494, 216, name => sitting(name, 'smile')),
    noah(624, 530, 196, 'smile'),
  ),
  scene(
    'l13-p2',
    park,
    onBench('sitTalk'),
    ducks([190, 256], 508),
    row(
      [
        ['leyla', 344],
        ['ali', 452],
        ['mia', 560],
      ],
      510,
      222,
      name => walking(name, 'smile'),
    ),
    noah(664, 524, 200, 'smile'),
  ),
  ...storyPage(
    'l13-p3',
    park,
    onBench('cheer'),
    jumpingDucks([226, 304], 440, 512),
    row(
      [
        ['mia', 390],
        ['ali', 484],
        ['leyla', 578],
      ],
      466,
      226,
      name => jumping(name, 'laugh'),
      514,
    ),
  ),
  ...storyPage(
    'l13-p4',
    park,
    onBench('sitTalk'),
    dashes('M566 262 L594 250', 'M572 286 L602 274'),
    put(red, 528, 316, { height: 66 }),
    row(
      [
        ['mia', 240],
        ['ali', 350],
      ],
      500,
      230,
      name => standing(name, 'surprised'),
    ),
    noah(486, 526, 224, 'happy'),
  ),
  ...storyPage(
    'l13-p5',
    edge,
    put(coloured('car', 'blue'), 850, 532, { height: 104 }),
    put(red, 668, 500, { height: 64 }),
    dashes('M604 482 L574 480', 'M606 500 L580 504'),
    shadow(520, 414, 150),
    dashes('M408 330 L380 326', 'M404 360 L372 360', 'M410 390 L384 394'),
    put(domino('cheer'), 512, 412, { height: 170, turn: 12 }),
    put(person('mia', { mood: 'surprised', arm: 'point' }), 258, 424, { height: 320 }),
  ),
  scene(
    'l13-p6',
    edge,
    put(coloured('car', 'blue'), 560, 520, { height: 104 }),
    put(red, 740, 528, { height: 60 }),
    dominoAt('sit', 520, 418, 180),
    put(person('mia', { mood: 'happy', arm: 'point' }), 300, 424, { height: 320 }),
  ),
  ...storyPage(
    'l13-p8',
    park,
    put(person('ali', { mood: 'laugh', holding: red, thingHeight: 130 }), 250, 510, {
      height: 330,
    }),
    dominoAt('cheer', 470, 516, 220),
    put(person('mia', { mood: 'laugh', arm: 'wave' }), 670, 510, { height: 330 }),
    put(hat, 668, 254, { height: 108 }),
  ),
];
