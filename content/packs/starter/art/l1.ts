import {
  bench,
  domino,
  moved,
  type PersonName,
  type Picture,
  person,
  place,
  put,
  rect,
  type Svg,
  scene,
  shadow,
  shape,
  storyPage,
  thing,
} from '../../../../tools/content/art/index.ts';

type Pose = Parameters<typeof person>[1];
type Mood = Parameters<typeof domino>[0];

/** Somebody at x, with the feet at y. */
const stands = (name: PersonName, x: number, y: number, height: number, pose: Pose = {}): Svg =>
  put(person(name, pose), x, y, { height });

const dominoAt = (mood: Mood, x: number, y: number, height: number): Svg =>
  shadow(x, y - 2, height * 0.8) + put(domino(mood), x, y, { height });

/** Malee on the bench, which reaches to her right; x is her middle, y the ground. */
const maleeSits = (x: number, y: number, height: number, pose: Pose): Svg =>
  moved(`translate(${x + height * 0.2} ${y}) scale(${height / 330})`, bench(0, 0, 380)) +
  stands('malee', x, y - height * 0.03, height, { seated: true, arm: 'down', ...pose });

const stars = (points: readonly (readonly [number, number, number])[]): Svg =>
  points.map(([x, y, height]) => put(thing('star'), x, y, { height })).join('');

const yard = place('school-yard');

/** The yard from nearer: the school stands behind, big. */
const nearYard = moved('translate(-160 -150) scale(1.42)', yard);

const story = [
  storyPage(
    'l1-p1',
    yard,
    maleeSits(320, 496, 320, { mood: 'unhappy' }),
    dominoAt('hello', 690, 510, 220),
  ),
  scene(
    'l1-p2',
    nearYard,
    maleeSits(340, 528, 450, { mood: 'talkSmall', arm: 'wave' }),
    dominoAt('think', 680, 532, 280),
  ),
  scene(
    'l1-p3',
    nearYard,
    maleeSits(340, 528, 470, { mood: 'sad' }),
    dominoAt('sit', 690, 528, 260),
  ),
  storyPage(
    'l1-p4',
    yard,
    maleeSits(640, 484, 290, { mood: 'surprised' }),
    dominoAt('sit', 862, 520, 160),
    stands('ali', 250, 506, 320),
    stands('wei', 430, 516, 320),
  ),
  storyPage(
    'l1-p5',
    yard,
    stars([
      [230, 130, 50],
      [350, 90, 44],
      [610, 96, 46],
      [730, 140, 52],
    ]),
    shadow(415, 506, 150),
    stands('ali', 245, 512, 310, { mood: 'laugh', leftArm: 'wave' }),
    stands('wei', 575, 512, 310, { mood: 'laugh', leftArm: 'wave' }),
    stands('malee', 410, 440, 330, { mood: 'laugh', leftArm: 'wave' }),
    dominoAt('cheer', 712, 522, 160),
  ),
  storyPage(
    'l1-p6',
    yard,
    stands('maleeGrandma', 730, 430, 290, { mood: 'smile', arm: 'down' }),
    stands('malee', 610, 436, 230, { leftArm: 'wave', arm: 'down' }),
    stands('ali', 230, 520, 310),
    stands('wei', 385, 526, 310),
    dominoAt('hello', 520, 530, 160),
  ),
].flat();

const doorstep =
  rect([655, 310, 130, 126], '#6b4034', 6) +
  shape('M655 310 L612 328 V452 L655 436Z', '#b5703f') +
  rect([640, 432, 160, 16], '#c9b59a', 6);

const leave = scene(
  'l1-leave',
  place('garden-gate'),
  doorstep,
  dominoAt('hello', 722, 440, 132),
  stands('mia', 330, 532, 360, { behind: true }),
  put(thing('school-bag'), 330, 474, { height: 118 }),
);

const pets: readonly (readonly [string, number, number, number, boolean?])[] = [
  ['cat', 150, 462, 120],
  ['poodle', 318, 520, 142],
  ['cat-black', 545, 522, 124, true],
  ['dog-guide', 700, 440, 136],
  ['cat', 836, 520, 124, true],
];

const petGarden = scene(
  'l1-garden',
  place('garden'),
  stands('wei', 452, 462, 250, { mood: 'smile' }),
  ...pets.map(
    ([name, x, y, height, flip = false]) =>
      shadow(x, y - 2, height) + put(thing(name), x, y, { height, flip }),
  ),
);

/** Pictures of lesson 1. */
export const pictures: readonly Picture[] = [...story, leave, petGarden];
