import {
  type Drawing,
  domino,
  type Picture,
  person,
  put,
  rect,
  rug,
  type Svg,
  scene,
  shadow,
  shape,
  sofa,
  storyPage,
  table,
  thing,
  wallAndFloor,
  windowOf,
} from '../../../../tools/content/art/index.ts';
import { closedBox, floorLamp, openBox } from './l12-parts.ts';

const box = closedBox();

/** Ivan's living room. */
const room: Svg =
  wallAndFloor('#e4f1fb', '#d8a873') +
  windowOf(40, 60, 130) +
  rug(480, 486, 640, '#8fcfc2', '#b3e0d7');

const roomWithSofa: Svg = room + sofa(290, 420, 300) + floorLamp(730, 424);

/** An open door; the sky and the garden behind it. */
const doorway: Svg =
  rect([560, 70, 250, 330], '#ffffff', 6) +
  rect([576, 86, 218, 314], '#bfe6ff') +
  shape('M576 330 Q680 300 794 326 V400 H576Z', '#86cc6b') +
  shape('M794 86 L866 60 V430 L794 400Z', '#9a6a44') +
  shape('M794 86 L866 60 V430 L794 400Z', '#00000018');

type Mood = Parameters<typeof domino>[0];

const dominoAt = (mood: Mood, x: number, y: number, height: number): Svg =>
  shadow(x, y - 4, height * 0.8) + put(domino(mood), x, y, { height });

const boxAt = (x: number, y: number, height: number): Svg =>
  shadow(x, y - 4, height) + put(box, x, y, { height });

/** Boxes in a row, each smaller than the one before. @param y the ground */
const row = (x: number, y: number, gap: number, sizes: readonly number[]): Svg => {
  let left = x;
  return sizes
    .map(size => {
      const svg = boxAt(left + size / 2, y, size);
      left += size + gap;
      return svg;
    })
    .join('');
};

/** Only the tail of Domino looks out of the box. */
const withTail = openBox(
  `<g transform="translate(-280 -500) scale(1.4)">${domino('sit').svg.match(/<g id="[^"]*tail">.*?<\/g>/)?.[0] ?? ''}</g>`,
);

const smaller: Drawing = openBox(put(box, 130, 130, { height: 112 }));

/** The story of lesson 12, “The big box”; what matters is within x 170 and 790. */
export const pictures: Picture[] = [
  ...storyPage(
    'l12-p1',
    room,
    doorway,
    put(person('ivan', { mood: 'laugh', arm: 'wave' }), 690, 470, { height: 350 }),
    boxAt(520, 516, 270),
    dominoAt('cheer', 280, 512, 240),
  ),
  ...storyPage(
    'l12-p2',
    room,
    put(person('ivan', { mood: 'laugh', arm: 'down' }), 706, 500, { height: 360 }),
    shadow(500, 508, 380),
    put(smaller, 500, 514, { height: 270 }),
    dominoAt('think', 264, 512, 250),
  ),
  ...storyPage(
    'l12-p4',
    room,
    row(172, 416, 8, [92, 90, 88, 86]),
    row(176, 466, 4, [80, 78, 76, 74, 72]),
    row(180, 514, 10, [70, 68, 66, 64, 62, 60]),
    put(domino('sleep'), 590, 466, { height: 122 }),
    put(person('ivan', { mood: 'happy', arm: 'point' }), 722, 516, { height: 330, flip: true }),
  ),
  scene(
    'l12-p5',
    room,
    row(172, 412, 8, [84, 80, 76, 72, 68, 64]),
    row(176, 464, 8, [62, 60, 58, 56, 54, 52]),
    row(180, 514, 2, [50, 48, 46, 44, 40, 36, 32, 26]),
    dominoAt('think', 622, 516, 120),
    put(person('ivan', { mood: 'laugh', arm: 'wave' }), 742, 516, { height: 320 }),
  ),
  scene(
    'l12-p6',
    room,
    put(person('ivan', { mood: 'happy', arm: 'point' }), 262, 516, { height: 380 }),
    table(510, 510, 270, 140),
    put(thing('egg'), 570, 376, { height: 64 }),
    put(box, 480, 374, { height: 64 }),
    dominoAt('think', 700, 514, 200),
  ),
  ...storyPage(
    'l12-p7',
    room,
    shadow(660, 508, 330),
    put(openBox(), 650, 514, { height: 230 }),
    put(person('ivan', { mood: 'surprised', holding: thing('star'), thingHeight: 90 }), 320, 514, {
      height: 390,
    }),
  ),
  ...storyPage(
    'l12-p8',
    roomWithSofa,
    put(person('ivan', { mood: 'laugh', arm: 'point' }), 262, 516, { height: 340 }),
    shadow(540, 510, 360),
    put(withTail, 540, 516, { height: 250 }),
    boxAt(744, 512, 70),
  ),
];
