import { gradient, line, moved, oval, rect, type Svg, shape } from './svg.ts';

const all = [0, 0, 960, 540] as const;

/** The sky by day or by night. */
export const sky = (night = false): Svg => {
  const stops = night ? ['#1c2a5e', '#41549a'] : ['#8fd3ff', '#e6f7ff'];
  const id = night ? 'sky-night' : 'sky-day';
  return gradient(id, stops) + rect(all, `url(#${id})`);
};

export const cloud = (x: number, y: number, size = 1): Svg =>
  moved(
    `translate(${x} ${y}) scale(${size})`,
    '<g fill="#fff" opacity=".9"><circle r="26"/><circle cx="34" cy="-10" r="32"/><circle cx="70" r="24"/><rect x="-10" width="90" height="26" rx="13"/></g>',
  );

export const star = (x: number, y: number, size = 1): Svg =>
  moved(
    `translate(${x} ${y}) scale(${size})`,
    shape(
      'M0 -9 Q1.600 -1.600 9 0 Q1.600 1.600 0 9 Q-1.600 1.600 -9 0 Q-1.600 -1.600 0 -9Z',
      '#fff6cf',
    ),
  );

export const hills: Svg =
  shape('M0 330 Q240 250 500 318 T960 292 V540 H0Z', '#a8dd85') +
  shape('M0 400 Q300 330 620 384 T960 366 V540 H0Z', '#86cc6b');

/** A tree; x, y is the foot of its crown. */
export const tree = (x: number, y: number, size = 1): Svg =>
  moved(
    `translate(${x} ${y}) scale(${size})`,
    '<rect x="-11" width="22" height="70" rx="8" fill="#a9744a"/><circle cy="-24" r="56" fill="#5fb96b"/><circle cx="-38" cy="4" r="36" fill="#5fb96b"/><circle cx="38" cy="4" r="36" fill="#4fab5e"/><circle cx="-18" cy="-44" r="20" fill="#7bcb80"/>',
  );

export const bush = (x: number, y: number, size = 1): Svg =>
  moved(
    `translate(${x} ${y}) scale(${size})`,
    '<circle cx="-34" r="34" fill="#4fab5e"/><circle cx="34" r="32" fill="#4fab5e"/><circle cy="-20" r="42" fill="#5fb96b"/><circle cx="-14" cy="-36" r="14" fill="#7bcb80"/>',
  );

const flower = (x: number, y: number, colour: string, size = 1): Svg =>
  moved(
    `translate(${x} ${y}) scale(${size})`,
    `<path d="M0 0 v18" stroke="#4b9a55" stroke-width="4"/>${[0, 72, 144, 216, 288]
      .map(angle => `<circle cy="-7" r="6" fill="${colour}" transform="rotate(${angle})"/>`)
      .join('')}<circle r="5" fill="#ffd23f"/>`,
  );

export const flowers = (...places: readonly (readonly [number, number])[]): Svg =>
  places
    .map(([x, y], at) => flower(x, y, ['#ff7ab6', '#ffffff', '#ffb23f'][at % 3] ?? '#fff', 1.3))
    .join('');

/** A house; x, y is the middle of its lower edge. */
export const house = (x: number, y: number, size = 1, wall = '#ffe1b3', roof = '#e2645a'): Svg =>
  moved(
    `translate(${x} ${y - 40 * size}) scale(${size})`,
    `<rect x="-90" y="-90" width="180" height="130" rx="6" fill="${wall}"/><path d="M-112 -84 L0 -178 L112 -84 Q112 -76 104 -76 H-104 Q-112 -76 -112 -84Z" fill="${roof}"/><rect x="-24" y="-28" width="48" height="68" rx="6" fill="#9a6a44"/><circle cx="14" cy="8" r="4" fill="#ffd23f"/><rect x="-74" y="-54" width="38" height="38" rx="5" fill="#bfe6ff" stroke="#fff" stroke-width="5"/><rect x="36" y="-54" width="38" height="38" rx="5" fill="#bfe6ff" stroke="#fff" stroke-width="5"/>`,
  );

/** A wooden fence from x to x + width; y is the ground. */
export const fence = (x: number, y: number, width: number): Svg => {
  const count = Math.round(width / 44);
  const posts = Array.from({ length: count }, (_, at) => {
    const left = x + at * 44 + 6;
    return shape(
      `M${left} ${y} v-66 l14 -14 l14 14 v66Z`,
      '#fff7e8',
      ' stroke="#e3cfae" stroke-width="3"',
    );
  });
  return (
    rect([x, y - 56, width, 12], '#f2e2c6', 5) +
    rect([x, y - 24, width, 12], '#f2e2c6', 5) +
    posts.join('')
  );
};

/** A pond; x, y is its middle. */
export const water = (x: number, y: number, width: number, height: number): Svg =>
  oval([x, y, width / 2, height / 2], '#6ec3f2') +
  oval([x - width * 0.03, y - height * 0.08, width * 0.4, height * 0.34], '#8fd6fb') +
  line(
    `M${x - width * 0.32} ${y - 6} q14 -10 28 0 t28 0 M${x + width * 0.14} ${y + height * 0.18} q14 -10 28 0 t28 0`,
    '#ffffffcc',
    5,
  );

/** A leaf of a water lily; x, y is its middle. */
export const lilyLeaf = (x: number, y: number, width: number): Svg =>
  shape(
    `M${x} ${y} L${x + width / 2} ${y - width / 14} A${width / 2} ${width / 6} 0 1 1 ${x + width / 3} ${y - width / 8.5}Z`,
    '#4fab5e',
  ) +
  line(
    `M${x - width / 3} ${y} L${x} ${y} M${x - width / 5} ${y + width / 12} L${x} ${y}`,
    '#7bcb80',
    4,
  );
