import {
  type Colour,
  colours,
  type Drawing,
  domino,
  drawing,
  inCoat,
  line,
  moved,
  oval,
  type PersonName,
  person,
  put,
  rect,
  type Svg,
  shape,
  thing,
} from '../../../../tools/content/art/index.ts';

type Pose = NonNullable<Parameters<typeof person>[1]>;

const plain = { topTexture: { model: 'plain' } };

/** A child in winter clothes. */
export const inWinter = (name: PersonName, colour: Colour, pose: Pose = {}): Drawing =>
  inCoat(name, colour, {
    ...pose,
    wearing: {
      hat: { model: 'beanie', colour: colours.red.base },
      shoes: { model: 'wellies', colour: colours.brown.base },
      ...pose.wearing,
    },
  });

/** A child in a T-shirt and shorts. */
export const inSummer = (name: PersonName, colour: Colour, pose: Pose = {}): Drawing =>
  person(name, {
    ...pose,
    wearing: {
      ...plain,
      top: { model: 'tshirt', colour: colours[colour].base },
      bottom: { model: 'shorts', colour: '#39558f' },
      ...pose.wearing,
    },
  });

const stripes = ['#e83a3c', '#ff8c3a', '#ffc928', '#35ab4e', '#2f7de6', '#8f45dd'];

/** A rainbow; x, y is the middle of its foot. */
export const rainbowArc = (x: number, y: number, radius: number, band: number): Svg =>
  stripes
    .map((colour, at) => {
      const r = radius - at * band;
      return `<path d="M${x - r} ${y} A${r} ${r} 0 0 1 ${x + r} ${y}" fill="none" stroke="${colour}" stroke-width="${band + 1}"/>`;
    })
    .join('');

/** An open umbrella with the colours of the rainbow. */
export const rainbowUmbrella = (): Drawing => {
  const edges = [10, 58, 106, 154, 202, 250, 298];
  const panel = (at: number): Svg => {
    const [from = 0, to = 0] = [edges[at], edges[at + 1]];
    return shape(
      `M154 12 Q${154 + (from - 154) * 0.86} 40 ${from} 146 Q${(from + to) / 2} 122 ${to} 146 Q${154 + (to - 154) * 0.86} 40 154 12Z`,
      stripes[at] ?? '',
    );
  };
  return drawing(
    [0, 0, 308, 300],
    line('M154 6 V270 q0 24 -22 24 q-20 0 -20 -20', '#7c5233', 9),
    ...stripes.map((_, at) => panel(at)),
  );
};

/** A small bird that sits or flies, seen from its side. */
export const bird = (does: 'sit' | 'fly'): Drawing => {
  const body =
    shape('M22 74 L-8 66 L-4 88 Q10 92 26 86Z', '#1f63bd') +
    oval([58, 72, 42, 28], '#3f8fe8') +
    oval([66, 82, 28, 16], '#ffffff') +
    oval([92, 50, 24, 23], '#3f8fe8') +
    shape('M112 44 L136 54 L112 60Z', '#ffb02e') +
    oval([98, 46, 5, 5], '#16233b');
  if (does === 'sit')
    return drawing(
      [-10, 20, 150, 104],
      line('M54 98 V120 M70 98 V120', '#d98a1b', 5),
      body,
      shape('M28 62 Q52 50 78 66 Q66 92 34 90 Q22 78 28 62Z', '#1f63bd'),
    );
  return drawing(
    [-10, -26, 150, 150],
    shape('M66 58 Q78 0 116 -20 Q112 30 88 62Z', '#1f63bd'),
    body,
    shape('M34 62 Q22 8 44 -22 Q84 14 80 66Z', '#2a73d0'),
    line('M38 30 Q54 36 64 58 M44 6 Q62 24 72 56', '#174f99', 4),
  );
};

const heap: Svg =
  shape(
    'M88 470 C60 380 92 330 138 300 C160 276 176 322 210 318 C246 322 262 276 284 300 C330 332 360 384 334 470Z',
    '#ffffff',
  ) +
  shape('M88 470 C60 380 92 330 138 300 C110 350 112 420 136 470Z', '#d9e6f4') +
  [344, 384, 424].map(y => oval([211, y, 11, 11], '#39446b')).join('');

