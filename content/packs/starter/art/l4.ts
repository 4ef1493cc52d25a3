import {
  ball,
  box,
  cloud,
  coloured,
  colours,
  countable,
  type Drawing,
  domino,
  drawing,
  frog,
  fullTile,
  house,
  line,
  lion,
  mat,
  oval,
  type Picture,
  person,
  place,
  put,
  rect,
  scene,
  shadow,
  shape,
  sky,
  snugTile,
  thing,
  tile,
  tileOf,
  tree,
  water,
  windowOf,
} from '../../../../tools/content/art/index.ts';
import { blackAndWhiteCat, sized, sizedFish } from './l4-animals.ts';
import { type Action, abilityCard, actionSign } from './l4-cards.ts';
import { smallFrogPages } from './l4-the-small-frog.ts';
import { playroom } from './playroom.ts';

const horse = (colour?: 'white' | 'black'): Drawing =>
  colour ? coloured('horse', colour) : thing('horse');

const sizes: readonly Picture[] = [
  fullTile('elephant-big', sized(thing('elephant'), true)),
  fullTile('elephant-small', sized(thing('elephant'), false)),
  fullTile('horse-big', sized(horse(), true)),
  fullTile('horse-small', sized(horse(), false)),
  fullTile('duck-big', sized(thing('duck'), true)),
  fullTile('duck-small', sized(thing('duck'), false)),
  fullTile('rabbit-big', sized(thing('rabbit'), true)),
  fullTile('rabbit-small', sized(thing('rabbit'), false)),
  fullTile('fish-big', sizedFish(thing('fish'), true)),
  fullTile('fish-small', sizedFish(thing('fish'), false)),
  fullTile('horse-white-big', sized(horse('white'), true)),
  fullTile('horse-white-small', sized(horse('white'), false)),
  fullTile('horse-black-small', sized(horse('black'), false)),
];

const card = (
  name: string,
  animal: Drawing,
  ...abilities: readonly (readonly [Action, boolean])[]
): Picture => fullTile(name, abilityCard(animal, ...abilities));

const cards: readonly Picture[] = [
  card('horse-jump-yes', horse(), ['jump', true]),
  card('horse-run-yes', horse(), ['run', true]),
  card('lion-swim-no', lion(), ['swim', false]),
  card('lion-run-yes', lion(), ['run', true]),
  card('fish-swim-yes', thing('fish'), ['swim', true]),
  card('fish-swim-run', thing('fish'), ['swim', true], ['run', false]),
  card('horse-run-swim', horse(), ['swim', false], ['run', true]),
  card('duck-both', thing('duck'), ['swim', true], ['run', true]),
  card('bird-none', thing('bird'), ['swim', false], ['run', false]),
  card('rabbit-jump-swim', thing('rabbit'), ['jump', true], ['swim', false]),
  card('horse-jump-swim', horse(), ['jump', true], ['swim', false]),
  card('lion-run-swim', lion(), ['run', true], ['swim', false]),
  card('elephant-run', thing('elephant'), ['run', true], ['jump', false]),
  card('elephant-jump', thing('elephant'), ['run', false], ['jump', true]),
  card('elephant-run-and-jump', thing('elephant'), ['run', true], ['jump', true]),
  card('elephant-none', thing('elephant'), ['run', false], ['jump', false]),
  card('duck-swim-run', thing('duck'), ['swim', true], ['run', false]),
  card('duck-run-swim', thing('duck'), ['swim', false], ['run', true]),
  card('bird-green-jump-yes', coloured('bird', 'green'), ['jump', true]),
  card('bird-green-jump-no', coloured('bird', 'green'), ['jump', false]),
  card('bird-red-jump-yes', coloured('bird', 'red'), ['jump', true]),
  card('bird-red-jump-no', coloured('bird', 'red'), ['jump', false]),
];

/** A big box and a small one: the one meant has its colour, the other is grey. */
const boxes = (big: boolean): Drawing =>
  drawing(
    [0, 0, 256, 256],
    put(box(big ? 'orange' : 'grey'), 92, 240, { height: 176, opacity: big ? 1 : 0.6 }),
    put(box(big ? 'grey' : 'orange'), 212, 240, { height: 74, opacity: big ? 0.6 : 1 }),
  );

const words: readonly Picture[] = [
  tile('swim', actionSign('swim')),
  tile('run', actionSign('run')),
  tile('jump', actionSign('jump')),
  fullTile('big', boxes(true)),
  fullTile('small', boxes(false)),
];

const groups: readonly Picture[] = [
  snugTile('rabbit-white-2', countable(coloured('rabbit', 'white'), 2)),
  snugTile('rabbit-black-2', countable(coloured('rabbit', 'black'), 2)),
  tileOf(
    'frog-ball',
    put(frog(), 104, 240, { height: 176 }),
    put(ball('red', 'white'), 204, 246, { height: 88 }),
  ),
  tileOf(
    'elephant-frog',
    put(thing('elephant'), 106, 244, { height: 204 }),
    put(frog(), 216, 246, { height: 62 }),
  ),
  tileOf(
    'l4-lesson',
    put(thing('elephant'), 82, 204, { height: 168 }),
    put(domino('hello'), 186, 232, { height: 156 }),
    put(frog(), 66, 250, { height: 84 }),
    put(thing('bird'), 206, 74, { height: 64 }),
  ),
];

const forest = (name: string, ...more: readonly string[]): Picture =>
  scene(name, place('forest'), ...more);

const stone = (x: number, y: number, size: number) =>
  oval([x, y, size, size * 0.62], '#a9b3c2') +
  oval([x - size * 0.2, y - size * 0.2, size * 0.5, size * 0.24], '#c9d2de');

