import { drop } from './domino.ts';
import { kitLayers } from './kit-parts.ts';
import { type Drawing, drawing, line, moved, oval, type Svg, shape } from './svg.ts';

/** Options of a baby. */
export type BabyLook = {
  mood?: 'happy' | 'cry' | 'asleep';
  skin?: string;
  hair?: string;
  /** Colour of the romper. */
  romper?: string;
  /** A bow in the hair. */
  bow?: boolean;
};

const eyes = (colour: string): Svg =>
  `<g color="${colour}">${kitLayers('eyes', 'oval').join('')}</g>`;
const shut = line('M128 206 q24 18 46 0 M226 206 q24 18 46 0', '#3a2118', 7);
const squeezed = line('M130 196 L170 208 L132 220 M270 196 L230 208 L268 220', '#3a2118', 7);

const faceOf = (mood: BabyLook['mood']): Svg => {
  if (mood === 'asleep') return shut + line('M184 268 q16 10 32 0', '#7c2a33', 6);
  if (mood === 'cry')
    return (
      squeezed +
      shape('M160 282 Q200 226 240 282 Q236 300 200 300 Q164 300 160 282Z', '#8c2f39') +
      shape('M178 296 Q200 276 222 296 Q212 302 200 302 Q188 302 178 296Z', '#ff7a8a') +
      drop(112, 252, 1.2) +
      drop(288, 252, 1.2)
    );
  return (
    eyes('#4b2e1c') +
    shape('M168 258 q32 10 64 0 q4 34 -32 34 q-36 0 -32 -34Z', '#8c2f39') +
    shape('M180 284 q20 -12 40 0 q-8 8 -20 8 q-12 0 -20 -8Z', '#ff7a8a') +
    shape('M192 260 h16 v9 q-8 4 -16 0Z', '#fff')
  );
};

const bow =
  shape('M200 74 L150 46 Q140 76 152 104Z M200 74 L250 46 Q260 76 248 104Z', '#ff5c9d') +
  oval([200, 74, 17, 16], '#e23f82');

const body = (skin: string, romper: string): Svg =>
  [
    oval([128, 470, 34, 24], skin),
    oval([272, 470, 34, 24], skin),
    shape('M138 330 C96 400 96 460 130 478 H270 C304 460 304 400 262 330Z', romper),
    shape(
      'M130 478 C112 466 104 446 106 420 Q200 470 294 420 C296 446 288 466 270 478Z',
      '#00000014',
    ),
    line('M140 352 C112 372 98 398 96 418', romper, 36),
    line('M260 352 C288 372 302 398 304 418', romper, 36),
    oval([94, 430, 19, 19], skin),
    oval([306, 430, 19, 19], skin),
    oval([200, 386, 8, 8], '#ffffffaa'),
    oval([200, 422, 8, 8], '#ffffffaa'),
  ].join('');

/** A sitting baby; the same big head as the children, on a small body. */
export const baby = (look: BabyLook = {}): Drawing => {
  const { mood = 'happy', skin = '#f3c39a', hair = '#5b3a26', romper = '#8fd3c4' } = look;
  const head = [
    oval([84, 222, 26, 32], skin),
    oval([316, 222, 26, 32], skin),
    oval([200, 206, 118, 118], skin),
    shape('M82 206 A118 118 0 0 0 318 206 A118 102 0 0 1 82 206Z', '#00000010'),
    line('M196 92 C190 66 214 58 222 74 C228 88 210 96 204 84', hair, 9),
    line('M150 106 q14 -12 30 -14 M236 94 q16 4 26 14', hair, 7),
    oval([122, 250, 24, 17], '#ff6f6f', ' fill-opacity=".42"'),
    oval([278, 250, 24, 17], '#ff6f6f', ' fill-opacity=".42"'),
    line('M191 236 q9 8 18 0', '#00000044', 5),
    faceOf(mood),
    look.bow ? bow : '',
  ];
  return drawing([56, 36, 288, 434], moved('translate(0 -26)', body(skin, romper)), ...head);
};
