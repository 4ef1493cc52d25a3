import {
  bust,
  type Drawing,
  drawing,
  line,
  moved,
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
import { counter, grip, reaching, speech } from './dictionary-parts.ts';
import { letterCard } from './l7-parts.ts';
import { room } from './l14-parts.ts';

/** A toothbrush whose head is in the mouth, with foam. */
const brushing: Drawing = drawing(
  [0, 0, 100, 100],
  moved('translate(0 -2) rotate(-14 40 28) scale(.56)', thing('toothbrush').svg),
  [
    [20, 34, 8],
    [34, 40, 10],
    [50, 38, 8],
    [42, 50, 6],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      oval([x, y, r, r], '#ffffff', ' stroke="#a5d8ee" stroke-width="2"'),
    )
    .join(''),
);

const tiles: Svg =
  [52, 116, 180].map(y => line(`M0 ${y} H256`, '#ffffff88', 3)).join('') +
  [64, 128, 192].map(x => line(`M${x} 0 V256`, '#ffffff88', 3)).join('');

const brush = room(
  '#cfecee',
  tiles,
  put(person('chloe', { mood: 'happy', eating: brushing, thingHeight: 100 }), 124, 372, {
    height: 380,
  }),
);

const starPath = 'M0 -46 L13 -15 L46 -14 L20 6 L29 38 L0 20 L-29 38 L-20 6 L-46 -14 L-13 -15Z';

/** A child that cuts a star out of a yellow paper. */
const cutting = room(
  '#e3f0fb',
  put(
    reaching('ali', {
      leftArm: [
        [80, 420],
        [76, 444],
      ],
      rightArm: [
        [320, 400],
        [340, 436],
      ],
    }),
    128,
    294,
    { height: 280 },
  ),
  counter(226),
  moved(
    'translate(108 196) rotate(-6)',
    rect([-50, -44, 98, 88], '#ffd23f', 5, ' stroke="#e0a020" stroke-width="3"') +
      moved(
        'scale(.8)',
        shape(starPath, '#fff6d6', ' stroke="#b5761a" stroke-width="4" stroke-dasharray="9 7"'),
      ),
  ),
  put(thing('scissors'), 170, 250, { height: 92, turn: 78 }),
  grip(66, 213, '#e0a878') + grip(194, 219, '#e0a878'),
);

const cakeLayers: Svg =
  oval([0, 4, 62, 9], '#ffffff', ' stroke="#cfd8e6" stroke-width="3"') +
  rect([-48, -64, 96, 66], '#d98f4e', 8) +
  rect([-48, -36, 96, 10], '#fff3dc') +
  shape(
    'M-52 -70 Q-52 -80 -40 -80 H40 Q52 -80 52 -70 V-56 q-8 14 -17 0 q-9 16 -18 0 q-8 12 -17 0 q-9 18 -18 0 q-8 12 -17 0 q-8 10 -17 0Z',
    '#ff9ccb',
  );

const strawberry = (x: number, y: number): Svg =>
  shape(
    `M${x - 11} ${y - 12} Q${x} ${y - 20} ${x + 11} ${y - 12} Q${x + 12} ${y + 2} ${x} ${y + 10} Q${x - 12} ${y + 2} ${x - 11} ${y - 12}Z`,
    '#e83a3c',
  ) + line(`M${x - 7} ${y - 14} L${x} ${y - 18} L${x + 7} ${y - 14}`, '#35ab4e', 5);

const bowl: Svg =
  line('M44 -30 L66 -86', '#b9824f', 9) +
  oval([0, -46, 50, 12], '#5aa7f0') +
  oval([0, -45, 42, 9], '#ffe9c2') +
  shape('M-50 -46 C-48 -10 -24 2 0 2 C24 2 48 -10 50 -46 Q0 -24 -50 -46Z', '#3f8fe8');

/** A child that puts strawberries on a cake of its own. */
const make = room(
  '#e6e9fb',
  put(
    reaching('chloe', {
      leftArm: [
        [90, 420],
        [60, 462],
      ],
      rightArm: [
        [372, 400],
        [370, 292],
      ],
    }),
    104,
    300,
    { height: 272 },
  ),
  counter(214),
  moved('translate(188 232)', cakeLayers + strawberry(-4, -84) + strawberry(28, -84)),
  strawberry(178, 146) + grip(180, 158, '#fbcda5'),
  moved('translate(60 236)', bowl),
);

/** A child that says letters one by one. */
const spell = room(
  '#fff1d2',
  put(bust('pablo', { mood: 'talkSmall', arm: 'down' }), 82, 258, { height: 158 }),
  speech(
    [18, 12, 226, 94],
    124,
    [104, 132],
    ['#e83a3c', '#2f7de6', '#35ab4e']
      .map((ink, at) => put(letterCard('ABC'.charAt(at), ink), 62 + at * 69, 94, { height: 70 }))
      .join(''),
  ),
);

/** Words of the dictionary for what a child does with its hands and its mouth. */
export const pictures: readonly Picture[] = [
  tileOf('brush-teeth', brush),
  tileOf('cut', cutting),
  tileOf('make', make),
  tileOf('spell', spell),
];
