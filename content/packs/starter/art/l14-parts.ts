import {
  bust,
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

/** Notes of music. */
export const notes = (x: number, y: number, height: number, turn = -8): Svg =>
  put(thing('musical-notes'), x, y, { height, turn });

/** A card with round corners and a wall; the corners are cut. */
export const room = (wall: string, ...inside: readonly Svg[]): Svg =>
  `<clipPath id="l14-card"><rect width="256" height="256" rx="26"/></clipPath><g clip-path="url(#l14-card)">${rect([0, 0, 256, 256], wall)}${inside.join('')}</g>`;

export const floor = (y = 206, colour = '#d8b184'): Svg => rect([0, y, 256, 256 - y], colour);

/** Lines of steam; x, y is their lower end. */
export const steam = (x: number, y: number, size = 1): Svg =>
  [-22, 0, 22]
    .map(dx =>
      line(
        `M${x + dx * size} ${y} q${-10 * size} ${-14 * size} 0 ${-26 * size} t0 ${-26 * size}`,
        '#9fb6c8',
        6 * size,
        ' opacity=".75"',
      ),
    )
    .join('');

/** A pot with two handles. */
export const pot: Drawing = drawing(
  [-14, -6, 188, 106],
  rect([-12, 26, 30, 16], '#3a4660', 8) + rect([142, 26, 30, 16], '#3a4660', 8),
  shape('M6 8 H154 L146 86 Q144 98 130 98 H30 Q16 98 14 86Z', '#e2645a'),
  shape('M6 8 H50 L44 98 H30 Q16 98 14 86Z', '#ffffff', ' opacity=".22"'),
  rect([-2, 0, 164, 18], '#b9443c', 9),
);

/** A frying pan with a handle to the left. */
export const pan: Drawing = drawing(
  [-110, 0, 270, 60],
  rect([-108, 12, 124, 16], '#3a4660', 8),
  shape('M0 6 H160 L148 50 Q146 58 136 58 H24 Q14 58 12 50Z', '#5a6372'),
  rect([-4, 0, 168, 14], '#414a5a', 7),
);

/** A fried egg. */
export const friedEgg: Drawing = drawing(
  [0, 0, 120, 50],
  shape(
    'M6 32 Q0 12 26 14 Q44 -2 66 8 Q98 2 112 22 Q122 42 94 44 Q70 54 46 46 Q12 52 6 32Z',
    '#ffffff',
    ' stroke="#dfe5ee" stroke-width="3"',
  ),
  oval([60, 24, 23, 16], '#ffb82e') + oval([53, 18, 8, 4], '#ffe08a'),
);

/** A brush with paint on it; it leans to the right. */
export const brush: Drawing = drawing(
  [0, 0, 100, 150],
  moved(
    'translate(50 150) rotate(28)',
    line('M0 -4 V-96', '#c9935d', 11) +
      rect([-8, -116, 16, 26], '#aab3c0', 3) +
      shape('M-9 -116 Q-14 -140 0 -156 Q14 -140 9 -116Z', '#2f7de6'),
  ),
);

/** An easel; what is on its canvas is drawn within 200 x 170. */
export const easel = (inside: Svg = ''): Drawing =>
  drawing(
    [0, 0, 240, 380],
    line('M120 10 V60 M70 220 L34 372 M170 220 L206 372 M120 220 V330', '#a9744a', 15),
    rect([16, 34, 208, 178], '#ffffff', 6, ' stroke="#c9935d" stroke-width="9"'),
    rect([4, 214, 232, 18], '#c9935d', 7),
    `<svg x="20" y="38" width="200" height="170" viewBox="0 0 200 170">${inside}</svg>`,
  );

/** What children paint. */
export const paintings = {
  sun:
    rect([0, 0, 200, 170], '#d7f0ff') +
    oval([54, 48, 26, 26], '#ffc928') +
    shape('M0 130 Q60 96 120 128 T200 116 V170 H0Z', '#7ccb6b'),
  house:
    rect([48, 78, 104, 80], '#ffd98a', 4) +
    shape('M34 82 L100 22 L166 82Z', '#e2504f') +
    rect([88, 112, 30, 46], '#8a5b34', 3),
  star: shape(
    'M100 14 L121 66 L177 70 L134 106 L148 160 L100 130 L52 160 L66 106 L23 70 L79 66Z',
    '#ffc928',
    ' stroke="#e0a020" stroke-width="5" stroke-linejoin="round"',
  ),
} satisfies Record<string, Svg>;

const blue = '#2f7de6';

/** What children draw with a pencil, on a paper seen from above. */
export const sketches = {
  house: line('M156 522 V488 L190 462 L224 488 V522 Z M182 522 V502 H198 V522', blue, 6),
  star: line(
    'M190 460 L199 482 L224 484 L204 498 L211 522 L190 508 L169 522 L176 498 L156 484 L181 482Z',
    blue,
    6,
  ),
} satisfies Record<string, Svg>;

/** A television on a low chest, as wide as 200; what is on its screen is drawn within 150 x 96. */
export const television = (inside: Svg): Drawing =>
  drawing(
    [0, 0, 200, 158],
    line('M76 4 L100 30 L130 2', '#5a6372', 6),
    rect([8, 26, 184, 126], '#33415c', 16),
    rect([20, 38, 160, 102], '#bfe6ff', 10),
    `<svg x="22" y="40" width="156" height="98" viewBox="0 0 150 96" preserveAspectRatio="xMidYMid slice">${inside}</svg>`,
    rect([40, 150, 24, 8], '#24304a', 4) + rect([136, 150, 24, 8], '#24304a', 4),
  );

/** A frog on the screen. */
export const onScreen: Svg =
  rect([0, 0, 150, 96], '#c8f0d0') + put(thing('frog-face'), 75, 92, { height: 76 });

/** The back of a sofa, over the whole width of a card. */
export const sofaBack: Svg =
  rect([-6, 200, 268, 80], '#8fb8e8', 26) + line('M128 206 V256', '#6d9bd1', 4);

/** A bubble of speech at x, y with three dots in it; its point is at the lower left or right. */
export const says = (x: number, y: number, point: 'left' | 'right'): Svg => {
  const tip = point === 'left' ? x + 18 : x + 54;
  return (
    shape(
      `M${tip - 8} ${y + 38} L${tip + (point === 'left' ? -8 : 8)} ${y + 58} L${tip + 10} ${y + 38}Z`,
      '#ffffff',
      ' stroke="#b9c8dd" stroke-width="3"',
    ) +
    rect([x, y, 72, 42], '#ffffff', 18, ' stroke="#b9c8dd" stroke-width="3"') +
    shape(`M${tip - 6} ${y + 36} h14 v5 h-14Z`, '#ffffff') +
    [20, 36, 52].map(dx => oval([x + dx, y + 21, 5, 5], '#6b86ad')).join('')
  );
};

/** Head and shoulders in a ring. */
export const inRing = (who: Parameters<typeof bust>[0], wall: string, id: string): Drawing =>
  drawing(
    [0, 0, 200, 200],
    `<clipPath id="ring-${id}"><circle cx="100" cy="100" r="92"/></clipPath>`,
    `<g clip-path="url(#ring-${id})">${oval([100, 100, 92, 92], wall)}${put(bust(who, { mood: 'laugh', arm: 'wave' }), 100, 204, { height: 176 })}</g>`,
    `<circle cx="100" cy="100" r="92" fill="none" stroke="#ffffff" stroke-width="10"/>`,
  );
