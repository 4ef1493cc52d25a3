import { line, moved, oval, rect, type Svg, shape } from './svg.ts';

const wood = { light: '#dba76c', base: '#c9935d', dark: '#a9744a' } as const;

/** A table seen from the front; x is its middle, y the ground. */
export const table = (x: number, y: number, width: number, height = 150, cloth?: string): Svg => {
  const left = x - width / 2;
  return (
    rect([left + 24, y - height + 16, 22, height - 16], wood.dark, 8) +
    rect([left + width - 46, y - height + 16, 22, height - 16], wood.dark, 8) +
    rect([left, y - height, width, 26], wood.base, 11) +
    rect([left, y - height, width, 12], wood.light, 6) +
    (cloth
      ? shape(
          `M${left + 10} ${y - height} H${left + width - 10} V${y - height + 46} q-${width / 16} 18 -${width / 8} 0 t-${width / 8} 0 t-${width / 8} 0 t-${width / 8} 0 t-${width / 8} 0 t-${width / 8} 0 t-${width / 8} 0 t-${width / 8 - 20} 0Z`,
          cloth,
        )
      : '')
  );
};

/** A bench in a park or a school-yard; x is its middle, y the ground. */
export const bench = (x: number, y: number, width: number): Svg => {
  const left = x - width / 2;
  return (
    rect([left + 14, y - 120, 14, 120], '#6b7486', 6) +
    rect([left + width - 28, y - 120, 14, 120], '#6b7486', 6) +
    [122, 94].map(up => rect([left, y - up, width, 22], wood.base, 9)).join('') +
    rect([left - 6, y - 58, width + 12, 22], wood.light, 9)
  );
};

/** Shelves on a wall, one under the other; x, y is the upper left corner. Place things at y + 120, y + 240 … */
export const shelves = (x: number, y: number, width: number, count: number): Svg =>
  rect([x - 14, y - 14, width + 28, count * 120 + 42], '#f4e3c8', 16) +
  rect(
    [x - 14, y - 14, width + 28, count * 120 + 42],
    'none',
    16,
    ` stroke="${wood.base}" stroke-width="14"`,
  ) +
  Array.from({ length: count }, (_, at) =>
    rect([x - 8, y + 120 + at * 120, width + 16, 16], wood.base, 7),
  ).join('');

/** A bed with its head on the left; x is its left edge, y the ground. Place heads at x + 78, y - 112. */
export const bed = (x: number, y: number, width = 400, blanket = '#7fb8f2'): Svg => {
  const right = x + width;
  return (
    rect([x, y - 200, 28, 200], wood.dark, 12) +
    rect([right - 26, y - 130, 26, 130], wood.dark, 12) +
    rect([x + 14, y - 82, width - 30, 56], wood.base, 12) +
    rect([x + 22, y - 116, width - 44, 52], '#ffffff', 22) +
    rect([x + 30, y - 150, 108, 52], '#ffe7c2', 24) +
    shape(
      `M${x + 130} ${y - 132} H${right - 46} Q${right - 24} ${y - 132} ${right - 24} ${y - 106} V${y - 48} H${x + 130}Z`,
      blanket,
    ) +
    shape(`M${x + 130} ${y - 132} h42 v84 h-42Z`, '#ffffff66')
  );
};

/** Only the blanket, to cover somebody. */
export const blanket = (x: number, y: number, width = 400, colour = '#7fb8f2'): Svg => {
  const right = x + width;
  return (
    shape(
      `M${x + 126} ${y - 136} Q${x + 200} ${y - 168} ${x + 270} ${y - 142} L${right - 46} ${y - 134} Q${right - 24} ${y - 132} ${right - 24} ${y - 106} V${y - 48} H${x + 126}Z`,
      colour,
    ) + shape(`M${x + 126} ${y - 136} q22 -12 42 -17 v105 h-42Z`, '#ffffff66')
  );
};

