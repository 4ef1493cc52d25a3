import {
  atDesk,
  clockFace,
  type Drawing,
  dancing,
  domino,
  drawing,
  headOf,
  headphones,
  lamp,
  line,
  moon,
  oval,
  type Picture,
  person,
  put,
  rect,
  type Svg,
  scene,
  shadow,
  shape,
  star,
  storyPage,
  table,
  thing,
  wallAndFloor,
  windowOf,
} from '../../../../tools/content/art/index.ts';
import { kitchen } from './l11-rooms.ts';
import { brush, easel, inRing, notes, pot, sketches, steam } from './l14-parts.ts';

const clock = (hour: number, x: number, y = 156): Svg =>
  put(clockFace(hour), x, y, { height: 124 });

/** Domino as Ali paints him: much like a cow. */
const cow: Svg =
  rect([0, 0, 200, 170], '#d7f0ff') +
  rect([0, 128, 200, 42], '#7ccb6b') +
  [52, 76, 124, 148]
    .map(x => rect([x, 104, 13, 44], '#ffffff', 5, ' stroke="#7d8798" stroke-width="3"'))
    .join('') +
  oval([104, 88, 64, 36], '#ffffff', ' stroke="#7d8798" stroke-width="4"') +
  oval([84, 78, 20, 15], '#2b303c') +
  oval([132, 98, 19, 13], '#2b303c') +
  line('M166 76 q22 10 14 44', '#7d8798', 5) +
  shape(
    'M18 40 Q22 22 34 34 M62 40 Q60 22 50 34',
    'none',
    ' stroke="#c9935d" stroke-width="7" stroke-linecap="round"',
  ) +
  oval([42, 62, 30, 28], '#ffffff', ' stroke="#7d8798" stroke-width="4"') +
  oval([54, 54, 12, 14], '#2b303c') +
  oval([42, 78, 20, 12], '#ffb4c2') +
  oval([32, 56, 4, 5], '#24304a') +
  oval([54, 56, 4, 5], '#ffffff') +
  oval([36, 78, 3, 3], '#7c2a33') +
  oval([48, 78, 3, 3], '#7c2a33');

/** Noah just awake: all his hair is up. */
const sleepyNoah = (mood: 'tired' | 'asleep'): Drawing =>
  drawing(
    [40, -20, 320, 350],
    shape(
      'M92 150 L66 96 L112 104 L104 40 L152 74 L164 4 L200 58 L236 2 L250 74 L298 36 L290 104 L334 92 L308 150 Q200 70 92 150Z',
      '#1e1512',
    ),
    headOf('noah', mood).svg,
  );

/** A bed seen from its foot. */
const bed = (head: Svg, dark: boolean): Svg =>
  rect([300, 250, 360, 330], '#a9744a', 30) +
  rect([322, 272, 316, 300], '#c9935d', 22) +
  rect([346, 300, 268, 150], dark ? '#dfe6f7' : '#ffffff', 50) +
  head +
  shape('M286 458 Q480 404 674 458 L690 560 H270Z', '#4fa3ff') +
  shape('M286 458 Q480 404 674 458 l3 34 Q480 440 283 492Z', '#ffffffaa');

const noahsRoom = (light: 'lamp' | 'dark'): Svg =>
  wallAndFloor(light === 'lamp' ? '#8f9bd6' : '#51609f', light === 'lamp' ? '#a98a78' : '#6f6072') +
  rect([196, 60, 170, 150], '#1c2a5e', 10) +
  put(moon(), 300, 152, { height: 80 }) +
  star(232, 96, 0.9) +
  star(240, 170, 0.7) +
  rect([196, 60, 170, 150], 'none', 10, ' stroke="#ffffff" stroke-width="12"') +
  clock(3, 460, 190);

const night: Svg = rect([0, 0, 960, 540], '#070b1c');

