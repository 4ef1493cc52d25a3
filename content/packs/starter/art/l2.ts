import {
  babyOf,
  bust,
  cot,
  domino,
  drawing,
  line,
  moved,
  type PersonName,
  type Picture,
  person,
  place,
  plate,
  put,
  rect,
  rug,
  type Svg,
  scene,
  shadow,
  shape,
  snugTile,
  sofa,
  storyPage,
  thing,
  windowOf,
} from '../../../../tools/content/art/index.ts';

type Pose = Parameters<typeof person>[1];
type BabyMood = NonNullable<Parameters<typeof babyOf>[1]>;

const livingRoom = place('living-room');
const emptyRoom = place('empty-room');
const nursery = place('empty-room') + windowOf(96, 60, 170, 'sun');
const garden = place('garden');
const park = place('park');

const stands = (name: PersonName, x: number, y: number, height: number, pose: Pose = {}): Svg =>
  put(person(name, pose), x, y, { height });

const dominoAt = (mood: Parameters<typeof domino>[0], x: number, y: number, height: number): Svg =>
  shadow(x, y - 2, height * 0.8) + put(domino(mood), x, y, { height });

/** A photo card with a face on it; x, y is its middle. */
const card = (name: PersonName, x: number, y: number, size: number): Svg =>
  rect(
    [x - size / 2, y - size / 2, size, size],
    '#ffffff',
    14,
    ' stroke="#e3d3ba" stroke-width="4"',
  ) +
  rect([x - size / 2 + 7, y - size / 2 + 7, size - 14, size - 14], '#dff0ff', 9) +
  put(bust(name, { arm: 'down' }), x, y + size / 2 - 7, { height: size - 16 });

/** How many brothers and sisters: their photos in a row. */
const siblings = (name: string, ...who: readonly PersonName[]): Picture => {
  const cards = who.map((one, at) => card(one, 64 + at * 128, 64, 122));
  return snugTile(name, drawing([0, 0, who.length * 128, 128], ...cards));
};

/** A cot with Ivan's sister standing in it; x is its middle, y the floor. */
const cotWith = (mood: BabyMood, x: number, y: number, size: number): Svg => {
  const { back, front } = cot(0, 0);
  const inside = put(babyOf('ivan', mood), 0, -94, { height: 256 });
  return moved(`translate(${x} ${y}) scale(${size})`, back + inside + front);
};

/** An arrow that points down at x, y. */
const arrow = (x: number, y: number): Svg =>
  shape(
    `M${x - 17} ${y - 92} H${x + 17} V${y - 44} H${x + 40} L${x} ${y} L${x - 40} ${y - 44} H${x - 17}Z`,
    '#e83a3c',
    ' stroke="#ffffff" stroke-width="6" stroke-linejoin="round"',
  );

/** Short arcs that show a hop at x, y. */
const hops = (x: number, y: number): Svg =>
  line(
    `M${x - 110} ${y} q14 20 40 22 M${x + 110} ${y} q-14 20 -40 22 M${x - 24} ${y + 34} q24 10 48 0`,
    '#8a6a4a',
    7,
  );

const seatedOnSofa = (
  name: PersonName,
  x: number,
  y: number,
  height: number,
  pose: Pose = {},
): Svg => stands(name, x, y, height, { seated: true, arm: 'down', ...pose });

const story = [
  storyPage(
    'l2-p1',
    livingRoom,
    seatedOnSofa('ivanMum', 490, 432, 290, { mood: 'smile' }),
    seatedOnSofa('ivanGrandpa', 650, 432, 290, { mood: 'smile' }),
    stands('ivan', 270, 520, 350),
    dominoAt('sit', 736, 528, 140),
  ),
  scene(
    'l2-p2',
    emptyRoom,
    rug(560, 510, 560),
    moved('translate(590 510) scale(1.12)', sofa(0, 0, 440)),
    seatedOnSofa('ivanMum', 500, 512, 400, { mood: 'smile' }),
    seatedOnSofa('ivanGrandpa', 700, 512, 400, { mood: 'smile' }),
    arrow(700, 118),
    stands('ivan', 250, 536, 320, { arm: 'point', mood: 'smile' }),
  ),
  storyPage(
    'l2-p3',
    nursery,
    cotWith('happy', 490, 490, 1.05),
    dominoAt('think', 240, 508, 210),
    put(person('ivan', { arm: 'point' }), 740, 516, { height: 330, flip: true }),
  ),
  storyPage(
    'l2-p4',
    nursery,
    cotWith('cry', 480, 518, 1.35),
    dominoAt('sorry', 214, 522, 160),
    put(person('ivan', { arm: 'down', mood: 'unhappy' }), 752, 520, { height: 290 }),
  ),
  storyPage(
    'l2-p5',
    nursery,
    cotWith('cry', 680, 480, 0.8),
    shadow(350, 506, 210),
    put(domino('cheer'), 350, 430, { height: 310 }),
    hops(350, 446),
  ),
  storyPage(
    'l2-p6',
    nursery,
    cotWith('happy', 480, 512, 1.25),
    dominoAt('cheer', 230, 520, 180),
    stands('ivan', 740, 520, 310, { mood: 'laugh', leftArm: 'wave' }),
    put(thing('heart'), 350, 110, { height: 50 }),
    put(thing('heart'), 610, 96, { height: 60 }),
  ),
].flat();

