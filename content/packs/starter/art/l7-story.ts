import {
  bubble,
  type Drawing,
  domino,
  line,
  type Picture,
  person,
  put,
  rug,
  type Svg,
  scene,
  shadow,
  storyPage,
  table,
  thing,
  wallAndFloor,
  windowOf,
} from '../../../../tools/content/art/index.ts';
import { catOnTablet, numberCake, tablet, written } from './l7-parts.ts';

/** Mia's room, with a low table for the tablet. */
const room: Svg =
  wallAndFloor('#e7e6fb', '#d8a873') + windowOf(30, 60, 130, 'sun') + rug(480, 486, 620);

type Mood = Parameters<typeof domino>[0];

const dominoAt = (mood: Mood, x: number, height: number): Svg =>
  shadow(x, 508, height * 0.8) + put(domino(mood), x, 512, { height });

const tabletAt = (x: number, height: number, one: Drawing = tablet()): Svg =>
  table(x, 510, 300, 130) + put(one, x, 384, { height });

/** The arcs of a voice that comes out of the tablet at its left. */
const voice = (x: number, y: number): Svg =>
  line(`M${x} ${y - 22} q-18 22 0 44 M${x - 24} ${y - 38} q-32 38 0 76`, '#6b46e0', 8);

const two = (x: number, y: number): Svg => put(numberCake(2), x, y, { height: 96 });

/** Domino laughs so much that he lies on his back; without the shadow under his feet. */
const onHisBack: Drawing = {
  ...domino('cheer'),
  svg: domino('cheer').svg.replace(/<ellipse cx="210" cy="456"[^>]*>/, ''),
};

/** The story of lesson 7, “Two Dominos”; what matters is within x 170 and 790. */
export const pictures: Picture[] = [
  ...storyPage(
    'l7-p1',
    room,
    shadow(250, 508, 150),
    put(person('mia', { arm: 'point' }), 250, 514, { height: 390 }),
    tabletAt(670, 180),
    dominoAt('sit', 436, 190),
  ),
  ...storyPage('l7-p3', room, dominoAt('think', 320, 320), tabletAt(640, 220), voice(470, 270)),
  scene(
    'l7-p4',
    room,
    dominoAt('hello', 340, 280),
    tabletAt(640, 200),
    bubble(250, 40, 170, 130, 'left', two(335, 158)),
    bubble(510, 16, 170, 120, 'right', two(595, 126)),
  ),
  ...storyPage(
    'l7-p5',
    room,
    dominoAt('sit', 320, 300),
    tabletAt(640, 200),
    bubble(
      480,
      16,
      200,
      124,
      'right',
      put(thing('fish'), 536, 118, { height: 80 }) + put(thing('heart'), 628, 110, { height: 64 }),
    ),
  ),
  scene(
    'l7-p6',
    room,
    dominoAt('think', 330, 330),
    tabletAt(640, 210),
    bubble(370, 24, 130, 110, 'left', written('?', 435, 114, 96, '#6b46e0')),
  ),
  ...storyPage(
    'l7-p7',
    room,
    put(person('mia', { mood: 'surprised', arm: 'down' }), 230, 514, { height: 330 }),
    dominoAt('think', 380, 216),
    tabletAt(628, 248, catOnTablet('happy')),
  ),
  ...storyPage(
    'l7-p8',
    room,
    put(person('mia', { mood: 'laugh', arm: 'wave' }), 240, 496, { height: 330 }),
    tabletAt(636, 220, catOnTablet('laugh')),
    shadow(410, 514, 260),
    put(onHisBack, 420, 536, { height: 240, turn: -78 }),
  ),
];