/** A phone whose light is all that can be seen; Zara is calling. */
const shining: Svg =
  [240, 180, 126]
    .map((r, at) => oval([490, 290, r, r], '#5fa8ff', ` opacity="${0.1 + at * 0.06}"`))
    .join('') +
  rect([404, 130, 172, 320], '#3a4660', 30) +
  rect([418, 150, 144, 280], '#bfe6ff', 18) +
  `<svg x="418" y="176" width="144" height="170" viewBox="0 0 144 170">${put(person('zara', { mood: 'happy', arm: 'wave' }), 72, 260, { height: 240 })}</svg>` +
  oval([490, 388, 24, 24], '#2fa56a') +
  line('M480 388 l8 9 l14 -17', '#ffffff', 6);

const bedLamp: Svg =
  oval([742, 280, 130, 124], '#fff3cf', ' opacity=".4"') +
  oval([742, 280, 88, 84], '#fff3cf', ' opacity=".5"') +
  rect([690, 372, 104, 150], '#8a6148', 10) +
  put(lamp(46), 742, 374, { height: 150 });

/** The story of lesson 14, “Hello, Noah!”. */
export const pictures: readonly Picture[] = [
  ...storyPage(
    'l14-p1',
    wallAndFloor('#fdeccf', '#d8a873'),
    windowOf(560, 50, 190, 'sun'),
    clock(8, 300, 176),
    shadow(420, 506, 190),
    put(person('zara', { mood: 'happy', holding: thing('phone'), thingHeight: 130 }), 420, 512, {
      height: 390,
    }),
    shadow(660, 510, 180),
    put(domino('hello'), 660, 514, { height: 200 }),
  ),
  ...storyPage(
    'l14-p2',
    kitchen({
      behind:
        clock(9, 300, 150) +
        put(person('chloeMum', { mood: 'laugh', arm: 'down' }), 592, 480, { height: 390 }) +
        put(person('chloe', { mood: 'eat', eating: thing('bread'), thingHeight: 96 }), 440, 478, {
          height: 300,
        }),
      front: put(thing('milk'), 520, 352, { height: 84 }),
    }),
  ),
  scene(
    'l14-p3',
    wallAndFloor('#e7f1e0', '#d8a873'),
    clock(11, 300, 170),
    put(easel(cow), 560, 500, { height: 410 }),
    shadow(360, 506, 170),
    put(person('ali', { mood: 'happy', holding: brush, thingHeight: 170 }), 354, 510, {
      height: 350,
    }),
    shadow(716, 512, 130),
    put(domino('think'), 720, 516, { height: 150 }),
  ),
  ...storyPage(
    'l14-p4',
    wallAndFloor('#fff1d2', '#d9b98e'),
    windowOf(600, 50, 150, 'sun'),
    clock(3, 300, 170),
    put(dancing('malee'), 330, 510, { height: 300, turn: 6, flip: true }),
    put(dancing('maleeGrandma'), 500, 514, { height: 370, turn: -5 }),
    table(700, 512, 210, 150),
    steam(690, 274, 1.1),
    put(pot, 690, 366, { height: 84 }),
    notes(420, 120, 74),
  ),
  scene(
    'l14-p5',
    wallAndFloor('#e3f0fb', '#d8a873'),
    windowOf(660, 40, 150),
    clock(4, 250, 156),
    put(atDesk('wei', sketches.star, 1100, headphones), 480, 548, { height: 490 }),
    notes(680, 320, 80),
    notes(290, 330, 66, -20),
  ),
  scene('l14-p6', night, shining),
  ...storyPage(
    'l14-p7',
    noahsRoom('lamp'),
    bedLamp,
    bed(put(sleepyNoah('tired'), 480, 432, { height: 236 }), false),
    put(thing('phone'), 620, 486, { height: 96, turn: 20 }),
  ),
  ...storyPage(
    'l14-p8',
    noahsRoom('dark'),
    bed(put(sleepyNoah('asleep'), 480, 430, { height: 226 }), true),
    put(inRing('chloe', '#d9f0d3', 'a'), 236, 336, { height: 118 }),
    put(inRing('ali', '#ffe7c2', 'b'), 236, 474, { height: 118 }),
    put(inRing('malee', '#e7e6fb', 'c'), 724, 206, { height: 118 }),
    put(inRing('wei', '#dff3f4', 'd'), 724, 340, { height: 118 }),
    put(inRing('zara', '#fde4ee', 'e'), 724, 474, { height: 118 }),
    put(domino('sleep'), 600, 530, { height: 92 }),
  ),
];
