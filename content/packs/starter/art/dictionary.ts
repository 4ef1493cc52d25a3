import {
  ball,
  bust,
  coloured,
  colourSpot,
  type Drawing,
  drawing,
  fullTile,
  line,
  oval,
  type Picture,
  place,
  put,
  rect,
  type Svg,
  shape,
  table,
  thing,
  tile,
  tileOf,
} from '../../../../tools/content/art/index.ts';

const numbers = [
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** Days are initials on a strip, because a day has no look of its own. */
const initials = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

const letters = (text: string, x: number, y: number, size: number, colour: string): Svg =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Andika, sans-serif" font-weight="700" font-size="${size}" fill="${colour}">${text}</text>`;

const perRow = 5;

/** A number from eleven on: like `numberCard`, with as many dots in rows of five; four rows need more room. */
const dotted = (name: string, value: number): Picture => {
  const { side, size, foot, top, step } =
    value > 3 * perRow
      ? { side: 116, size: 72, foot: 86, top: 142, step: 33 }
      : { side: 140, size: 84, foot: 106, top: 168, step: 34 };
  return tileOf(
    name,
    rect([128 - side / 2, 4, side, side], '#1d7fe0', 30),
    rect([128 - side / 2, 4, side, side - 10], '#3f9ff5', 30),
    letters(String(value), 128, foot, size, '#ffffff'),
    ...Array.from({ length: value }, (_, at) => {
      const row = Math.floor(at / perRow);
      const inRow = Math.min(perRow, value - row * perRow);
      const x = 128 + ((at % perRow) - (inRow - 1) / 2) * 40;
      return oval([x, top + row * step, 13, 13], '#ff8c3a', ' stroke="#fff" stroke-width="4"');
    }),
  );
};

/** A calendar of a week: two rows of days, those named are lit. */
const week = (name: string, lit: readonly number[]): Picture =>
  tileOf(
    name,
    rect([8, 24, 240, 212], '#ffffff', 30, ' stroke="#b9c6e6" stroke-width="6"'),
    shape('M8 78 V54 A30 30 0 0 1 38 24 H218 A30 30 0 0 1 248 54 V78Z', '#e0455e'),
    rect([62, 8, 16, 40], '#7d8798', 8) + rect([178, 8, 16, 40], '#7d8798', 8),
    ...initials.map((initial, at) => {
      const [column, row] = at < 4 ? [at, 0] : [at - 4 + 0.5, 1];
      const [x, y] = [26 + column * 52, 92 + row * 68];
      const on = lit.includes(at);
      return (
        rect([x, y, 48, 58], on ? '#6b46e0' : '#e9eefb', 14) +
        letters(initial, x + 24, y + 43, 36, on ? '#ffffff' : '#8894b8')
      );
    }),
  );

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** An open box seen from the front: its back can be covered by what is in it, its front covers it. */
const back = rect([0, 30, 140, 60], '#8a5a1e', 8);
const front = rect([0, 50, 140, 90], '#e8a44c', 10) + rect([0, 50, 140, 22], '#f4c077', 10);
const crate: Drawing = drawing([0, 30, 140, 110], back, front);
const red = ball('red', 'white');
const ballAt = (x: number, y: number, height = 84): Svg => put(red, x, y, { height });
const inCrate = drawing([0, 0, 140, 140], back, put(red, 70, 96, { height: 92 }), front);

const where: Picture[] = [
  tileOf('on', table(128, 244, 236, 130), ballAt(128, 116, 96)),
  tileOf('in', put(inCrate, 128, 236, { height: 190 })),
  tileOf('under', table(128, 240, 236, 180), ballAt(128, 240, 96)),
  tileOf('behind', ballAt(182, 216, 136), put(crate, 96, 236, { height: 126 })),
  tileOf('in-front-of', put(crate, 128, 190, { height: 140 }), ballAt(128, 246, 96)),
  tileOf('next-to', put(crate, 84, 236, { height: 104 }), ballAt(208, 236, 84)),
  tileOf(
    'between',
    put(crate, 44, 220, { height: 64 }),
    put(crate, 212, 220, { height: 64 }),
    ballAt(128, 220, 76),
  ),
];

/** The middle of a place, in a tile with round corners. */
const inside = (name: string, at: Parameters<typeof place>[0], x = 210): Picture =>
  tileOf(
    name,
    `<clipPath id="frame">${rect([8, 8, 240, 240], '#fff', 36)}</clipPath>`,
    `<g clip-path="url(#frame)"><svg x="8" y="8" width="240" height="240" viewBox="${x} 0 540 540">${place(at)}</svg></g>`,
  );

const places: Picture[] = [
  inside('park', 'park'),
  inside('playground', 'playground', 0),
  inside('street', 'street'),
];

const shirt = coloured('t-shirt', 'white');
const mud = (x: number, y: number, size: number): Svg =>
  oval([x, y, size, size * 0.8], '#8a5a2b') +
  oval([x + size, y + size * 0.5, size * 0.5, size * 0.4], '#8a5a2b');

const shine = (x: number, y: number, size: number): Svg =>
  line(`M${x} ${y - size}V${y + size}M${x - size} ${y}H${x + size}`, '#3f9ff5', 8);

const fruitBowl: Svg =
  put(thing('banana'), 176, 150, { height: 120, turn: 14 }) +
  put(thing('orange'), 78, 156, { height: 96 }) +
  put(thing('apple'), 130, 160, { height: 108 }) +
  shape('M20 136 H236 Q228 232 128 232 Q28 232 20 136Z', '#5aa7f0') +
  shape('M20 136 H236 L233 154 H23Z', '#8cc4ff');

const forkOnly: Svg = `<svg x="66" y="4" width="124" height="248" viewBox="0 0 128 256">${thing('fork-and-knife').svg}</svg>`;

export const pictures: Picture[] = [
  ...numbers.map((name, at) => dotted(name, at + 11)),
  ...days.map((name, at) => week(name, [at])),
  week('week', [0, 1, 2, 3, 4, 5, 6]),
  week('weekend', [5, 6]),
  ...where,
  ...places,
  tile('grey', colourSpot('grey')),
  tileOf('clean', put(shirt, 128, 240, { height: 216 }), shine(52, 60, 22), shine(214, 92, 16)),
  tileOf(
    'dirty',
    put(shirt, 128, 240, { height: 216 }),
    mud(104, 138, 22),
    mud(150, 186, 18),
    mud(94, 200, 12),
  ),
  tileOf('fruit', fruitBowl),
  fullTile('tired', bust('wei', { mood: 'tired', arm: 'down' })),
  tileOf('table', table(128, 236, 240, 170)),
  tileOf('fork', forkOnly),
  tileOf(
    'triangle',
    shape(
      'M128 34 L232 218 H24Z',
      '#e0455e',
      ' stroke="#e0455e" stroke-width="20" stroke-linejoin="round"',
    ),
  ),
  tileOf(
    'people',
    ...(['ali', 'zara', 'wei', 'mum', 'grandpa', 'mia'] as const).map((name, at) =>
      put(bust(name, { arm: 'down' }), 48 + (at % 3) * 80, 128 + Math.floor(at / 3) * 124, {
        height: 118,
      }),
    ),
  ),
];