const monkey = thing('monkey');

const forests: readonly Picture[] = [
  forest(
    'l4-forest-1',
    water(480, 486, 760, 96),
    put(thing('elephant'), 210, 450, { height: 220 }),
    put(monkey, 560, 408, { height: 130 }),
    put(thing('duck'), 690, 500, { height: 96 }),
    put(thing('bird'), 820, 200, { height: 90 }),
  ),
  forest(
    'l4-forest-2',
    line('M60 250 Q480 350 900 250', '#b97d40', 12),
    line('M60 190 Q480 290 900 190', '#b97d40', 6),
    ...[150, 260, 370, 590, 700, 810].map(x =>
      line(`M${x} ${300 - Math.abs(x - 480) / 8.6} v-58`, '#b97d40', 5),
    ),
    put(monkey, 480, 304, { height: 136 }),
    put(thing('rabbit'), 240, 500, { height: 120 }),
    put(frog(), 700, 500, { height: 96 }),
  ),
  forest(
    'l4-forest-3',
    stone(230, 476, 120),
    stone(720, 480, 150),
    put(thing('bird'), 232, 408, { height: 90 }),
    put(monkey, 730, 400, { height: 140 }),
    put(lion(), 470, 510, { height: 210 }),
  ),
];

/** A plate with room for a word that is dragged there, beside its animal. */
const label = (x: number, y: number) =>
  rect([x - 135, y - 59, 270, 118], '#ffffff', 28, ' stroke="#d9c4a0" stroke-width="4"');

/** Animals and their plates in two columns of three. */
const six = scene(
  'l4-six',
  sky(),
  cloud(250, 34, 0.7),
  cloud(640, 30, 0.6),
  shape('M0 96 Q480 30 960 96 V540 H0Z', '#bfe8a0'),
  shape('M0 200 Q480 150 960 200 V540 H0Z', '#a8dd85'),
  shape('M0 380 Q480 330 960 380 V540 H0Z', '#8fd077'),
  oval([106, 470, 100, 52], '#6ec3f2'),
  put(thing('elephant'), 100, 170, { height: 150 }),
  put(lion(), 584, 168, { height: 138 }),
  put(thing('bird'), 104, 348, { height: 144 }),
  put(thing('rabbit'), 584, 350, { height: 150 }),
  put(coloured('fish', 'red'), 106, 516, { height: 112 }),
  put(monkey, 584, 528, { height: 150 }),
  ...[90, 270, 450].flatMap(y => [label(330, y), label(810, y)]),
);

/** Two animals next to each other, of the same height or not. */
const pair = (name: string, one: Drawing, other: Drawing, heights: readonly [number, number]) =>
  snugTile(
    name,
    drawing(
      [0, 0, 280, 170],
      oval([140, 158, 136, 11], '#a8dd85'),
      put(one, 84, 164, { height: heights[0] }),
      put(other, 214, 164, { height: heights[1] }),
    ),
  );

/** A family member next to an animal. */
const beside = (who: 'grandpa' | 'grandma', animal: 'horse' | 'elephant', size: 'big' | 'small') =>
  snugTile(
    `l4-${who}-${animal}-${size}`,
    drawing(
      [0, 0, 300, 210],
      oval([150, 198, 146, 11], '#a8dd85'),
      put(person(who, { mood: 'smile', arm: 'down' }), 66, 206, { height: 176 }),
      put(thing(animal), 206, 206, { height: size === 'big' ? 190 : 84 }),
    ),
  );

const families: readonly Picture[] = [
  pair('l4-elephant-family', thing('elephant'), thing('elephant'), [150, 70]),
  pair('l4-elephants-big', thing('elephant'), thing('elephant'), [134, 134]),
  pair('l4-elephants-small', thing('elephant'), thing('elephant'), [70, 70]),
  pair('l4-horse-family', thing('horse'), thing('horse'), [150, 70]),
  beside('grandpa', 'horse', 'big'),
  beside('grandpa', 'horse', 'small'),
  beside('grandma', 'horse', 'big'),
  beside('grandpa', 'elephant', 'big'),
];

const mats = scene(
  'l4-toy-mats',
  playroom(),
  windowOf(390, 100, 180),
  ...(['blue', 'pink', 'green'] as const).map((colour, at) =>
    mat(170 + at * 310, 440, 280, colours[colour].base, colours[colour].dark),
  ),
);

const mia = scene(
  'l4-mia',
  place('living-room'),
  shadow(370, 508, 210),
  put(person('mia'), 370, 516, { height: 420 }),
  shadow(620, 508, 220),
  put(blackAndWhiteCat(), 620, 516, { height: 210 }),
);

const bird = scene(
  'l4-bird',
  sky(),
  cloud(180, 80, 1),
  cloud(760, 60, 0.8),
  shape('M0 330 Q300 280 620 320 T960 300 V540 H0Z', '#a8dd85'),
  house(760, 360, 1.5),
  tree(130, 320, 2.2),
  shape('M0 420 Q300 380 620 410 T960 396 V540 H0Z', '#86cc6b'),
  put(thing('flower'), 560, 506, { height: 180 }),
  shadow(420, 502, 90),
  put(coloured('bird', 'black'), 420, 506, { height: 104 }),
);

/** Pictures of lesson 4, Animals. */
export const pictures: readonly Picture[] = [
  ...sizes,
  ...words,
  ...cards,
  ...groups,
  ...families,
  ...forests,
  six,
  mats,
  mia,
  bird,
  ...smallFrogPages,
];