const slides = [
  scene(
    'l2-slide-1',
    garden,
    stands('dad', 180, 506, 400, { arm: 'down', mood: 'smile' }),
    stands('sister', 360, 516, 320),
    stands('grandma', 560, 506, 390, { arm: 'down', mood: 'smile' }),
    stands('brother', 760, 516, 320),
  ),
  scene(
    'l2-slide-2',
    emptyRoom,
    stands('chloeGrandma', 200, 510, 390, { arm: 'down', mood: 'smile' }),
    stands('chloe', 400, 520, 320),
    stands('chloeMum', 600, 510, 400, { arm: 'down', mood: 'smile' }),
    put(babyOf('chloe'), 790, 520, { height: 190 }),
  ),
  scene(
    'l2-slide-3',
    park,
    stands('malee', 260, 516, 330),
    dominoAt('sit', 480, 520, 190),
    stands('maleeGrandma', 720, 510, 390, { arm: 'down', mood: 'smile' }),
  ),
];

/** A room of the house, seen from outside. */
const room = (x: number, y: number, colour: string): Svg =>
  rect([x, y, 280, 205], colour) + rect([x, y + 175, 280, 30], '#c99a66');

const inRoom = (who: readonly PersonName[], x: number, y: number): Svg =>
  who
    .map((name, at) =>
      stands(name, x + 140 + (at - (who.length - 1) / 2) * 100, y + 198, 188, {
        arm: 'down',
        mood: 'smile',
      }),
    )
    .join('');

const house = scene(
  'l2-house',
  garden,
  shape('M30 92 L480 -60 L930 92Z', '#d9605a'),
  rect([48, 88, 864, 440], '#fff3dc', 6),
  room(54, 94, '#dff3ea'),
  room(340, 94, '#e4e8ff'),
  room(626, 94, '#ffe3e0'),
  room(54, 312, '#fff0c4'),
  room(340, 312, '#ffe9f0'),
  room(626, 312, '#dff0ff'),
  inRoom(['grandma', 'grandpa'], 54, 94),
  inRoom(['brother', 'sister'], 340, 94),
  put(babyOf('leyla'), 766, 290, { height: 110 }),
  inRoom(['mum'], 54, 312),
  inRoom(['sister2', 'leyla'], 340, 312),
  inRoom(['dad', 'brother2'], 626, 312),
);

const chloe = scene(
  'l2-chloe',
  emptyRoom,
  stands('chloe', 200, 520, 340),
  stands('chloeMum', 420, 516, 430, { arm: 'down', mood: 'smile' }),
  stands('chloeGrandma', 640, 516, 420, { arm: 'down', mood: 'smile' }),
  put(babyOf('chloe'), 830, 520, { height: 200 }),
);

const portrait = scene(
  'l2-photo',
  rect([0, 0, 960, 540], '#b98a5a'),
  rect([24, 24, 912, 492], '#fff8ea', 18),
  rect([54, 54, 852, 372], '#cfeaff', 12),
  stands('grandma', 200, 426, 350, { arm: 'down', mood: 'smile' }),
  stands('dad', 480, 426, 360, { arm: 'down', mood: 'smile' }),
  put(babyOf('leyla'), 760, 424, { height: 210 }),
  plate(200, 470, 210),
  plate(480, 470, 210),
  plate(760, 470, 210),
);

/** Four boys and a girl, from the shoulders up. */
const fourBoys = snugTile(
  'l2-boys-4-girl',
  drawing(
    [0, 0, 384, 256],
    ...(['ali', 'wei', 'ivan'] as const).map((name, at) => card(name, 64 + at * 128, 64, 122)),
    card('pablo', 128, 192, 122),
    card('chloe', 256, 192, 122),
  ),
);

const families = [
  fourBoys,
  siblings('l2-2s1b', 'sister', 'sister2', 'brother'),
  siblings('l2-1s2b', 'sister', 'brother', 'brother2'),
  siblings('l2-2s2b', 'sister', 'sister2', 'brother', 'brother2'),
  siblings('l2-1s1b', 'sister', 'brother'),
  siblings('l2-bb', 'brother', 'brother2'),
];

export const pictures: readonly Picture[] = [
  ...story,
  ...slides,
  house,
  chloe,
  portrait,
  ...families,
];
