import {
  cloud,
  type Drawing,
  drawing,
  gradient,
  line,
  moved,
  oval,
  put,
  rect,
  type Svg,
  shape,
  thing,
} from '../../../../tools/content/art/index.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';
export type Weather = 'clear' | 'sun' | 'clouds' | 'wind' | 'rain' | 'snow';

const skies: Record<Weather, readonly [string, string]> = {
  clear: ['#8fd3ff', '#e6f7ff'],
  sun: ['#6cc4ff', '#d9f2ff'],
  clouds: ['#a9b7c8', '#d8e0e9'],
  wind: ['#9ad6f7', '#e3f5ff'],
  rain: ['#8291a6', '#bac6d5'],
  snow: ['#8ea8cb', '#cfdcec'],
};

/** The sky of a weather, as wide and high as its picture. */
export const skyOf = (weather: Weather, width: number, height: number): Svg =>
  gradient(`l16-sky-${weather}`, skies[weather]) +
  rect([0, 0, width, height], `url(#l16-sky-${weather})`);

/** Places all over a picture, the same each time. */
const spread = (
  count: number,
  width: number,
  height: number,
): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, at) => [
    ((at * 0.618 + 0.07) % 1) * width,
    ((at + 0.5) / count) * height,
  ]);

/** Rain that falls all over a picture. */
export const rainOver = (count: number, width: number, height: number, size = 1): Svg =>
  spread(count, width, height)
    .map(([x, y]) =>
      line(`M${x + 5 * size} ${y - 12 * size} l${-10 * size} ${24 * size}`, '#2f7de6', 5 * size),
    )
    .join('');

const arms = [0, 60, 120]
  .map(turn => moved(`rotate(${turn})`, line('M0 -10 V10', '#ffffff', 4)))
  .join('');

/** Snow that falls all over a picture. */
export const snowOver = (count: number, width: number, height: number, size = 1): Svg =>
  spread(count, width, height)
    .map(([x, y], at) =>
      at % 2
        ? oval([x, y, 6 * size, 6 * size], '#ffffff')
        : moved(`translate(${x} ${y}) scale(${size})`, arms),
    )
    .join('');

/** A cloud that brings rain or snow; x, y is its middle. */
export const greyCloud = (x: number, y: number, size: number, colour = '#eef2f7'): Svg =>
  moved(
    `translate(${x - 32 * size} ${y}) scale(${size})`,
    `<g fill="${colour}"><circle r="26"/><circle cx="34" cy="-12" r="34"/><circle cx="72" r="25"/><rect x="-8" y="-4" width="86" height="30" rx="14"/></g>`,
  );

/** Lines of the wind; x, y is where they begin. */
export const gust = (x: number, y: number, size = 1): Svg =>
  moved(
    `translate(${x} ${y}) scale(${size})`,
    line('M0 0 H84 q24 0 24 -20 q0 -16 -16 -16 q-13 0 -13 12', '#ffffff', 8) +
      line('M-14 22 H124 q20 0 20 16 q0 14 -14 14 q-11 0 -11 -10', '#ffffff', 8),
  );

const crownColours = {
  spring: ['#a6dd86', '#8fcf70', '#c5ecab'],
  summer: ['#4fab5e', '#3f9650', '#70c37a'],
  autumn: ['#ef8b3a', '#d9622b', '#f7b64e'],
  winter: ['', '', ''],
} as const;

const onCrown: readonly (readonly [number, number])[] = [
  [50, 104],
  [92, 50],
  [134, 62],
  [162, 104],
  [110, 98],
  [78, 132],
  [138, 138],
];

const blossom = (x: number, y: number): Svg =>
  [0, 72, 144, 216, 288]
    .map(turn => {
      const angle = (turn * Math.PI) / 180;
      return oval([x + 7 * Math.sin(angle), y - 7 * Math.cos(angle), 6, 6], '#ff8fc4');
    })
    .join('') + oval([x, y, 4.5, 4.5], '#fff3b0');

const autumnLeaf = (x: number, y: number): Svg =>
  oval([x, y, 13, 9], '#f9c24c', ` transform="rotate(-30 ${x} ${y})"`) +
  oval([x + 20, y + 12, 11, 8], '#c8452a', ` transform="rotate(24 ${x + 20} ${y + 12})"`);

const fruit = (x: number, y: number): Svg =>
  oval([x, y, 9, 9], '#e83a3c') + line(`M${x} ${y - 8} l3 -6`, '#7c4a2d', 3);

