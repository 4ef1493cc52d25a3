import {
  type Drawing,
  domino,
  oval,
  type PersonName,
  type Picture,
  person,
  place,
  put,
  type Svg,
  scene,
  shadow,
  shape,
  storyPage,
  thing,
} from '../../../../tools/content/art/index.ts';

/** A checked blanket on the grass; x, y is its middle. */
const blanket = (x: number, y: number, width: number): Svg => {
  const [w, h] = [width / 2, width / 9];
  const stripes = [-0.6, -0.2, 0.2, 0.6]
    .map(at => {
      const middle = x + at * w;
      return shape(
        `M${middle - 20} ${y - h} h40 l${at * 40 + 8} ${2 * h} h-56Z`,
        '#ffffff',
        ' opacity=".45"',
      );
    })
    .join('');
  return (
    shape(`M${x - w + 40} ${y - h} H${x + w - 40} L${x + w} ${y + h} H${x - w}Z`, '#f2798f') +
    stripes +
    shape(
      `M${x - w + 28} ${y - h / 3} H${x + w - 28} l6 ${h / 2.2} H${x - w + 22}Z`,
      '#ffffff',
      ' opacity=".4"',
    )
  );
};

const biscuit = (): Drawing => thing('biscuit');

/** A plate with biscuits in rows of five; x, y is its middle. */
const plateWith = (count: number, x: number, y: number, width: number): Svg => {
  const size = width / 6.4;
  const biscuits = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / 5);
    const inRow = Math.min(5, count - row * 5);
    const left = x + ((at % 5) - (inRow - 1) / 2) * size * 1.04;
    return put(biscuit(), left, y + (count > 5 ? row * size * 0.92 : size * 0.5), { height: size });
  });
  return (
    oval([x, y + 12, width / 2, width / 5.4], '#1b2a4a', ' fill-opacity=".14"') +
    oval([x, y, width / 2, width / 5.4], '#ffffff', ' stroke="#cfd8e6" stroke-width="5"') +
    oval([x, y - 2, width / 2.5, width / 7.4], '#eef2f8') +
    biscuits.join('')
  );
};

type Guest = readonly [who: PersonName, x: number, y: number, height: number];
const friends: readonly Guest[] = [
  ['zara', 430, 360, 208],
  ['ivan', 530, 356, 208],
  ['leyla', 630, 360, 208],
  ['pablo', 730, 356, 208],
  ['mia', 474, 504, 232],
  ['wei', 588, 508, 232],
  ['noah', 706, 504, 232],
];

const come: Svg = friends
  .map(
    ([who, x, y, height]) =>
      shadow(x, y, 100) + put(person(who, { mood: 'smile' }), x, y, { height }),
  )
  .join('');
const haveOne: Svg = friends
  .map(
    ([who, x, y, height]) =>
      shadow(x, y, 100) +
      put(person(who, { mood: 'happy', holding: biscuit(), thingHeight: 110 }), x, y, { height }),
  )
  .join('');

const rabbit = (x: number, y: number): Svg =>
  shadow(x, y, 80) + put(thing('rabbit'), x, y, { height: 84 });

type Mood = 'happy' | 'smile' | 'surprised' | 'laugh';

const ali = (mood: Mood, x: number, height: number): Svg =>
  put(person('ali', { mood, arm: 'down', seated: true }), x, 470, { height });

/** The story of lesson 5, “Ten biscuits”; what matters is within x 170 and 790. */
export const pictures: Picture[] = [
  ...storyPage(
    'l5-p1',
    place('garden'),
    blanket(480, 446, 660),
    ali('happy', 280, 350),
    plateWith(10, 600, 424, 340),
  ),
  ...storyPage(
    'l5-p2',
    place('garden'),
    blanket(400, 446, 560),
    ali('smile', 250, 330),
    plateWith(10, 440, 440, 230),
    shadow(680, 500, 190),
    put(domino('sit'), 680, 506, { height: 290, flip: true }),
  ),
  scene(
    'l5-p3',
    place('garden'),
    blanket(240, 458, 330),
    ali('smile', 244, 262),
    plateWith(9, 330, 470, 140),
    come,
    rabbit(390, 516),
  ),
  ...storyPage(
    'l5-p4',
    place('garden'),
    blanket(240, 458, 330),
    ali('laugh', 240, 262),
    haveOne,
    put(domino('sit'), 336, 488, { height: 150 }),
    put(biscuit(), 292, 500, { height: 38 }),
    rabbit(404, 522),
    put(biscuit(), 350, 520, { height: 36 }),
  ),
  ...storyPage(
    'l5-p5',
    place('garden'),
    blanket(480, 446, 660),
    put(person('ali', { mood: 'surprised', arm: 'down', seated: true }), 290, 476, { height: 390 }),
    plateWith(1, 610, 436, 310),
  ),
  ...storyPage(
    'l5-p6',
    place('garden'),
    blanket(360, 446, 480),
    ali('laugh', 250, 330),
    put(domino('cheer'), 440, 490, { height: 210 }),
    shadow(660, 508, 150),
    put(
      person('malee', { mood: 'happy', holding: thing('ice-cream'), thingHeight: 190 }),
      660,
      512,
      { height: 370, flip: true },
    ),
  ),
];
