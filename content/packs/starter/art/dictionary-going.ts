import {
  bust,
  type Drawing,
  drawing,
  house,
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
  windowed,
} from '../../../../tools/content/art/index.ts';
import { heart, meadow, reaching } from './dictionary-parts.ts';
import { room } from './l14-parts.ts';

const hands = {
  waves: {
    leftArm: [
      [110, 404],
      [96, 452],
    ],
    rightArm: [
      [320, 400],
      [352, 310],
    ],
  },
} as const;

/** A child that goes away and waves to a grandma at her door. */
const goodbye = room(
  '#bfe6ff',
  meadow(150),
  house(66, 206, 0.9),
  put(person('grandma', { arm: 'wave', mood: 'smile' }), 62, 212, { height: 104 }),
  shape('M50 206 H84 Q110 236 256 226 V256 H120 Q56 250 50 206Z', '#e8d3a4'),
  put(thing('school-bag'), 160, 218, { height: 84 }),
  put(reaching('leyla', hands.waves, 'happy', 'walks'), 186, 252, { height: 194 }),
);

const tyre = (x: number): Svg =>
  oval([x, 216, 31, 31], '#2b2f3a') +
  oval([x, 216, 16, 16], '#cfd6e2') +
  oval([x, 216, 6, 6], '#7d8798');

const wheel: Drawing = drawing(
  [0, 0, 60, 100],
  line('M30 50 L84 96', '#33415c', 10),
  oval(
    [30, 50, 20, 44],
    'none',
    ' stroke="#33415c" stroke-width="12" transform="rotate(24 30 50)"',
  ),
);

/** A mum at the wheel of an open car. */
const drive = room(
  '#bfe6ff',
  meadow(120),
  rect([0, 206, 256, 50], '#8b93a1') +
    [10, 100, 190].map(x => rect([x, 240, 54, 7], '#ffffff', 3)).join(''),
  rect([60, 122, 62, 66], '#7a2230', 20),
  put(
    windowed(
      [0, 0, 420, 440],
      person('mum', { mood: 'happy', holding: wheel, thingHeight: 106 }).svg,
    ),
    96,
    212,
    { height: 207 },
  ),
  shape('M206 168 L176 100 L184 96 L222 168Z', '#d9f2ff', ' opacity=".85"') +
    line('M212 168 L178 96', '#33415c', 7),
  shape(
    'M8 200 V176 Q8 156 30 156 H112 Q130 172 168 166 H212 Q250 172 250 196 V210 Q250 220 240 220 H18 Q8 220 8 208Z',
    '#e83a3c',
  ),
  line('M22 168 H108 Q128 184 168 178 H206', '#ff8f86', 7),
  oval([240, 188, 9, 10], '#fff6c9', ' stroke="#e0a93a" stroke-width="3"'),
  tyre(60) + tyre(200),
);

const travel = room(
  '#d9f0ff',
  rect([0, 190, 256, 66], '#d9dde3') + rect([0, 186, 256, 9], '#8b93a1'),
  oval([56, 24, 18, 15], '#ffffff') +
    oval([84, 18, 14, 12], '#ffffff') +
    oval([32, 38, 13, 11], '#ffffff'),
  put(thing('train'), 88, 196, { height: 158 }),
  put(thing('suitcase'), 222, 250, { height: 74 }),
  put(
    reaching(
      'zara',
      {
        rightArm: [
          [300, 400],
          [338, 352],
        ],
      },
      'happy',
    ),
    186,
    252,
    { height: 156 },
  ),
);

/** A child that looks out of the window of its house. */
const live = room(
  '#bfe6ff',
  meadow(190),
  rect([40, 104, 176, 132], '#ffe1b3', 6),
  shape('M14 112 L128 22 L242 112 Q242 122 232 122 H24 Q14 122 14 112Z', '#e2645a'),
  rect([60, 132, 92, 82], '#5c7fa8', 8),
  `<clipPath id="live">${rect([60, 132, 92, 82], '#fff', 8)}</clipPath><g clip-path="url(#live)">${put(bust('mia', { mood: 'happy', arm: 'wave' }), 106, 220, { height: 88 })}</g>`,
  rect([60, 132, 92, 82], 'none', 8, ' stroke="#ffffff" stroke-width="8"'),
  rect([52, 212, 108, 12], '#c9763a', 5),
  rect([168, 158, 38, 78], '#9a6a44', 6) + oval([198, 200, 4, 4], '#ffd23f'),
  heart(128, 84, 54, '#ffffff'),
);

/** Words of the dictionary for going away and for being at home. */
export const pictures: readonly Picture[] = [
  tileOf('goodbye', goodbye),
  tileOf('drive', drive),
  tileOf('travel', travel),
  tileOf('live', live),
];