/** The tree of the course in one season, always of the same shape. */
export const seasonTree = (season: Season): Drawing => {
  const [base, dark, light] = crownColours[season];
  const trunk =
    line('M106 226 V110', '#8f6241', 24) +
    line('M106 150 C84 130 70 116 58 88 M106 136 C130 122 144 108 154 82', '#8f6241', 12) +
    line('M104 118 C98 92 96 70 92 44 M108 118 C118 94 124 74 128 52', '#8f6241', 11);
  if (season === 'winter')
    return drawing(
      [0, 0, 210, 236],
      trunk,
      line('M52 86 q6 -8 14 2 M146 80 q8 -8 14 2 M86 42 q6 -9 13 0 M122 50 q7 -9 13 0', '#fff', 11),
      line('M66 112 L84 132 M132 116 L148 102', '#fff', 8),
      oval([106, 230, 46, 12], '#ffffff'),
    );
  const more = { spring: blossom, summer: fruit, autumn: autumnLeaf }[season];
  return drawing(
    [0, 0, 210, 236],
    trunk,
    oval([106, 76, 64, 62], base),
    oval([58, 112, 44, 40], base),
    oval([154, 112, 44, 40], dark),
    oval([106, 128, 56, 36], base),
    oval([86, 56, 24, 22], light),
    ...onCrown.map(([x, y]) => more(x, y)),
  );
};

const leafColours = ['#e2532b', '#f2a03a', '#c9763a'];

/** Leaves in the air and on the ground. */
export const leavesAt = (...places: readonly (readonly [number, number])[]): Svg =>
  places
    .map(([x, y], at) =>
      moved(
        `translate(${x} ${y}) rotate(${at * 67})`,
        shape('M0 -11 Q12 0 0 11 Q-12 0 0 -11Z', leafColours[at % 3] ?? '#e2532b'),
      ),
    )
    .join('');

const grounds: Record<Season, readonly [string, string]> = {
  spring: ['#b7e59a', '#97d67a'],
  summer: ['#8fd06f', '#6fbb52'],
  autumn: ['#e0c483', '#cfa95d'],
  winter: ['#dfe9f5', '#eef4fb'],
};

const hillsOf = (season: Season): Svg => {
  const [far, near] = grounds[season];
  return (
    shape('M0 168 Q70 138 140 164 T256 156 V256 H0Z', far) +
    shape('M0 200 Q80 176 160 196 T256 190 V256 H0Z', near)
  );
};

const above: Record<Weather, Svg> = {
  clear: '',
  sun: put(thing('sun'), 190, 116, { height: 108 }),
  clouds:
    greyCloud(70, 62, 0.9) +
    greyCloud(182, 54, 1.05, '#dfe5ed') +
    greyCloud(128, 116, 1, '#f6f8fb'),
  wind: gust(24, 58, 0.9) + gust(96, 128, 0.8),
  rain: greyCloud(76, 54, 1, '#66758a') + greyCloud(178, 50, 1.1, '#58667b'),
  snow: greyCloud(76, 44, 0.9, '#dfe6ef') + greyCloud(184, 40, 1, '#cfd9e6'),
};

const falling = (weather: Weather): Svg => {
  if (weather === 'rain')
    return moved(
      'translate(0 86)',
      rainOver(26, 256, 160) +
        oval([70, 142, 44, 9], '#7fb4e8') +
        oval([196, 152, 40, 8], '#7fb4e8'),
    );
  if (weather === 'snow') return moved('translate(0 50)', snowOver(26, 256, 190));
  return '';
};

/**
 * A card 256 pixels square with a view outside.
 *
 * @param inside what is on the ground, in front of the rain and the snow: a face stays clear
 */
export const outside = (season: Season, weather: Weather, ...inside: readonly Svg[]): Svg =>
  `<clipPath id="l16-card">${rect([3, 3, 250, 250], '#fff', 32)}</clipPath><g clip-path="url(#l16-card)">${[
    skyOf(weather, 256, 256),
    above[weather],
    hillsOf(season),
    falling(weather),
    ...inside,
  ].join('')}</g>${rect([3, 3, 250, 250], 'none', 32, ' stroke="#c3d4e6" stroke-width="3"')}`;

/** Such a card as a drawing. */
export const view = (season: Season, weather: Weather, ...inside: readonly Svg[]): Drawing =>
  drawing([0, 0, 256, 256], outside(season, weather, ...inside));

/** Small flowers on the ground. */
export const meadowFlowers = (...places: readonly (readonly [number, number])[]): Svg =>
  places
    .map(
      ([x, y], at) =>
        line(`M${x} ${y} v16`, '#4b9a55', 4) +
        [0, 72, 144, 216, 288]
          .map(turn => {
            const angle = (turn * Math.PI) / 180;
            const colour = ['#ff7ab6', '#ffffff', '#ffd23f'][at % 3] ?? '#fff';
            return oval([x + 7 * Math.sin(angle), y - 7 * Math.cos(angle), 5.5, 5.5], colour);
          })
          .join('') +
        oval([x, y, 4, 4], '#f39a1f'),
    )
    .join('');

/** White clouds of a dry day in a scene. */
export const fairClouds: Svg = cloud(140, 86, 1.1) + cloud(560, 66, 0.9) + cloud(800, 116, 0.8);
