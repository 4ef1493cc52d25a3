import {
  type Drawing,
  domino,
  drawing,
  headOf,
  lampShade,
  oval,
  type Picture,
  person,
  put,
  type Svg,
  scene,
  shadow,
  storyPage,
  table,
  thing,
} from '../../../../tools/content/art/index.ts';
import { cat, foam, hat } from './l11-parts.ts';
import { bathroom, bedroom, garden, kitchen, livingRoom } from './l11-rooms.ts';

type Children = readonly (readonly [
  'mia' | 'ali' | 'zara' | 'leyla' | 'noah',
  number,
  number,
  number,
])[];

/** Children who run away, seen from behind. */
const away = (runners: Children): Svg =>
  runners
    .map(([name, x, y, height]) =>
      put(person(name, { behind: true, arm: 'wave' }), x, y, { height }),
    )
    .join('');

/** Noah behind Domino. Children see him, Domino does not. */
const noahBehind = (
  x: number,
  y: number,
  mood: 'smile' | 'laugh' | 'happy',
  look: 'sit' | 'think' | 'hello' | 'cheer',
  height = 330,
): Svg =>
  put(person('noah', { mood, arm: 'down' }), x, y, { height }) +
  shadow(x + 46, y + 34, height * 0.5) +
  put(domino(look), x + 46, y + 38, { height: height * 0.62 });

/** The head and hands of Mia, who lies under the bed. */
const miaUnderBed: Svg =
  put(headOf('mia', 'laugh'), 210, 256, { height: 120 }) +
  oval([136, 250, 17, 11], '#d99b6c') +
  oval([284, 250, 17, 11], '#d99b6c');

/** Leyla with the shade of a lamp on her head. */
const leylaLamp = (x: number, y: number, height: number): Svg =>
  put(person('leyla', { mood: 'laugh', arm: 'down' }), x, y, { height }) +
  put(lampShade(), x, y - height * 0.66, { height: height * 0.46 });

/** A brown cat. */
const brownCat: Drawing = drawing(
  cat.box,
  '<filter id="brown"><feColorMatrix type="matrix" values=".62 0 0 0 0 0 .58 0 0 0 0 0 .5 0 0 0 0 0 1 0"/></filter>',
  `<g filter="url(#brown)">${cat.svg}</g>`,
);

const gardenTable: Svg = table(716, 450, 190, 130);

/** Friends who point at Domino. */
const friends = (mood: 'laugh' | 'happy', arm: 'wave' | 'down'): Svg =>
  (
    [
      ['mia', 560, 456, 226],
      ['zara', 656, 452, 226],
      ['ali', 612, 524, 226],
    ] as const
  )
    .map(([name, x, y, height]) => put(person(name, { mood, arm }), x, y, { height }))
    .join('') + leylaLamp(736, 530, 232);

/** The story of lesson 11, “Where's Noah?”. */
export const pictures: readonly Picture[] = [
  ...storyPage(
    'l11-p1',
    livingRoom(),
    away([
      ['ali', 470, 420, 190],
      ['zara', 560, 424, 196],
      ['leyla', 640, 440, 204],
      ['mia', 716, 470, 216],
      ['noah', 590, 510, 216],
    ]),
    shadow(330, 506, 200),
    put(domino('sleep'), 330, 512, { height: 240 }),
  ),
  ...storyPage(
    'l11-p2',
    bedroom({ under: miaUnderBed }),
    shadow(686, 516, 180),
    put(domino('hello'), 686, 522, { height: 200 }),
  ),
  scene(
    'l11-p3',
    livingRoom({
      behind:
        put(person('ali', { mood: 'laugh', arm: 'down' }), 490, 420, { height: 300 }) +
        put(brownCat, 626, 318, { height: 120 }),
    }),
    noahBehind(256, 476, 'smile', 'cheer', 280),
  ),
  ...storyPage(
    'l11-p4',
    bathroom({
      inBath:
        put(person('zara', { mood: 'laugh', arm: 'wave' }), 150, 194, { height: 240 }) +
        put(hat('red'), 152, 18, { height: 74, turn: -6 }) +
        foam(150, 106, 0.95),
    }),
    noahBehind(270, 478, 'laugh', 'hello', 280),
  ),
  ...storyPage(
    'l11-p5',
    kitchen({
      front:
        put(thing('biscuit'), 500, 350, { height: 56 }) +
        put(thing('biscuit'), 556, 350, { height: 56 }),
    }),
    leylaLamp(716, 512, 350),
    noahBehind(270, 478, 'smile', 'think', 280),
  ),
  scene('l11-p6', garden, gardenTable, noahBehind(500, 470, 'smile', 'think', 320)),
  scene('l11-p7', garden, friends('laugh', 'wave'), noahBehind(330, 474, 'laugh', 'sit', 330)),
  ...storyPage(
    'l11-p8',
    garden,
    friends('laugh', 'down'),
    put(person('noah', { mood: 'laugh', arm: 'wave' }), 270, 500, { height: 330 }),
    shadow(430, 516, 170),
    put(domino('cheer'), 430, 522, { height: 206 }),
  ),
];
