import { type Drawing, drawing, gradient, line, moved, oval, put, type Svg, shape } from './svg.ts';
import { thing } from './things.ts';

const lionCoat = '#f0a83c';
const lionDark = '#cf8424';
const mane = '#6b4034';

/** A complete lion, standing and looking at us: the emoji has only a head. */
export const lion = (): Drawing =>
  drawing(
    [0, 0, 300, 262],
    gradient('lion-coat', ['#f7bd55', lionCoat, lionDark]),
    line('M232 160 C276 168 290 140 280 112', lionCoat, 15),
    shape('M280 122 C262 104 268 82 284 76 C300 88 300 112 280 122Z', mane),
    shape('M206 170 H250 V238 Q250 252 236 252 H216 Q206 252 206 240Z', lionDark),
    shape('M120 180 H160 V240 Q160 252 148 252 H124 Q112 252 112 242Z', lionDark),
    shape(
      'M86 150 Q96 108 160 112 H214 Q258 114 258 166 Q258 212 220 212 H120 Q84 212 86 150Z',
      'url(#lion-coat)',
    ),
    shape('M226 180 H262 V240 Q262 256 246 256 H228 Q214 256 216 242Z', lionCoat),
    shape('M84 176 H126 V242 Q126 256 112 256 H90 Q76 256 78 244Z', lionCoat),
    line('M90 250 v-8 M102 250 v-8 M230 250 v-8 M242 250 v-8', '#00000033', 4),
    put(thing('lion-face'), 98, 186, { height: 182 }),
  );

const frogSkin = ['#8fe3a0', '#43b87a', '#23875b'] as const;
const tail = '#ffd98a';

const leg = (d: string): Svg => line(d, frogSkin[2], 26) + line(d, frogSkin[1], 18);
const toes = (x: number, y: number): Svg =>
  [-18, 0, 18].map(dx => oval([x + dx, y, 12, 9], frogSkin[1])).join('');

/** A complete frog: it sits, or flies through the air with its legs stretched. */
export const frog = (jumps = false): Drawing =>
  drawing(
    jumps ? [10, 0, 280, 300] : [16, 0, 268, 252],
    gradient('frog-skin', frogSkin),
    jumps
      ? leg('M96 196 C60 216 66 246 40 272') + leg('M204 196 C240 216 234 246 260 272')
      : leg('M92 222 C40 232 36 176 76 178') + leg('M208 222 C260 232 264 176 224 178'),
    jumps ? toes(36, 282) + toes(264, 282) : toes(64, 238) + toes(236, 238),
    shape(
      'M150 108 C216 108 230 160 222 196 C216 232 184 240 150 240 C116 240 84 232 78 196 C70 160 84 108 150 108Z',
      'url(#frog-skin)',
    ),
    shape(
      'M150 150 C186 150 196 178 190 204 C184 230 166 232 150 232 C134 232 116 230 110 204 C104 178 114 150 150 150Z',
      tail,
    ),
    jumps
      ? leg('M94 150 C70 140 54 120 44 104') + leg('M206 150 C230 140 246 120 256 104')
      : leg('M112 196 C104 214 106 226 108 234') + leg('M188 196 C196 214 194 226 192 234'),
    jumps ? '' : toes(108, 242) + toes(192, 242),
    put(thing('frog-face'), 150, 172, { height: 176 }),
  );

/** A fish that swims to the left, with bubbles. */
export const bubbles = (x: number, y: number): Svg =>
  [
    [0, 0, 9],
    [-16, -24, 6],
    [4, -44, 8],
  ]
    .map(([dx = 0, dy = 0, r = 5]) =>
      oval([x + dx, y + dy, r, r], '#ffffff66', ' stroke="#fff" stroke-width="3"'),
    )
    .join('');

/** Rings on the water around something that swims or falls in. */
export const ripples = (x: number, y: number, width: number): Svg =>
  [1, 0.66]
    .map(k =>
      oval(
        [x, y, (width / 2) * k, (width / 9) * k],
        'none',
        ' stroke="#fff" stroke-width="5" opacity=".75"',
      ),
    )
    .join('');

/** A splash: drops that fly up. @param size 1 is 200 pixels wide */
export const splash = (x: number, y: number, size = 1): Svg =>
  moved(
    `translate(${x} ${y}) scale(${size})`,
    shape(
      'M-96 0 Q-70 -60 -84 -104 Q-46 -74 -40 -30 Q-22 -84 -26 -140 Q8 -96 6 -34 Q34 -84 60 -118 Q56 -58 42 -24 Q74 -46 104 -52 Q78 -20 84 0 Q0 24 -96 0Z',
      '#8fd8fb',
    ) +
      shape(
        'M-70 0 Q-54 -30 -56 -60 Q-34 -36 -28 -8 Q-12 -44 -12 -80 Q2 -44 2 -10 Q24 -40 40 -62 Q38 -26 30 -4 Q48 -16 66 -20 Q56 -6 58 0 Q0 12 -70 0Z',
        '#d5f2ff',
      ) +
      [
        [-110, -60, 9],
        [-50, -150, 8],
        [24, -158, 10],
        [96, -90, 8],
        [120, -34, 7],
      ]
        .map(([dx = 0, dy = 0, r = 8]) => oval([dx, dy, r, r], '#8fd8fb'))
        .join(''),
  );