/** Domino in so much snow that he is a snow dog. */
export const snowDog = (): Drawing => {
  const { box, svg } = domino('sit');
  return drawing(
    [box[0], box[1] - 30, box[2], box[3] + 30],
    svg,
    heap,
    shape(
      'M92 96 C96 20 150 -10 210 -8 C270 -10 324 20 328 96 C300 78 282 108 252 88 C228 72 190 74 166 90 C140 108 116 78 92 96Z',
      '#ffffff',
      ' stroke="#d3e0ee" stroke-width="4"',
    ),
  );
};

/** Domino under an open umbrella. */
export const dominoUnder = (
  umbrella: Drawing,
  mood: Parameters<typeof domino>[0] = 'sit',
): Drawing => {
  const { box, svg } = domino(mood);
  return drawing(
    [box[0] - 60, box[1] - 210, box[2] + 120, box[3] + 210],
    put(umbrella, 300, 300, { height: 400, turn: 10 }),
    svg,
  );
};

/** A snowball with two eyes, a hat and glasses. */
export const snowHead = (): Drawing =>
  drawing(
    [0, -70, 220, 270],
    oval([110, 104, 94, 92], '#ffffff', ' stroke="#c9d8ea" stroke-width="4"'),
    shape('M34 150 Q110 220 186 150 Q160 198 110 198 Q60 198 34 150Z', '#dbe7f4'),
    put(thing('glasses'), 110, 124, { height: 62 }),
    put(thing('hat'), 110, 40, { height: 120 }),
  );

/** A heap of snow; x, y is the middle of its foot. */
export const snowHeap = (x: number, y: number, width: number): Svg =>
  moved(
    `translate(${x} ${y}) scale(${width / 200})`,
    shape('M-100 0 Q-92 -40 -60 -46 Q-40 -92 0 -86 Q44 -92 58 -52 Q94 -44 100 0Z', '#ffffff') +
      line('M-100 0 Q-92 -40 -60 -46 Q-40 -92 0 -86 Q44 -92 58 -52 Q94 -44 100 0', '#c3d4e6', 4) +
      line('M-54 -18 q14 -8 26 0 M12 -40 q14 -8 26 0', '#d3e0ee', 5),
  );

/** A house with snow on its roof; x is its middle, y the ground. */
export const snowyHouse = (x: number, y: number, size: number, wall: string, roof: string): Svg =>
  moved(
    `translate(${x} ${y}) scale(${size})`,
    rect([-90, -130, 180, 130], wall, 6) +
      shape('M-112 -124 L0 -218 L112 -124Z', roof) +
      shape(
        'M-116 -122 L0 -222 L116 -122 Q104 -108 92 -122 Q78 -140 62 -126 Q46 -142 30 -128 Q14 -146 0 -130 Q-14 -146 -30 -128 Q-46 -142 -62 -126 Q-78 -140 -92 -122 Q-104 -108 -116 -122Z',
        '#ffffff',
      ) +
      rect([-24, -68, 48, 68], '#9a6a44', 6) +
      rect([-76, -94, 40, 40], '#ffe9a8', 5, ' stroke="#fff" stroke-width="5"') +
      rect([36, -94, 40, 40], '#ffe9a8', 5, ' stroke="#fff" stroke-width="5"'),
  );

/** A boat that carries something; its deck is at y 62. */
export const boatWith = (one: Drawing, height: number): Drawing =>
  drawing(
    [0, -100, 240, 240],
    put(one, 120, 70, { height }),
    shape('M8 60 H232 Q222 130 176 132 H64 Q18 130 8 60Z', '#c95a3c'),
    rect([4, 54, 232, 16], '#fff3dd', 7),
    line('M30 92 H210', '#fff3dd', 6),
  );

/** Water in an open box, to be drawn inside it. */
export const waterInBox = (...swimming: readonly Svg[]): Svg =>
  swimming.join('') + shape('M32 66 Q54 58 82 66 T132 66 T182 66 T228 66 V92 H32Z', '#58bdf0');
