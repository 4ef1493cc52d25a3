import { type Drawing, drawing, gradient, line, oval, type Svg, shape } from './svg.ts';

/** What a friendly monster has. */
type MonsterLook = {
  /** Two to five. */
  eyes?: number;
  /** Two, or six: three on each side. */
  arms?: 2 | 6;
  tail?: 'long' | 'short' | 'brown' | 'none';
  nose?: boolean;
};

const skin = ['#b8efa0', '#6fcb6b', '#3b9c55'] as const;
const brown = '#8a5a33';

const eyePlaces: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [118, 112],
    [182, 112],
  ],
  3: [
    [94, 116],
    [150, 100],
    [206, 116],
  ],
  4: [
    [120, 80],
    [180, 80],
    [112, 136],
    [188, 136],
  ],
  5: [
    [120, 78],
    [180, 78],
    [92, 132],
    [150, 132],
    [208, 132],
  ],
};

const eye = ([x, y]: readonly [number, number]): Svg =>
  oval([x, y, 25, 27], '#ffffff', ' stroke="#2f7d47" stroke-width="4"') +
  oval([x, y + 3, 13, 15], '#24304a') +
  oval([x + 5, y - 4, 5, 5], '#ffffff');

const arm = (d: string, [x, y]: readonly [number, number]): Svg =>
  line(d, skin[2], 25) +
  line(d, skin[1], 17) +
  [-14, 0, 14]
    .map(
      dx => line(`M${x} ${y} l${dx} -18`, skin[2], 13) + line(`M${x} ${y} l${dx} -18`, skin[1], 7),
    )
    .join('') +
  oval([x, y, 14, 13], skin[1]);

/** The arms of the left side, from the top; those of the right are their mirror images. */
const arms: readonly Svg[] = [
  arm('M56 150 C30 146 16 126 18 100', [18, 92]),
  arm('M46 188 C20 190 -4 178 -14 160', [-18, 154]),
  arm('M56 232 C30 246 4 240 -10 226', [-16, 220]),
];

const tails: Record<NonNullable<MonsterLook['tail']>, Svg> = {
  long:
    line('M236 262 C330 306 408 262 384 190 C372 152 328 164 336 198', skin[2], 28) +
    line('M236 262 C330 306 408 262 384 190 C372 152 328 164 336 198', skin[1], 20),
  short:
    line('M240 256 C262 270 276 268 288 254', skin[2], 30) +
    line('M240 256 C262 270 276 268 288 254', skin[1], 22),
  brown:
    line('M236 262 C300 300 352 268 346 214', '#5f3b1f', 30) +
    line('M236 262 C300 300 352 268 346 214', brown, 22),
  none: '',
};

const flipped = (svg: Svg): Svg => `<g transform="matrix(-1 0 0 1 300 0)">${svg}</g>`;

/** A friendly green monster, seen from the front; its tail is at its right. */
export const monster = (look: MonsterLook = {}): Drawing => {
  const { eyes = 2, arms: count = 2, tail = 'none', nose = false } = look;
  const side = count === 6 ? arms.join('') : (arms[1] ?? '');
  const many = eyes > 3;
  return drawing(
    [-40, 0, 450, 320],
    gradient('monster-skin', skin),
    tails[tail],
    side,
    flipped(side),
    line('M112 258 V296 M188 258 V296', skin[2], 36),
    oval([104, 302, 32, 16], skin[2]) + oval([196, 302, 32, 16], skin[2]),
    shape('M84 70 C62 50 58 22 66 6 C92 14 108 34 112 56Z', '#ffd98a'),
    shape('M216 70 C238 50 242 22 234 6 C208 14 192 34 188 56Z', '#ffd98a'),
    shape(
      'M150 30 C232 30 264 100 264 172 C264 248 222 280 150 280 C78 280 36 248 36 172 C36 100 68 30 150 30Z',
      'url(#monster-skin)',
    ),
    oval([150, 244, 62, 30], '#ffffff', ' fill-opacity=".28"'),
    (eyePlaces[eyes] ?? []).map(eye).join(''),
    nose
      ? oval([150, 168, 34, 27], '#ff8fa8') + oval([140, 158, 10, 6], '#ffffff', ' opacity=".6"')
      : '',
    shape(
      many || nose
        ? 'M106 198 Q150 212 194 198 Q190 238 150 238 Q110 238 106 198Z'
        : 'M96 176 Q150 194 204 176 Q200 228 150 228 Q100 228 96 176Z',
      '#8c2f39',
    ),
    shape(
      many || nose
        ? 'M118 202 l10 16 l12 -13Z M160 205 l12 13 l10 -16Z'
        : 'M112 182 l12 20 l14 -15Z M162 187 l14 15 l12 -20Z',
      '#ffffff',
    ),
  );
};
