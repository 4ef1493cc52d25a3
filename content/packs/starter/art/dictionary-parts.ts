import {
  acting,
  type Drawing,
  drawing,
  line,
  lit,
  type Movement,
  oval,
  type PersonName,
  rect,
  type Svg,
  shape,
  thing,
} from '../../../../tools/content/art/index.ts';

/** A thing, cut to what is drawn of it, so that its foot is on the ground. */
export const cut = (name: string, box: Drawing['box']): Drawing => drawing(box, thing(name).svg);

/** The one that is not meant, all in pale grey. */
export const pale = (one: Drawing, name: string): Drawing => lit(one, name, '');

type Arms = Pick<Movement, 'leftArm' | 'rightArm'>;

/** Legs of a child that stands or walks to the right. */
const legs = {
  stands: {
    leftLeg: [
      [166, 530],
      [160, 584],
    ],
    rightLeg: [
      [234, 530],
      [240, 584],
    ],
    toes: 'right',
  },
  walks: {
    leftLeg: [
      [168, 536],
      [118, 572],
    ],
    rightLeg: [
      [256, 526],
      [282, 580],
    ],
    toes: 'right',
    tilt: [38, -14],
  },
} as const satisfies Record<string, Omit<Movement, keyof Arms>>;

/** Arms that hang: for the one that has nothing to do. */
const hanging = {
  leftArm: [
    [116, 410],
    [108, 458],
  ],
  rightArm: [
    [284, 410],
    [292, 458],
  ],
} as const satisfies Arms;

/** A child that stands or walks to the right, with its hands where they are put. */
export const reaching = (
  name: PersonName,
  arms: Partial<Arms>,
  mood: Movement['mood'] = 'smile',
  does: keyof typeof legs = 'stands',
): Drawing => acting(name, { ...legs[does], ...hanging, ...arms, mood });

/** A soft cloud of thought around a middle, light enough to be seen on a wall; its thinker is below. */
export const thinks = (x: number, y: number, size: number, inside: Svg, towards = -1): Svg => {
  const puffs = [
    [-34, 4, 26],
    [-16, -20, 28],
    [16, -20, 28],
    [36, 2, 26],
    [16, 20, 26],
    [-16, 20, 26],
  ] as const;
  const all = [
    ...puffs.map(([dx, dy, r]) => [x + dx * size, y + dy * size, r * size] as const),
    [x + towards * 34 * size, y + 54 * size, 9 * size] as const,
    [x + towards * 46 * size, y + 70 * size, 5.5 * size] as const,
  ];
  return (
    all
      .map(([cx, cy, r]) => oval([cx, cy, r, r], '#ffffff', ' stroke="#b9c8dd" stroke-width="5"'))
      .join('') +
    all.map(([cx, cy, r]) => oval([cx, cy, r, r], '#ffffff')).join('') +
    inside
  );
};

/** A table top over the whole width of a card. */
export const counter = (y: number, top = '#e8bd86', front = '#dba76c'): Svg =>
  rect([0, y + 4, 256, 256 - y], front) + rect([0, y, 256, 14], top, 6);

/** A small heart; x, y is its middle. */
export const heart = (x: number, y: number, size: number, colour = '#ef3f62'): Svg =>
  shape(
    `M${x} ${y + size * 0.45} C${x - size * 0.8} ${y - size * 0.05} ${x - size * 0.45} ${y - size * 0.62} ${x} ${y - size * 0.2} C${x + size * 0.45} ${y - size * 0.62} ${x + size * 0.8} ${y - size * 0.05} ${x} ${y + size * 0.45}Z`,
    colour,
  );

/** Meadow under a sky, in a card. */
export const meadow = (horizon: number, sky = '#bfe6ff'): Svg =>
  rect([0, 0, 256, 256], sky) +
  shape(
    `M0 ${horizon + 14} Q70 ${horizon - 14} 140 ${horizon + 8} T256 ${horizon} V256 H0Z`,
    '#a8dd85',
  ) +
  shape(
    `M0 ${horizon + 40} Q90 ${horizon + 20} 170 ${horizon + 38} T256 ${horizon + 32} V256 H0Z`,
    '#86cc6b',
  );

/** The rays of something new and bright; x, y is the middle. */
export const rays = (x: number, y: number, from: number, to: number, colour: string): Svg =>
  Array.from({ length: 8 }, (_, at) => {
    const [sin, cos] = [Math.sin((at * Math.PI) / 4), Math.cos((at * Math.PI) / 4)];
    const point = (r: number): string => `${Math.round(x + r * sin)} ${Math.round(y - r * cos)}`;
    return line(`M${point(from)} L${point(to)}`, colour, 6);
  }).join('');

/** A hand that closes around a thing; drawn over the thing. */
export const grip = (x: number, y: number, skin: string): Svg =>
  oval([x, y, 11, 10], skin) +
  line(`M${x - 4} ${y - 3} q6 -3 11 1 M${x - 4} ${y + 4} q6 -3 11 1`, '#00000022', 2);

/** A speech bubble with a tail from `root` on its lower edge to the mouth of its speaker. */
export const speech = (
  [x, y, width, height]: readonly [number, number, number, number],
  root: number,
  [mouthX, mouthY]: readonly [number, number],
  inside: Svg,
): Svg => {
  const foot = y + height - 6;
  const tail = (half: number): string =>
    `M${root - half} ${foot} L${mouthX} ${mouthY} L${root + half} ${foot}Z`;
  const edge = ' stroke="#b9c8dd" stroke-width="4" stroke-linejoin="round"';
  return (
    shape(tail(15), '#ffffff', edge) +
    rect([x, y, width, height], '#ffffff', 28, edge) +
    shape(tail(13), '#ffffff') +
    inside
  );
};
