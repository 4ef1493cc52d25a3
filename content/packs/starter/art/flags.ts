import {
  oval,
  type Picture,
  rect,
  type Svg,
  shape,
  tileOf,
} from '../../../../tools/content/art/index.ts';

/** A flag fills 248 x 166 of its tile. */
const [left, top, width, height] = [4, 45, 248, 166] as const;

/** Stripes with their shares of the height (or of the width, side by side). */
const stripes = (parts: readonly (readonly [string, number])[], sideBySide = false): Svg => {
  const all = parts.reduce((sum, [, share]) => sum + share, 0);
  let done = 0;
  return parts
    .map(([colour, share]) => {
      const [from, size] = [done / all, share / all];
      done += share;
      return sideBySide
        ? rect([left + from * width, top, size * width + 1, height], colour)
        : rect([left, top + from * height, width, size * height + 1], colour);
    })
    .join('');
};

/** A star around x, y; `turn` in degrees, its first point up. */
const star = (
  [x, y]: readonly [number, number],
  radius: number,
  colour: string,
  { points = 5, inner = 0.382, turn = 0 } = {},
): Svg => {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = ((at / points) * 180 + turn - 90) * (Math.PI / 180);
    const reach = at % 2 === 0 ? radius : radius * inner;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return shape(`M${corners.join('L')}Z`, colour);
};

/** A crescent that opens to the right: a disc, with one of the ground over it. */
const crescent = (x: number, y: number, radius: number, ground: string): Svg =>
  oval([x, y, radius, radius], '#ffffff') +
  oval([x + radius * 0.27, y, radius * 0.81, radius * 0.81], ground);

const flag = (name: string, ...parts: readonly Svg[]): Picture =>
  tileOf(
    `flag-${name}`,
    `<clipPath id="flag">${rect([left, top, width, height], '#fff', 14)}</clipPath>`,
    `<g clip-path="url(#flag)">${parts.join('')}</g>`,
    rect([left, top, width, height], 'none', 14, ' stroke="#b9c4d6" stroke-width="5"'),
  );

/** The small stars of the flag of China point to the middle of the big one. */
const big = [left + 42, top + 43] as const;
const smallStars = [
  [84, 17],
  [100, 33],
  [100, 58],
  [84, 75],
].map(([x = 0, y = 0]) => {
  const at = [left + x, top + y] as const;
  const turn = Math.atan2(big[1] - at[1], big[0] - at[0]) * (180 / Math.PI) + 90;
  return star(at, 9, '#ffde00', { turn });
});

/** The flags of the countries that lesson 7 names. */
export const pictures: readonly Picture[] = [
  flag(
    'azerbaijan',
    stripes([
      ['#00a3dd', 1],
      ['#e4002b', 1],
      ['#4a9d3f', 1],
    ]),
    crescent(left + 116, top + height / 2, 24, '#e4002b'),
    star([left + 146, top + height / 2], 14, '#ffffff', { points: 8, inner: 0.62 }),
  ),
  flag(
    'china',
    rect([left, top, width, height], '#e2231a'),
    star(big, 27, '#ffde00'),
    ...smallStars,
  ),
  flag(
    'france',
    stripes(
      [
        ['#1f3a93', 1],
        ['#ffffff', 1],
        ['#e1152d', 1],
      ],
      true,
    ),
  ),
  flag(
    'russia',
    stripes([
      ['#ffffff', 1],
      ['#1c57a5', 1],
      ['#d52b1e', 1],
    ]),
  ),
  flag(
    'spain',
    stripes([
      ['#c60b1e', 1],
      ['#ffc400', 2],
      ['#c60b1e', 1],
    ]),
  ),
  flag(
    'thailand',
    stripes([
      ['#d8222f', 1],
      ['#ffffff', 1],
      ['#2d2f6f', 2],
      ['#ffffff', 1],
      ['#d8222f', 1],
    ]),
  ),
  flag(
    'turkiye',
    rect([left, top, width, height], '#e30a17'),
    crescent(left + 88, top + height / 2, 42, '#e30a17'),
    star([left + 144, top + height / 2], 21, '#ffffff', { turn: -90 }),
  ),
];
