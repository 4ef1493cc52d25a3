import {
  coloured,
  type Drawing,
  domino,
  frog,
  glassOfWater,
  lion,
  oval,
  type Picture,
  person,
  place,
  put,
  rect,
  type Svg,
  scene,
  shadow,
  table,
  thing,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { tasteMark } from './l5-taste.ts';

const plank = (y: number): Svg =>
  rect([60, y + 20, 840, 30], '#1b2a4a', 14, ' fill-opacity=".08"') +
  rect([50, y, 860, 28], '#c9935d', 12) +
  rect([50, y, 860, 12], '#dba76c', 6) +
  [130, 830].map(x => rect([x - 10, y + 28, 20, 34], '#a9744a', 6)).join('');

const places = [146, 313, 480, 647, 814];

/** Things in a row, their feet at y; an empty place is null. */
const onPlank = (things: readonly (Drawing | null)[], y: number): Svg =>
  things
    .map((one, at) => {
      const x = places[at] ?? 0;
      return one ? shadow(x, y, 130) + put(one, x, y + 2, { height: 138 }) : '';
    })
    .join('');

const wallOf = (colour: string): Svg =>
  rect([0, 0, 960, 540], colour) +
  [90, 270, 450, 630, 810].map(x => rect([x, 0, 60, 540], '#ffffff', 0, ' opacity=".18"')).join('');

type Board = readonly (Drawing | null)[];

/** Two boards on a kitchen wall, five things on each. */
const boards = (name: string, wall: string, upper: Board, lower: Board): Picture =>
  scene(name, wallOf(wall), plank(222), plank(456), onPlank(upper, 222), onPlank(lower, 456));

const apple = thing('apple');
const orange = thing('orange');
const banana = thing('banana');
const bread = thing('bread');
const cheese = thing('cheese');
const egg = thing('egg');
const rice = thing('rice');
const milk = thing('milk');
const biscuit = thing('biscuit');
const water = glassOfWater();

const emptyPlate = (x: number, y: number): Svg =>
  oval([x, y + 8, 112, 32], '#1b2a4a', ' fill-opacity=".12"') +
  oval([x, y, 112, 32], '#ffffff', ' stroke="#cfd8e6" stroke-width="4"') +
  oval([x, y - 3, 78, 20], '#eef2f8');

const diners: Svg =
  put(person('mia', { arm: 'down' }), 160, 520, { height: 400 }) +
  put(person('ali', { arm: 'down' }), 480, 520, { height: 400 }) +
  put(domino('sit'), 800, 446, { height: 350 });

const tableFront: Svg =
  rect([0, 372, 960, 168], '#5f8fe0') +
  rect([0, 360, 960, 26], '#7fa8ee', 10) +
  [60, 180, 300, 420, 540, 660, 780, 900].map(x => oval([x, 500, 15, 15], '#ffffff55')).join('');

const wish = (x: number, y: number, food: Drawing, liked: boolean): Svg =>
  oval([x, y, 112, 100], '#ffffff', ' stroke="#d3dff0" stroke-width="5"') +
  put(food, x - 8, y + 68, { height: 132 }) +
  tasteMark(liked, x + 70, y - 48, 76);

const dots = (...all: readonly (readonly [number, number, number])[]): Svg =>
  all
    .map(([x, y, r]) => oval([x, y, r, r * 0.85], '#ffffff', ' stroke="#d3dff0" stroke-width="4"'))
    .join('');

/** Four hungry animals in a row, each with an empty plate. */
const zoo: Svg = [lion(), frog(), thing('horse'), thing('elephant')]
  .map((animal, at) => {
    const x = 134 + at * 231;
    const height = at === 1 ? 120 : 236;
    return shadow(x, 344, height * 0.7) + put(animal, x, 350, { height }) + emptyPlate(x, 486);
  })
  .join('');

/** Scenes of lesson 5. */
export const pictures: Picture[] = [
  boards(
    'l5-table',
    '#dcefe4',
    [coloured('apple', 'yellow'), milk, egg, banana, apple],
    [rice, cheese, water, thing('apple-green'), coloured('ice-cream', 'yellow')],
  ),
  boards(
    'l5-shelf-1',
    '#fdeccf',
    [bread, orange, milk, apple, cheese],
    [rice, banana, egg, water, biscuit],
  ),
  boards(
    'l5-shelf-2',
    '#e7e6fb',
    [orange, egg, cheese, bread, water],
    [banana, biscuit, apple, milk, rice],
  ),
  boards(
    'l5-shelf-3',
    '#dff0ff',
    [milk, rice, biscuit, apple, bread],
    [cheese, water, orange, banana, egg],
  ),
  scene(
    'l5-plates',
    place('kitchen'),
    diners,
    tableFront,
    emptyPlate(160, 428),
    emptyPlate(480, 428),
    emptyPlate(800, 428),
  ),
  scene(
    'l5-domino-likes',
    place('plain'),
    shadow(480, 506, 260),
    put(domino('think'), 480, 512, { height: 306 }),
    dots([330, 300, 20], [290, 262, 26], [630, 300, 20], [670, 262, 26]),
    wish(190, 170, cheese, true),
    wish(770, 170, apple, false),
  ),
  scene('l5-zoo', place('meadow'), zoo),
  tileOf(
    'l5-lesson',
    put(domino('cheer'), 128, 214, { height: 206 }),
    table(128, 300, 240, 104, '#ffd7e6'),
    put(thing('apple'), 46, 206, { height: 60 }),
    put(thing('ice-cream'), 122, 210, { height: 76 }),
    put(thing('cheese'), 206, 206, { height: 62 }),
  ),
];
