import { type Colour, colours } from './colours.ts';
import {
  type Drawing,
  drawing,
  glow,
  gradient,
  line,
  moved,
  oval,
  rect,
  type Svg,
  shape,
} from './svg.ts';

const patterns: Record<string, Svg> = {
  red: line('M40 96 Q100 64 160 96 M40 136 Q100 104 160 136', '#ffffff66', 10),
  blue: [
    [70, 70],
    [128, 60],
    [100, 106],
    [60, 128],
    [144, 116],
    [108, 152],
  ]
    .map(([x = 0, y = 0]) => oval([x, y, 9, 9], '#ffffff66'))
    .join(''),
  green: line(
    'M36 92 l21 -20 21 20 21 -20 21 20 21 -20 21 20 M36 136 l21 -20 21 20 21 -20 21 20 21 -20 21 20',
    '#ffffff66',
    9,
  ),
  yellow: line('M62 62 L138 138 M138 62 L62 138', '#ffffff99', 10),
  black: line('M70 50 V150 M100 44 V156 M130 50 V150', '#ffffff33', 9),
  white: line('M50 70 H150 M44 100 H156 M50 130 H150', '#a9b4c666', 9),
  brown: oval([100, 104, 46, 46], 'none', ' stroke="#ffffff66" stroke-width="10"'),
  pink: [
    [72, 76],
    [128, 76],
    [100, 124],
  ]
    .map(([x = 0, y = 0]) =>
      shape(`M${x} ${y + 18} c-30 -22 -16 -42 0 -28 c16 -14 30 6 0 28Z`, '#ffffff77'),
    )
    .join(''),
  purple: line('M42 78 h116 M38 122 h124 M78 42 v116 M122 42 v116', '#ffffff55', 8),
};

/** The card of a colour: a spot of paint, with a pattern for colour-blind children. */
export const colourSpot = (colour: Colour): Drawing => {
  const { light, base, dark } = colours[colour];
  const id = `spot-${colour}`;
  const edge = colour === 'white' ? ' stroke="#a9b4c6" stroke-width="4"' : '';
  return drawing(
    [0, 0, 200, 200],
    glow(id, [light, base, dark]),
    `<circle cx="100" cy="100" r="92" fill="url(#${id})"${edge}/>`,
    patterns[colour] ?? '',
    oval([66, 46, 26, 15], '#fff', ' opacity=".6" transform="rotate(-28 66 46)"'),
  );
};

/** The full moon, round and white. */
export const moon = (): Drawing =>
  drawing(
    [0, 0, 200, 200],
    glow('moon-light', ['#ffffff', '#f1f4fb', '#b9c4da']),
    `<circle cx="100" cy="100" r="94" fill="url(#moon-light)"/>`,
    oval([70, 70, 18, 16], '#d6deec'),
    oval([132, 60, 11, 10], '#d6deec'),
    oval([126, 128, 22, 19], '#d6deec'),
    oval([66, 134, 12, 10], '#d6deec'),
    oval([96, 100, 8, 7], '#d6deec'),
  );

/** A clock that shows a full hour. */
export const clockFace = (hour: number): Drawing => {
  const marks = Array.from({ length: 12 }, (_, at) => {
    const angle = (at * Math.PI) / 6;
    const [x, y] = [128 + 74 * Math.sin(angle), 128 - 74 * Math.cos(angle)];
    const text = at === 0 ? 12 : at;
    return `<text x="${x.toFixed(1)}" y="${(y + 8).toFixed(1)}" text-anchor="middle" font-family="Andika, Nunito, sans-serif" font-weight="700" font-size="25" fill="#3a4660">${text}</text>`;
  });
  return drawing(
    [10, 10, 236, 236],
    gradient('clock-rim', ['#ff8f86', '#e83a3c', '#a51629']),
    `<circle cx="128" cy="128" r="114" fill="url(#clock-rim)"/><circle cx="128" cy="128" r="98" fill="#fff"/>`,
    marks.join(''),
    moved(`rotate(${hour * 30} 128 128)`, line('M128 132 V92', '#24304a', 13)),
    line('M128 134 V78', '#24304a', 8),
    oval([128, 128, 10, 10], '#e83a3c'),
  );
};

/** A glass of water. */
export const water = (): Drawing =>
  drawing(
    [60, 16, 136, 226],
    gradient('water-blue', ['#9fe0fb', '#45b4ee']),
    shape(
      'M70 26 H186 L172 226 Q170 236 160 236 H96 Q86 236 84 226Z',
      '#e9f7ff',
      ' stroke="#b9d9ea" stroke-width="5"',
    ),
    shape(
      'M79 92 Q104 82 128 92 T177 92 L167 220 Q166 228 158 228 H98 Q90 228 89 220Z',
      'url(#water-blue)',
    ),
    line('M90 44 L98 200', '#ffffffcc', 8),
  );

/** A box as in “a big box”, “a small box”. */
export const box = (colour: Colour = 'orange'): Drawing => {
  const { light, base, dark } = colours[colour];
  return drawing(
    [0, 0, 200, 200],
    shape('M100 10 L190 54 V148 L100 194 L10 148 V54Z', base),
    shape('M100 98 L190 54 V148 L100 194Z', dark),
    shape('M10 54 L100 98 V194 L10 148Z', base),
    shape('M100 10 L190 54 L100 98 L10 54Z', light),
    line('M55 32 L145 76', '#ffffff99', 10),
  );
};

/** A green tick, or a red line through something forbidden. @param size pixels */
export const mark = (can: boolean, x: number, y: number, size: number): Svg =>
  moved(
    `translate(${x} ${y}) scale(${size / 100})`,
    `<circle cx="50" cy="50" r="48" fill="${can ? '#2fa56a' : '#e2504f'}" stroke="#fff" stroke-width="6"/>${
      can
        ? line('M26 52 L44 70 L76 32', '#fff', 12)
        : line('M32 32 L68 68 M68 32 L32 68', '#fff', 12)
    }`,
  );

/** A speech bubble without words; the point is at the lower left or right. */
export const bubble = (
  x: number,
  y: number,
  width: number,
  height: number,
  point: 'left' | 'right',
  inside: Svg = '',
): Svg => {
  const tip = point === 'left' ? x + width * 0.22 : x + width * 0.78;
  const dx = point === 'left' ? -26 : 26;
  return (
    rect([x, y, width, height], '#ffffff', 34, ' stroke="#d7e0ee" stroke-width="4"') +
    shape(
      `M${tip - 20} ${y + height - 3} L${tip + dx} ${y + height + 40} L${tip + 22} ${y + height - 3}Z`,
      '#ffffff',
    ) +
    inside
  );
};

/** A thought with something in it; the thinker is at the lower left. */
export const thought = (x: number, y: number, width: number, inside: Svg): Svg => {
  const height = width * 0.7;
  const puffs = [
    [0.2, 0.5, 0.22],
    [0.4, 0.3, 0.26],
    [0.66, 0.3, 0.25],
    [0.82, 0.52, 0.2],
    [0.62, 0.68, 0.24],
    [0.36, 0.68, 0.24],
  ].map(([px = 0, py = 0, r = 0]) =>
    oval([x + px * width, y + py * height, r * width, r * width * 0.86], '#ffffff'),
  );
  return (
    puffs.join('') +
    oval([x + width * 0.12, y + height * 1.02, width * 0.07, width * 0.06], '#ffffff') +
    oval([x + width * 0.02, y + height * 1.16, width * 0.04, width * 0.035], '#ffffff') +
    inside
  );
};
