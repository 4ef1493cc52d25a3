import {
  type Drawing,
  drawing,
  line,
  moved,
  oval,
  put,
  rect,
  type Svg,
  shape,
  thing,
} from '../../../../tools/content/art/index.ts';

/** A letter or a number in the reading font; x is its middle, y its foot. */
export const written = (text: string, x: number, y: number, size: number, colour: string): Svg =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Andika, sans-serif" font-weight="700" font-size="${size}" fill="${colour}">${text}</text>`;

const flame = (x: number, y: number): Svg =>
  shape(`M${x} ${y - 30} q-17 22 0 32 q17 -10 0 -32Z`, '#ffb23f') +
  shape(`M${x} ${y - 14} q-8 10 0 15 q8 -5 0 -15Z`, '#fff0a0');

const sprinkles: readonly (readonly [number, number, string])[] = [
  [44, 152, '#ff74b4'],
  [78, 140, '#2f7de6'],
  [108, 156, '#35ab4e'],
  [150, 154, '#ff74b4'],
  [182, 140, '#2f7de6'],
  [212, 152, '#35ab4e'],
];

const cakeBody: Svg =
  oval([128, 236, 124, 16], '#ffffff', ' stroke="#cfd8e6" stroke-width="4"') +
  shape('M22 142 H234 V216 Q234 236 208 236 H48 Q22 236 22 216Z', '#f2a65e') +
  rect([22, 190, 212, 14], '#fff0d6') +
  shape(
    'M14 136 Q14 116 36 116 H220 Q242 116 242 136 V160 q-15 22 -30 0 q-15 24 -31 0 q-15 22 -31 0 q-15 24 -31 0 q-15 22 -31 0 q-15 24 -31 0 q-15 22 -43 0Z',
    '#fff3dc',
  ) +
  sprinkles
    .map(([x, y, colour], at) => line(`M${x} ${y} l${at % 2 ? 8 : -8} -5`, colour, 7))
    .join('');

/** A birthday cake with one candle in the form of its number. */
export const numberCake = (age: number): Drawing => {
  const digits = String(age);
  const places = digits.length === 1 ? [128] : [96, 160];
  return drawing(
    [0, 0, 256, 256],
    ...[...digits].map((digit, at) => {
      const x = places[at] ?? 128;
      return (
        line(`M${x} 44 V30`, '#5a6372', 4) +
        flame(x, 28) +
        `<g stroke="#ffffff" stroke-width="12" stroke-linejoin="round" paint-order="stroke">${written(digit, x, 118, 96, '#e0357f')}</g>`
      );
    }),
    cakeBody,
  );
};

/** A wide cake with thin candles in a row, to be counted. */
export const candleCake = (count: number): Drawing =>
  drawing(
    [0, 0, 460, 256],
    moved('translate(-2 0) scale(1.8 1)', cakeBody),
    ...Array.from({ length: count }, (_, at) => {
      const x = 230 + (at - (count - 1) / 2) * 42;
      return rect([x - 7, 62, 14, 62], at % 2 ? '#8cc4ff' : '#ff9ccb', 6) + flame(x, 60);
    }),
  );

const boardColours = ['#ff8f86', '#8cc4ff', '#9be59a', '#ffdf7a'];

/** A board game: a way of coloured fields around a board, two pawns and a die. */
export const boardGame = (): Drawing => {
  const fields = Array.from({ length: 16 }, (_, at): Svg => {
    const side = Math.floor(at / 4);
    const step = (at % 4) * 44;
    const corners: readonly (readonly [number, number])[] = [
      [16 + step, 16],
      [192, 16 + step],
      [192 - step, 192],
      [16, 192 - step],
    ];
    const [x, y] = corners[side] ?? [16, 16];
    return rect(
      [x, y, 44, 44],
      boardColours[at % 4] ?? '#ffffff',
      8,
      ' stroke="#ffffff" stroke-width="4"',
    );
  });
  const pawn = (x: number, y: number, colour: string, dark: string): Svg =>
    shape(`M${x - 19} ${y} L${x - 8} ${y - 40} H${x + 8} L${x + 19} ${y}Z`, colour) +
    oval([x, y, 19, 6], dark) +
    oval([x, y - 46, 15, 15], colour);
  return drawing(
    [0, 0, 256, 256],
    rect([2, 2, 248, 248], '#fff7e8', 24, ' stroke="#c9935d" stroke-width="8"'),
    ...fields,
    put(thing('die'), 126, 186, { height: 116 }),
    pawn(62, 76, '#e83a3c', '#a51629'),
    pawn(214, 222, '#2f7de6', '#174a9c'),
  );
};

