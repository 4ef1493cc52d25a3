import {
  type Drawing,
  drawing,
  line,
  mark,
  moved,
  oval,
  put,
  rect,
  type Svg,
} from '../../../../tools/content/art/index.ts';

/** What animals can do or not. */
export type Action = 'swim' | 'run' | 'jump';

const white = '#ffffff';
const head = (x: number, y: number): Svg => oval([x, y, 11, 11], white);

/** A figure in white on a coloured disc, 100 pixels wide, as on a sign. */
const signs: Record<Action, { ground: string; figure: Svg }> = {
  swim: {
    ground: '#2f8fe0',
    figure:
      head(70, 40) +
      line('M28 52 L52 38 L66 56', white, 10) +
      line('M14 68 q9 -9 18 0 t18 0 t18 0 t18 0', white, 6) +
      line('M20 82 q9 -9 18 0 t18 0 t18 0', white, 6),
  },
  run: {
    ground: '#ef7d2d',
    figure:
      head(62, 22) +
      line('M58 36 L48 58', white, 12) +
      line('M56 38 L72 46 L82 40 M56 38 L38 40 L30 52', white, 7) +
      line('M48 58 L64 68 L58 86 M48 58 L40 74 L22 76', white, 8),
  },
  jump: {
    ground: '#8a5be0',
    figure:
      head(50, 17) +
      line('M50 32 V50', white, 13) +
      line('M50 33 L30 18 M50 33 L70 18', white, 7) +
      line('M49 51 L32 60 L26 74 M51 51 L68 60 L74 74', white, 8) +
      line('M38 84 H62', white, 4, ' opacity=".7"') +
      line('M30 90 H70', white, 5),
  },
};

const sign = (action: Action, x: number, y: number, size: number): Svg =>
  moved(
    `translate(${x} ${y}) scale(${size / 100})`,
    oval([50, 50, 48, 48], signs[action].ground) + signs[action].figure,
  );

/** The sign of an action on a tile of its own: the picture of the words swim, run and jump. */
export const actionSign = (action: Action): Drawing =>
  drawing([0, 0, 100, 100], sign(action, 0, 0, 100));

const withMark = (action: Action, can: boolean, x: number, y: number): Svg =>
  sign(action, x, y, 92) + mark(can, x + 58, y + 48, 50);

/**
 * The card of an animal: what it can do has a tick, what it cannot has a cross.
 *
 * @param abilities one or two
 */
export const abilityCard = (
  animal: Drawing,
  ...abilities: readonly (readonly [Action, boolean])[]
): Drawing => {
  const first = abilities.length === 1 ? 82 : 26;
  return drawing(
    [0, 0, 256, 256],
    rect([5, 5, 246, 246], white, 30, ' stroke="#f0c36a" stroke-width="8"'),
    put(animal, 128, 136, { height: 116 }),
    abilities.map(([action, can], at) => withMark(action, can, first + at * 112, 146)).join(''),
  );
};