/** A cot with bars in front; x is its middle, y the ground. Put the baby between `back` and `front`. */
export const cot = (x: number, y: number): { back: Svg; front: Svg } => {
  const bars = [-120, -80, -40, 0, 40, 80, 120].map(dx =>
    rect([x + dx - 5, y - 170, 10, 140], wood.light, 5),
  );
  return {
    back:
      rect([x - 150, y - 236, 18, 236], wood.dark, 8) +
      rect([x + 132, y - 236, 18, 236], wood.dark, 8) +
      rect([x - 140, y - 210, 280, 16], wood.base, 8) +
      rect([x - 138, y - 76, 276, 52], '#ffffff', 20),
    front:
      rect([x - 148, y - 178, 296, 16], wood.base, 8) +
      bars.join('') +
      rect([x - 148, y - 44, 296, 24], wood.base, 10),
  };
};

/** A window with the sun or the moon in it, or only sky; x, y is its upper left corner. */
export const windowOf = (
  x: number,
  y: number,
  size: number,
  light: 'day' | 'sun' | 'moon' = 'day',
): Svg => {
  const night = light === 'moon';
  const [cx, cy, r] = [x + size * 0.72, y + size * 0.26, size * 0.14];
  const sun =
    Array.from({ length: 8 }, (_, at) =>
      moved(
        `rotate(${at * 45} ${cx} ${cy})`,
        line(`M${cx} ${cy - r * 1.35} v-${r * 0.4}`, '#ffc928', 6),
      ),
    ).join('') + oval([cx, cy, r, r], '#ffc928');
  const lights = {
    day: '',
    sun,
    moon:
      oval([cx, cy, r * 1.15, r * 1.15], '#f4f6fc') +
      [
        [0.2, 0.3],
        [0.34, 0.66],
        [0.8, 0.72],
      ]
        .map(([dx = 0, dy = 0]) => oval([x + size * dx, y + size * dy, 4, 4], '#fff6cf'))
        .join(''),
  };
  return (
    rect([x, y, size, size * 0.9], night ? '#2a3a78' : '#bfe6ff', 10) +
    lights[light] +
    rect([x, y, size, size * 0.9], 'none', 10, ' stroke="#fff" stroke-width="12"') +
    line(`M${x + size / 2} ${y} v${size * 0.9} M${x} ${y + size * 0.45} h${size}`, '#fff', 7)
  );
};

/** A rug; x, y is its middle. */
export const rug = (
  x: number,
  y: number,
  width: number,
  colour = '#f29bb4',
  inner = '#f7b9ca',
): Svg =>
  oval([x, y, width / 2, width / 10], colour) + oval([x, y, width / 2.5, width / 13.9], inner);

/** A plain sofa; x is its middle, y the ground. */
export const sofa = (
  x: number,
  y: number,
  width: number,
  colour = '#8fb8e8',
  dark = '#6d9bd1',
): Svg => {
  const left = x - width / 2;
  return (
    rect([left + 20, y - 176, width - 40, 130], colour, 34) +
    line(`M${x} ${y - 168} V${y - 96}`, dark, 4) +
    rect([left + 16, y - 92, width - 32, 66], dark, 20) +
    rect([left, y - 128, 56, 112], colour, 26) +
    rect([left + width - 56, y - 128, 56, 112], colour, 26) +
    rect([left + 30, y - 22, 18, 22], wood.dark, 5) +
    rect([left + width - 48, y - 22, 18, 22], wood.dark, 5)
  );
};

/** A table with a cloth down to the floor that hides all feet; x is its middle, y the ground. */
export const laidTable = (
  x: number,
  y: number,
  width: number,
  [cloth, fold]: readonly [string, string],
  height = 150,
): Svg => {
  const left = x - width / 2;
  const folds = [0.14, 0.32, 0.5, 0.68, 0.86].map(at =>
    line(`M${left + at * width} ${y - height + 40} q-10 ${height / 3} 4 ${height - 46}`, fold, 6),
  );
  return (
    rect([left + 10, y - height + 10, width - 20, height - 10], cloth, 10) +
    folds.join('') +
    rect([left, y - height, width, 26], cloth, 12) +
    rect([left, y - height + 14, width, 12], fold, 6)
  );
};