/** The globe with a pin in one country. */
export const pinnedGlobe = (): Drawing =>
  drawing(
    [0, 0, 256, 256],
    put(thing('globe'), 122, 254, { height: 216 }),
    oval([138, 110, 16, 6], '#1b2a4a', ' fill-opacity=".3"'),
    shape('M138 108 C112 72 104 58 104 42 a34 34 0 0 1 68 0 C172 58 164 72 138 108Z', '#e83a3c'),
    oval([138, 42, 14, 14], '#ffffff'),
  );

/** A card with one big letter. */
export const letterCard = (letter: string, colour = '#6b46e0'): Drawing =>
  drawing(
    [0, 0, 200, 240],
    rect([4, 4, 192, 232], '#ffffff', 26, ' stroke="#c9d6ea" stroke-width="7"'),
    written(letter, 100, 176, 158, colour),
  );

/** A tablet on its stand; what is in it fills a screen of 300 x 210. */
export const tablet = (inside: Svg = ''): Drawing =>
  drawing(
    [0, 0, 340, 262],
    shape('M120 240 L140 262 H200 L220 240Z', '#7d8798'),
    rect([0, 0, 340, 250], '#3a3f4b', 26),
    rect([0, 0, 340, 242], '#5a6372', 26),
    '<clipPath id="screen"><rect x="20" y="16" width="300" height="210" rx="10"/></clipPath>',
    `<g clip-path="url(#screen)">${rect([20, 16, 300, 210], '#10131c')}${moved('translate(20 16)', inside)}</g>`,
    inside === '' ? shape('M40 16 H110 L60 226 H20 V36Z', '#ffffff', ' opacity=".07"') : '',
  );

type CatMood = 'happy' | 'laugh';

const catEyes: Record<CatMood, Svg> = {
  happy: [102, 198]
    .map(
      x =>
        oval([x, 142, 24, 27], '#b6e06a') +
        oval([x, 143, 12, 22], '#1c1f27') +
        oval([x + 6, 133, 6, 7], '#ffffff'),
    )
    .join(''),
  laugh: line('M80 148 q22 -30 44 0 M176 148 q22 -30 44 0', '#f4f6fc', 8),
};

/** Head and shoulders of a black and white cat. */
export const catBust = (mood: CatMood): Drawing =>
  drawing(
    [0, 0, 300, 320],
    shape('M62 320 C56 262 92 230 150 230 C208 230 244 262 238 320Z', '#2b2f3a'),
    shape('M104 320 C104 272 124 252 150 252 C176 252 196 272 196 320Z', '#ffffff'),
    shape('M40 120 L50 12 Q54 2 64 10 L128 58Z', '#2b2f3a'),
    shape('M260 120 L250 12 Q246 2 236 10 L172 58Z', '#2b2f3a'),
    shape('M58 86 L64 34 L98 60Z', '#ff9fb4'),
    shape('M242 86 L236 34 L202 60Z', '#ff9fb4'),
    shape(
      'M150 44 C224 44 272 90 272 154 C272 214 220 252 150 252 C80 252 28 214 28 154 C28 90 76 44 150 44Z',
      '#2b2f3a',
    ),
    shape(
      'M150 84 C160 122 172 150 214 178 C220 222 186 250 150 250 C114 250 80 222 86 178 C128 150 140 122 150 84Z',
      '#ffffff',
    ),
    catEyes[mood],
    shape(
      'M134 176 H166 Q170 176 168 182 L156 194 Q150 199 144 194 L132 182 Q130 176 134 176Z',
      '#ff8fa8',
    ),
    shape('M122 208 Q150 222 178 208 Q176 240 150 240 Q124 240 122 208Z', '#8c2f39'),
    shape('M134 234 Q150 220 166 234 Q160 240 150 240 Q140 240 134 234Z', '#ff7a8a'),
    line('M74 190 L14 178 M74 204 L12 210 M226 190 L286 178 M226 204 L288 210', '#9aa3b5', 5),
  );

/** The cat on the screen of a tablet. */
export const catOnTablet = (mood: CatMood): Drawing =>
  tablet(rect([0, 0, 300, 210], '#bfe6ff') + put(catBust(mood), 150, 216, { height: 200 }));
