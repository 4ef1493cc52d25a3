import {
  coloured,
  line,
  oval,
  type Picture,
  person,
  put,
  rect,
  type Svg,
  shape,
  thing,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { cut, grip, heart, meadow, reaching, thinks } from './dictionary-parts.ts';
import { floor, room } from './l14-parts.ts';

const hands = {
  carries: {
    leftArm: [
      [100, 404],
      [80, 438],
    ],
    rightArm: [
      [292, 410],
      [320, 440],
    ],
  },
  gives: {
    leftArm: [
      [112, 410],
      [100, 456],
    ],
    rightArm: [
      [300, 420],
      [368, 400],
    ],
  },
  takes: {
    leftArm: [
      [112, 430],
      [40, 410],
    ],
    rightArm: [
      [240, 450],
      [66, 424],
    ],
  },
  wants: {
    leftArm: [
      [176, 440],
      [330, 412],
    ],
    rightArm: [
      [300, 410],
      [382, 372],
    ],
  },
} as const;

/** One child gives an apple to another one. */
const give = room(
  '#fff1d2',
  floor(),
  put(reaching('mia', hands.gives, 'smile'), 68, 250, { height: 214 }),
  put(reaching('wei', hands.takes, 'happy'), 190, 250, { height: 214 }),
  put(thing('apple'), 130, 180, { height: 54 }),
);

const want = room(
  '#fde4ee',
  put(reaching('ali', hands.wants, 'happy'), 84, 316, { height: 272 }),
  thinks(186, 76, 1.04, put(thing('apple'), 184, 110, { height: 68 })),
);

const coin = (x: number, y: number): Svg =>
  oval([x, y, 17, 17], '#ffc928', ' stroke="#d48c0c" stroke-width="4"') +
  oval([x, y, 9, 9], 'none', ' stroke="#d48c0c" stroke-width="3"');

const shelf: Svg =
  rect([8, 66, 112, 10], '#a9744a', 4) +
  put(thing('teddy-bear'), 32, 67, { height: 44 }) +
  put(coloured('ball', 'red'), 66, 66, { height: 32 }) +
  put(coloured('car', 'yellow'), 99, 66, { height: 26 });

const book = cut('closed-book-blue', [30, 8, 196, 240]);

/** A child at a counter pays for a book with a coin. */
const buy = room(
  '#e7f1e0',
  shelf,
  put(person('teacher', { mood: 'smile', holding: book, thingHeight: 128 }), 198, 304, {
    height: 284,
    flip: true,
  }),
  rect([108, 206, 148, 50], '#dba76c') + rect([102, 198, 154, 16], '#e8bd86', 6),
  put(reaching('ivan', hands.gives, 'happy'), 54, 262, { height: 176 }),
  coin(110, 192),
  grip(101, 201, '#ffdfc8'),
);

/** A shopping bag with two handles, each in a hand. */
const bag: Svg =
  put(thing('bread'), 120, 210, { height: 34 }) +
  put(thing('banana'), 143, 210, { height: 34 }) +
  line(
    'M110 208 Q106 190 107 186 Q112 192 120 208 M142 208 Q150 194 159 194 Q158 202 154 208',
    '#8a5a33',
    6,
  ) +
  shape('M102 202 H160 L156 238 Q155 244 149 244 H113 Q107 244 106 238Z', '#35ab6e') +
  shape('M102 202 H160 L159 212 H103Z', '#5fcf92') +
  heart(131, 228, 20, '#ffffff');

/** A child and its grandma carry a bag together. */
const help = room(
  '#bfe6ff',
  meadow(176),
  shape('M0 226 H256 V256 H0Z', '#e8d3a4'),
  bag,
  put(person('maleeGrandma', { arm: 'down', mood: 'smile' }), 70, 250, { height: 232 }),
  put(reaching('pablo', hands.carries, 'smile', 'walks'), 194, 250, { height: 184 }),
);

/** Words of the dictionary for what goes from hand to hand. */
export const pictures: readonly Picture[] = [
  tileOf('give', give),
  tileOf('want', want),
  tileOf('buy', buy),
  tileOf('help', help),
];
