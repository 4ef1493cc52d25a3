import {
  bubble,
  classroom,
  desk,
  domino,
  laidTable,
  openBag,
  openDoor,
  type Picture,
  person,
  place,
  put,
  type Svg,
  scene,
  schoolBag,
  shadow,
  shape,
  storyPage,
  thing,
} from '../../../../tools/content/art/index.ts';

const room = classroom();

type Pose = NonNullable<Parameters<typeof person>[1]>;
type Mood = NonNullable<Pose['mood']>;

/** Leyla behind her desk; things on it have their foot at `deskTop`. */
const leyla = (x: number, mood: Mood, onDesk: Svg): Svg =>
  put(person('leyla', { mood, arm: 'down' }), x, 500, { height: 420 }) +
  put(desk(), x, 522, { height: 180 }) +
  onDesk;

const deskTop = 353;

const grandpa = (x: number, mood: Mood, more: Pose = {}): Svg =>
  put(person('grandpa', { mood, arm: 'down', ...more }), x, 530, { height: 450 });

/** The food of Grandpa in a row on a desk. */
const breakfast = (x: number): Svg =>
  put(thing('bread'), x - 70, deskTop, { height: 80 }) +
  put(thing('cheese'), x + 12, deskTop, { height: 66 }) +
  put(thing('egg'), x + 78, deskTop, { height: 56 });

const food = (x: number): Svg =>
  put(thing('bread'), x - 40, deskTop, { height: 80 }) +
  put(thing('cheese'), x + 42, deskTop, { height: 66 });

/** Domino under a desk, who eats an egg. */
const dominoEats = (x: number): Svg =>
  put(domino('sit'), x, 522, { height: 118 }) + put(thing('egg'), x + 1, 490, { height: 36 });

/** What is left of an egg. */
const shell = (x: number, y: number): Svg =>
  shape(
    `M${x - 24} ${y - 16} Q${x - 20} ${y} ${x} ${y} Q${x + 20} ${y} ${x + 24} ${y - 16} l-10 8 -10 -8 -9 8 -9 -8Z`,
    '#d99a5b',
  );

/** The story of lesson 8, “Two red bags”; what matters is within x 170 and 790. */
export const pictures: Picture[] = [
  ...storyPage(
    'l8-p1',
    room,
    put(person('teacher', { mood: 'happy', arm: 'wave' }), 300, 470, { height: 400 }),
    leyla(610, 'smile', put(schoolBag('red'), 700, deskTop, { height: 96 })),
  ),
  ...storyPage(
    'l8-p2',
    room,
    leyla(480, 'surprised', put(openBag('red'), 580, deskTop, { height: 118 })),
  ),
  scene(
    'l8-p3',
    room,
    leyla(480, 'surprised', put(openBag('red'), 664, 522, { height: 150 }) + breakfast(480)),
    put(domino('think'), 276, 520, { height: 190 }),
  ),
  ...storyPage(
    'l8-p4',
    room,
    put(person('chloe', { mood: 'happy', arm: 'point' }), 270, 530, { height: 380 }),
    leyla(580, 'unhappy', food(580)),
    dominoEats(580),
  ),
  ...storyPage(
    'l8-p5',
    place('kitchen'),
    grandpa(420, 'surprised'),
    laidTable(480, 560, 700, ['#8cc4ff', '#74b1f2'], 170),
    put(openBag('red'), 300, 420, { height: 170 }),
    put(thing('book'), 520, 424, { height: 150 }),
    put(thing('pencil'), 640, 420, { height: 80 }),
  ),
  ...storyPage(
    'l8-p7',
    room,
    put(openDoor(), 292, 470, { height: 390 }),
    grandpa(330, 'laugh', { carrying: schoolBag('red'), thingHeight: 160 }),
    leyla(
      630,
      'laugh',
      put(schoolBag('red'), 540, deskTop, { height: 92 }) +
        put(thing('book'), 718, deskTop, { height: 92 }),
    ),
  ),
  scene(
    'l8-p8',
    room,
    grandpa(300, 'surprised'),
    bubble(390, 30, 170, 130, 'left', put(thing('egg'), 475, 146, { height: 100 })),
    shadow(620, 522, 300),
    put(desk(), 620, 522, { height: 250 }),
    put(domino('cheer'), 620, 520, { height: 196 }),
    shell(540, 522) + shell(698, 524),
  ),
];
