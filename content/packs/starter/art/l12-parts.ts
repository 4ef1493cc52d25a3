import {
  type Drawing,
  drawing,
  line,
  oval,
  put,
  rect,
  type Svg,
  shape,
  thing,
} from '../../../../tools/content/art/index.ts';

const card = { light: '#ecc190', base: '#d9a066', side: '#bd8348', dark: '#8a5a2e' } as const;

/** A closed cardboard box, seen from its corner. */
export const closedBox = (): Drawing =>
  drawing(
    [8, 8, 184, 188],
    shape('M100 10 L190 54 V148 L100 194 L10 148 V54Z', card.base),
    shape('M100 98 L190 54 V148 L100 194Z', card.side),
    shape('M10 54 L100 98 V194 L10 148Z', card.base),
    shape('M100 10 L190 54 L100 98 L10 54Z', card.light),
    shape('M44 37 L66 27 L156 70 V104 L134 115 V81Z', '#a9703c'),
    rect([24, 112, 40, 26], '#fff7e8', 4, ' transform="skewY(26) translate(0 -18)"'),
  );

/** An open cardboard box, seen from the front. @param inside what looks out of it; its front is at y 90, its floor at 210 */
export const openBox = (inside: Svg = ''): Drawing =>
  drawing(
    [-14, 18, 288, 204],
    shape('M30 62 L50 20 H210 L230 62Z', card.light),
    shape('M30 60 H230 V120 H30Z', card.dark),
    shape('M30 60 L-12 76 L-4 104 L32 92Z', card.side),
    shape('M230 60 L272 76 L264 104 L228 92Z', card.side),
    inside,
    rect([30, 90, 200, 130], card.base, 6),
    rect([114, 90, 32, 130], '#bf8a52'),
    shape('M30 88 H230 L240 124 H20Z', card.light),
    line('M30 90 H230', card.side, 3),
  );

/** A box seen from above, with what is in it. @param one e.g. flowers in rows */
export const boxFromAbove = (one: Drawing): Drawing => {
  const [, , width, height] = one.box;
  return drawing(
    [-34, -30, width + 68, height + 60],
    rect([-34, -30, width + 68, height + 60], card.side, 16),
    rect([-14, -10, width + 28, height + 20], '#fff3dd', 6),
    put(one, width / 2, height, { height }),
  );
};

/** A pencil that points up, in one colour. */
export const pencil = (base: string, dark: string): Drawing =>
  drawing(
    [0, 0, 52, 240],
    shape('M4 62 L26 4 L48 62Z', '#f4d3a0'),
    shape('M17 28 L26 4 L35 28 Q26 34 17 28Z', base),
    rect([4, 60, 44, 150], base),
    rect([4, 60, 14, 150], '#ffffff', 0, ' opacity=".35"'),
    rect([36, 60, 12, 150], dark),
    rect([4, 196, 44, 16], '#c6ccd8'),
    shape('M4 212 H48 V228 Q48 238 38 238 H14 Q4 238 4 228Z', '#ff9aae'),
  );

/** One sock with stripes. */
export const sock = (): Drawing =>
  drawing(
    [6, 6, 172, 212],
    shape(
      'M62 10 H142 V120 Q142 150 118 168 L76 200 Q44 222 20 198 Q0 172 30 150 L62 126Z',
      '#35c18a',
    ),
    shape('M118 168 L76 200 Q44 222 20 198 Q0 172 30 150 L40 143 Q74 150 84 194Z', '#2f7de6'),
    shape('M142 96 V120 Q142 150 118 168 Q98 146 104 118Z', '#2f7de6'),
    rect([58, 8, 88, 34], '#27a373', 10),
    line('M62 60 H142 M62 82 H142', '#ffdf7a', 10),
  );

/** A duck that stands on its two legs: the emoji swims. */
export const standingDuck = (): Drawing =>
  drawing(
    [8, 8, 240, 296],
    line('M122 236 V286 M176 236 V286', '#f39a1f', 14),
    shape('M122 276 L84 302 H140Z M176 276 L138 302 H194Z', '#f39a1f'),
    put(thing('duck'), 128, 250, { height: 242 }),
  );

/** A tree without leaves, for stars to be hung on; its foot is the lower edge. */
export const bareTree = (): Drawing =>
  drawing(
    [0, 0, 400, 440],
    line('M200 414 C196 340 206 280 200 150', '#8f6241', 44),
    line('M200 300 C150 260 110 250 60 190 M116 250 C100 210 104 180 92 140', '#8f6241', 20),
    line('M204 280 C250 250 290 240 344 180 M290 232 C300 196 296 160 312 120', '#8f6241', 20),
    line('M200 200 C170 150 160 110 150 50 M200 180 C226 130 236 100 252 46', '#8f6241', 18),
    line('M206 400 C202 340 212 280 206 180', '#a9784f', 9),
    shape('M150 440 Q172 414 180 380 H222 Q230 414 252 440Z', '#8f6241'),
  );

/** Where nineteen stars hang on the bare tree, in its own size; those to be counted aloud come last. */
export const hooks: readonly (readonly [number, number])[] = [
  [60, 186],
  [98, 222],
  [132, 256],
  [168, 282],
  [90, 136],
  [104, 180],
  [346, 174],
  [318, 208],
  [284, 238],
  [242, 264],
  [314, 112],
  [302, 160],
  [150, 42],
  [156, 92],
  [174, 142],
  [254, 36],
  [242, 88],
  [226, 136],
  [200, 188],
];

/** A lamp that stands on the floor; x is its middle, y the ground. */
export const floorLamp = (x: number, y: number): Svg =>
  line(`M${x} ${y - 12} V${y - 250}`, '#7d8798', 10) +
  oval([x, y - 8, 44, 10], '#5a6372') +
  oval([x, y - 276, 88, 74], '#fff3b0', ' opacity=".5"') +
  shape(`M${x - 34} ${y - 320} H${x + 34} L${x + 62} ${y - 240} H${x - 62}Z`, '#ffd166') +
  shape(`M${x - 34} ${y - 320} H${x + 34} L${x + 37} ${y - 312} H${x - 37}Z`, '#f3b33d');

/** A magnifying glass; what it is over shows through. */
export const magnifier = (x: number, y: number, r: number): Svg =>
  line(`M${x + r * 0.74} ${y + r * 0.74} L${x + r * 1.6} ${y + r * 1.6}`, '#5b3fa8', r * 0.36) +
  oval([x, y, r, r], '#bfe6ff', ` fill-opacity=".35" stroke="#5b3fa8" stroke-width="${r * 0.2}"`) +
  line(
    `M${x - r * 0.55} ${y - r * 0.3} q${r * 0.2} ${-r * 0.34} ${r * 0.5} ${-r * 0.36}`,
    '#ffffff',
    r * 0.12,
  );
