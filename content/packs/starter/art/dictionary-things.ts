import {
  gradient,
  line,
  moved,
  oval,
  type Picture,
  put,
  rect,
  type Svg,
  shape,
  thing,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { steam } from './l14-parts.ts';

const straw: Svg =
  shape('M14 190 Q128 170 242 190 Q246 250 128 250 Q10 250 14 190Z', '#d9a347') +
  line(
    'M24 204 Q80 230 150 206 M60 196 Q120 246 226 208 M30 226 Q100 214 160 240 M110 236 Q180 236 232 196 M44 240 Q70 214 128 204',
    '#b9822f',
    5,
  ) +
  line('M20 194 L4 182 M236 194 L252 180 M40 236 L22 244 M214 238 L236 246', '#d9a347', 7);

const egg = (x: number, y: number, turn: number): Svg =>
  moved(
    `translate(${x} ${y}) rotate(${turn})`,
    shape(
      'M0 -27 C15 -27 21 -4 21 6 A21 19 0 0 1 -21 6 C-21 -4 -15 -27 0 -27Z',
      '#ffe9d2',
      ' stroke="#e0bd98" stroke-width="3"',
    ) + oval([-7, -6, 5, 8], '#ffffff', ' opacity=".8"'),
  );

/** A hen on her nest, her eggs before her. */
const hen = tileOf(
  'hen',
  gradient('hen-body', ['#f4effb', '#d9cdea']),
  shape(
    'M180 150 C186 96 214 52 236 50 C250 62 240 84 236 92 C250 92 256 104 248 122 C256 128 254 144 236 160 L206 208Z',
    '#c4b5de',
  ),
  shape(
    'M56 140 C52 206 92 236 148 236 C204 236 236 200 226 148 C200 160 176 148 158 128 C120 96 64 108 56 140Z',
    'url(#hen-body)',
  ),
  shape(
    'M124 162 C150 142 196 150 212 172 C196 202 150 208 126 192 C118 182 118 170 124 162Z',
    '#c9bbe2',
  ),
  line('M150 186 q18 4 32 -8', '#a996c9', 5),
  put(thing('hen'), 82, 168, { height: 150 }),
  straw,
  egg(88, 208, -14) + egg(172, 210, 16) + egg(130, 220, 4),
);

/** A cup of tea on its saucer. */
const cup = tileOf(
  'cup',
  steam(112, 88, 1.3),
  oval([120, 226, 112, 20], '#2a9d94') + oval([120, 221, 112, 19], '#4fc4ba'),
  oval([120, 219, 70, 10], '#37aca2'),
  line('M188 128 C238 118 238 190 178 186', '#37aca2', 18),
  shape('M38 104 H202 C202 168 180 218 148 218 H92 C60 218 38 168 38 104Z', '#4fc4ba'),
  shape(
    'M38 104 H72 C72 168 88 208 112 218 H92 C60 218 38 168 38 104Z',
    '#ffffff',
    ' opacity=".28"',
  ),
  oval([120, 104, 82, 21], '#37aca2') + oval([120, 104, 74, 16], '#e6fbf8'),
  oval([120, 108, 66, 11], '#b5682a'),
  [96, 132, 168].map((x, at) => oval([x, 158 + (at % 2) * 18, 9, 9], '#ffffff')).join(''),
);

const loop = (x: number, y: number, colour: string): Svg =>
  oval([x, y, 15, 9], 'none', ` stroke="${colour}" stroke-width="9"`);

const rings: readonly (readonly [number, number, string])[] = [
  [78, 108, '#e8a33c'],
  [120, 98, '#ef5a6b'],
  [162, 106, '#8f6be0'],
  [98, 128, '#63b85a'],
  [142, 130, '#e8a33c'],
  [184, 124, '#ef5a6b'],
];

/** A bowl of coloured cereal in milk, with a spoon. */
const cereal = tileOf(
  'cereal',
  line('M186 116 L236 34', '#aab3c0', 15) +
    oval([238, 32, 11, 14], '#aab3c0', ' transform="rotate(32 238 32)"'),
  oval([126, 116, 116, 40], '#e0903a') + oval([126, 115, 104, 33], '#ffffff'),
  rings.map(ring => loop(...ring)).join(''),
  shape(
    'M10 116 C14 196 64 226 126 226 C188 226 238 196 242 116 C232 148 184 158 126 158 C68 158 20 148 10 116Z',
    '#ff9f43',
  ),
  shape(
    'M10 116 C14 196 64 226 100 226 C62 204 40 176 36 138 Q16 130 10 116Z',
    '#ffffff',
    ' opacity=".3"',
  ),
  rect([84, 220, 84, 18], '#e0903a', 9),
  line('M62 184 q12 -12 24 0 t24 0 t24 0 t24 0 t24 0', '#ffffff', 8),
);

const bunnyEar = (x: number, turn: number): Svg =>
  moved(
    `translate(${x} 112) rotate(${turn})`,
    oval([0, -42, 19, 46], '#fff3f8', ' stroke="#e2b9cc" stroke-width="3"') +
      oval([0, -40, 9, 32], '#ffb3d1'),
  );

/** One soft slipper with the face of a rabbit; its heel is on the left. */
const slipper = tileOf(
  'slipper',
  shape(
    'M10 176 C10 142 52 128 96 140 L170 128 C226 128 250 160 248 194 C246 230 200 238 128 236 C52 236 10 222 10 176Z',
    '#d99a63',
  ),
  shape(
    'M10 168 C10 134 52 120 96 132 L170 120 C226 120 250 152 248 186 C246 222 200 228 128 226 C52 226 10 214 10 168Z',
    '#ff8fbc',
  ),
  oval([92, 172, 72, 32], '#c9588a'),
  bunnyEar(158, -26) + bunnyEar(206, 14),
  shape(
    'M96 214 C84 170 112 98 178 96 C230 96 252 140 248 186 C244 222 196 230 150 228 C122 226 104 224 96 214Z',
    '#fff3f8',
    ' stroke="#e2b9cc" stroke-width="3"',
  ),
  line('M98 212 C86 170 112 100 176 97', '#ffffff', 15, ' stroke-dasharray="1 13"'),
  oval([162, 154, 9, 11], '#33221a') + oval([214, 156, 9, 11], '#33221a'),
  oval([165, 150, 3, 3], '#ffffff') + oval([217, 152, 3, 3], '#ffffff'),
  oval([190, 176, 10, 7], '#ff7ab6') +
    line('M190 184 v6 q-8 10 -16 2 M190 190 q8 10 16 2', '#b5547f', 4),
);

/** Words of the dictionary for things. */
export const pictures: readonly Picture[] = [hen, cup, cereal, slipper];
