import {
  babyOf,
  type Drawing,
  drawing,
  line,
  lit,
  oval,
  type Picture,
  person,
  put,
  rect,
  rug,
  type Svg,
  shape,
  thing,
  tile,
  tileOf,
  windowed,
} from '../../../../tools/content/art/index.ts';
import { pale, reaching } from './dictionary-parts.ts';

/** Old and young: the same two, of whom one has colours. */
const ages = (name: 'old' | 'young'): Picture => {
  const old = person('ivanGrandpa', { arm: 'down', mood: 'smile' });
  const stick = line('M0 0 V-74 q0 -20 -18 -20 q-14 0 -14 14', '#8a5a33', 9);
  const grandpa = drawing(
    [40, 36, 330, 590],
    old.svg,
    `<g transform="translate(318 612) scale(2.1)">${stick}</g>`,
  );
  const baby = babyOf('boy');
  const [isOld, elder, younger] = [name === 'old', 'ages-old', 'ages-young'] as const;
  return tileOf(
    name,
    put(isOld ? grandpa : pale(grandpa, elder), 76, 250, { height: 240 }),
    put(isOld ? pale(baby, younger) : baby, 194, 250, { height: 142 }),
  );
};

/** A very tall boy, with an arrow as high as he is, next to a small one in grey. */
const tall = (): Picture => {
  const boy = person('ivanMum', {
    arm: 'down',
    mood: 'happy',
    wearing: {
      hair: { model: 'spiky', colour: '#8a5228' },
      eyelids: { model: 'none' },
      top: { model: 'tshirt', colour: '#35ab4e' },
      bottom: { model: 'jeans', colour: '#39446b' },
    },
  });
  return tileOf(
    'tall',
    line('M30 14 V242 M14 32 L30 12 L46 32 M14 224 L30 244 L46 224', '#6b46e0', 9),
    put(windowed([60, 24, 280, 600], boy.svg), 124, 252, { height: 248 }),
    put(pale(person('wei', { arm: 'down', mood: 'smile' }), 'tall'), 212, 252, { height: 134 }),
  );
};

/** The outline of a face below a cap. */
const onFace =
  'M95 198 L100 173 Q200 149 300 173 L305 198 C309 270 262 319 200 319 C138 319 91 270 95 196Z';

/** A boy of whom only the face has its colours. */
const face = (): Drawing =>
  lit(
    windowed([20, 6, 360, 384], person('ali', { arm: 'down' }).svg),
    'face',
    shape(onFace, '#fff'),
  );

const skin = '#d8976a';

const toes: readonly (readonly [number, number, number])[] = [
  [-34, 0, 17],
  [-8, 8, 12],
  [13, 7, 11],
  [32, 2, 10],
  [48, -7, 9],
];

/** A bare left foot from the front, with its leg; its big toe is on the left. */
const foot: Svg =
  rect([-30, -190, 54, 150], skin, 20) +
  shape('M-30 -80 C-34 -50 -56 -30 -52 -6 Q0 22 56 -10 C58 -34 26 -50 24 -80Z', skin) +
  toes.map(([x, y, r]) => oval([x, y, r, r], skin, ' stroke="#b9754a" stroke-width="3"')).join('') +
  toes.map(([x, y, r]) => oval([x, y + r * 0.35, r * 0.5, r * 0.36], '#ffe3d0')).join('') +
  shape('M-30 -80 C-34 -50 -56 -30 -50 -10 Q0 6 54 -14 C56 -34 26 -50 24 -80Z', skin);

/** Two bare feet, with the legs in grey. */
const feet = (): Svg => {
  const both = drawing(
    [0, 0, 256, 256],
    `<g transform="translate(188 210)">${foot}</g><g transform="translate(68 210) scale(-1 1)">${foot}</g>`,
    rect([36, 0, 66, 70], '#39558f', 10) + rect([154, 0, 66, 70], '#39558f', 10),
  );
  return (
    rug(128, 220, 252, '#8fcfc2', '#b3e0d7') +
    put(lit(both, 'feet', rect([0, 136, 256, 120], '#fff')), 128, 252, { height: 256 })
  );
};

const weight = (x: number): Svg =>
  rect([x - 15, 22, 30, 92], '#33415c', 12) +
  rect([x - 9, 30, 9, 76], '#ffffff', 5, ' opacity=".25"');

const arms = {
  leftArm: [
    [36, 350],
    [56, 132],
  ],
  rightArm: [
    [364, 350],
    [344, 132],
  ],
} as const;

const strong = tileOf(
  'strong',
  rect([26, 65, 204, 13], '#8b97a8', 6),
  weight(30) + weight(226),
  rect([46, 40, 14, 62], '#e2504f', 6) + rect([196, 40, 14, 62], '#e2504f', 6),
  put(reaching('zara', arms, 'laugh'), 128, 252, { height: 230 }),
);

const around = ['ali', 'zara', 'ivan', 'malee', 'wei', 'chloe'] as const;

/** Children of the whole world around the globe. */
const world = tileOf(
  'world',
  ...around.map(
    (name, at) =>
      `<g transform="rotate(${at * 60} 128 128)">${put(person(name, { mood: 'laugh', arm: 'wave' }), 128, 74, { height: 74 })}</g>`,
  ),
  put(thing('globe'), 128, 188, { height: 120 }),
);

/** Words of the dictionary for what people are and have. */
export const pictures: readonly Picture[] = [
  ages('old'),
  ages('young'),
  tall(),
  tile('face', face()),
  tileOf('feet', feet()),
  strong,
  world,
];
