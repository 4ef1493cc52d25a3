import {
  clockFace,
  gradient,
  house,
  line,
  moved,
  type Picture,
  put,
  rect,
  type Svg,
  shape,
  thing,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { seasonTree, view } from './l16-weather.ts';

/** The house of the morning with a low sun on the other side, and a clock. */
const afternoon = tileOf(
  'afternoon',
  gradient('afternoon-sky', ['#ffcf87', '#fff0c9']),
  rect([8, 8, 240, 240], 'url(#afternoon-sky)', 36),
  put(thing('sun'), 66, 132, { height: 92 }),
  shape('M8 176 Q90 140 170 168 T248 160 V212 Q248 248 212 248 H44 Q8 248 8 212Z', '#a3c95a'),
  shape('M140 226 H216 L232 236 Q222 246 204 247 H170Z', '#5f7f3a', ' opacity=".45"'),
  house(160, 226, 0.72),
  put(clockFace(4), 62, 240, { height: 92 }),
);

/** A calendar of a month: days that are over are crossed out, and today the sun shines. */
const today = (): Picture => {
  const cells = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [24 + (at % 3) * 72, 86 + Math.floor(at / 3) * 52];
    if (at === 4) return '';
    return (
      rect([x, y, 64, 44], '#e9eefb', 10) +
      (at < 4 ? line(`M${x + 20} ${y + 12} l24 20 m0 -20 l-24 20`, '#b3bfdc', 6) : '')
    );
  });
  return tileOf(
    'today',
    rect([8, 24, 240, 224], '#ffffff', 30, ' stroke="#b9c6e6" stroke-width="6"'),
    shape('M8 74 V54 A30 30 0 0 1 38 24 H218 A30 30 0 0 1 248 54 V74Z', '#e0455e'),
    rect([62, 8, 16, 40], '#7d8798', 8) + rect([178, 8, 16, 40], '#7d8798', 8),
    ...cells,
    rect([80, 116, 96, 88], '#6b46e0', 20, ' stroke="#ffffff" stroke-width="8"'),
    put(thing('sun'), 128, 198, { height: 76 }),
  );
};

const quarter = (season: 'spring' | 'summer' | 'autumn' | 'winter', at: number): Svg => {
  const weather = season === 'winter' ? 'snow' : 'clear';
  const [x, y] = [at === 1 || at === 2 ? 128 : 0, at > 1 ? 128 : 0];
  return moved(
    `translate(${x} ${y}) scale(.5)`,
    view(
      season,
      weather,
      put(seasonTree(season), at === 1 || at === 2 ? 108 : 148, at > 1 ? 190 : 246, {
        height: 172,
      }),
    ).svg,
  );
};

const arc = (turn: number): Svg =>
  moved(
    `rotate(${turn} 128 128)`,
    line('M140 10 A118 118 0 0 1 240 92', '#6b46e0', 12) +
      shape('M250 84 L248 118 L224 94Z', '#6b46e0'),
  );

/** The four seasons in a ring: one year. */
const year = tileOf(
  'year',
  `<clipPath id="year"><circle cx="128" cy="128" r="100"/></clipPath><g clip-path="url(#year)">${(['spring', 'summer', 'autumn', 'winter'] as const).map(quarter).join('')}</g>`,
  line('M128 28 V228 M28 128 H228', '#ffffff', 8),
  [0, 90, 180, 270].map(arc).join(''),
);

/** Words of the dictionary for times. */
export const pictures: readonly Picture[] = [afternoon, today(), year];
