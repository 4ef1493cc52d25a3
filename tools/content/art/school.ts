import { type Colour, colours } from './colours.ts';
import { windowOf } from './furniture.ts';
import { wallAndFloor } from './places.ts';
import {
  type Drawing,
  drawing,
  gradient,
  line,
  moved,
  oval,
  rect,
  type Svg,
  shape,
} from './svg.ts';
import { thing } from './things.ts';

const metal = { light: '#aab4c4', base: '#7d8798', dark: '#667084' } as const;

/** A school desk from the front; things on it have their foot at a twentieth of its height. */
export const desk = (): Drawing =>
  drawing(
    [0, 0, 260, 170],
    rect([26, 30, 14, 136], metal.base, 5),
    rect([220, 30, 14, 136], metal.base, 5),
    rect([8, 158, 50, 12], metal.dark, 6),
    rect([202, 158, 50, 12], metal.dark, 6),
    rect([36, 30, 188, 36], '#a9744a', 8),
    rect([46, 38, 168, 22], '#6f4a2c', 5),
    rect([58, 52, 70, 8], '#ffffff', 2),
    rect([64, 45, 60, 7], '#8cc4ff', 2),
    rect([0, 6, 260, 30], '#c9935d', 10),
    rect([0, 6, 260, 17], '#e3b47d', 8),
  );

/** A school chair from the front; a thing on it has its foot at y 124 of 220. */
export const chair = (): Drawing =>
  drawing(
    [0, 0, 190, 220],
    rect([40, 130, 9, 66], metal.dark, 4),
    rect([141, 130, 9, 66], metal.dark, 4),
    rect([42, 44, 12, 76], metal.base, 5),
    rect([136, 44, 12, 76], metal.base, 5),
    gradient('chair-back', ['#8fd6cf', '#4db6ac']),
    rect([26, 2, 138, 62], 'url(#chair-back)', 20),
    rect([38, 12, 114, 10], '#ffffff55', 5),
    rect([14, 134, 13, 86], metal.base, 5),
    rect([163, 134, 13, 86], metal.base, 5),
    shape('M12 130 L26 104 H164 L178 130Z', '#7fcbc3'),
    rect([6, 124, 178, 20], '#3f9f95', 10),
    rect([6, 124, 178, 10], '#4db6ac', 5),
  );

const bagBody = (colour: Colour): Svg => {
  const { light, base, dark } = colours[colour];
  return (
    gradient(`bag-${colour}`, [light, base]) +
    line('M24 110 Q2 150 16 206', dark, 13) +
    line('M176 110 Q198 150 184 206', dark, 13) +
    shape(
      'M24 84 Q100 112 176 84 L184 198 Q184 228 154 228 H46 Q16 228 16 198Z',
      `url(#bag-${colour})`,
    ) +
    line('M24 84 Q100 112 176 84', dark, 7) +
    rect([46, 140, 108, 66], base, 22) +
    rect([46, 140, 108, 66], dark, 22, ' fill-opacity=".3"') +
    line('M60 162 H140', '#ffe27a', 6) +
    oval([134, 170, 5, 9], '#ffc928')
  );
};

/** A closed school bag. */
export const schoolBag = (colour: Colour): Drawing => {
  const { light, base, dark } = colours[colour];
  return drawing(
    [4, 6, 192, 222],
    line('M72 32 Q74 12 100 12 Q126 12 128 32', dark, 12),
    bagBody(colour),
    gradient(`bag-top-${colour}`, [light, base]),
    shape(
      'M22 108 V92 Q22 26 100 26 Q178 26 178 92 V108 Q100 132 22 108Z',
      `url(#bag-top-${colour})`,
    ),
    line('M32 104 Q34 44 100 44 Q166 44 168 104', '#ffe27a', 6),
    oval([168, 112, 6, 10], '#ffc928'),
  );
};

/** An open school bag; what is in it is drawn behind its front, whose edge is at y 84 to 98 of 228. */
export const openBag = (colour: Colour, inside: Svg = ''): Drawing => {
  const { dark } = colours[colour];
  return drawing(
    [4, 6, 192, 222],
    shape('M24 90 Q22 38 100 38 Q178 38 176 90 Q100 116 24 90Z', dark),
    oval([100, 82, 70, 26], '#2b2430', ' fill-opacity=".75"'),
    inside,
    bagBody(colour),
  );
};

/** A door that opens; its handle is in the middle. */
export const openDoor = (): Drawing =>
  drawing(
    [0, 0, 170, 310],
    rect([0, 0, 170, 310], '#a9744a', 8),
    rect([14, 14, 142, 296], '#bfe6ff'),
    rect([14, 236, 142, 74], '#a8dd85'),
    oval([50, 70, 22, 12], '#ffffff'),
    shape('M156 14 L84 36 V292 L156 310Z', '#d79a5c'),
    shape('M146 36 L96 52 V150 L146 146Z', '#b97a40'),
    shape('M146 166 L96 168 V270 L146 286Z', '#b97a40'),
    oval([96, 160, 8, 9], '#ffc928', ' stroke="#a9744a" stroke-width="2"'),
  );

/** A pen, a pencil or a ruler that lies flat, its point at the left. */
export const lying = (name: 'pen' | 'pencil' | 'ruler', one: Drawing = thing(name)): Drawing =>
  drawing([-30, 84, 316, 88], moved(`rotate(${name === 'ruler' ? -45 : 45} 128 128)`, one.svg));

/** A pen or a ruler upright, or a pencil with its point up. */
export const upright = (name: 'pen' | 'pencil' | 'ruler', one: Drawing = thing(name)): Drawing =>
  drawing(
    [84, -30, 88, 316],
    moved(`rotate(${{ pen: -45, pencil: 135, ruler: 45 }[name]} 128 128)`, one.svg),
  );

/** A wall with the board of a classroom. */
export const classroom = (): Svg =>
  wallAndFloor('#e9f3e4', '#d8b184') +
  windowOf(34, 70, 150) +
  rect([286, 44, 388, 206], '#a9744a', 12) +
  rect([300, 58, 360, 178], '#2f6b57', 6) +
  line('M330 200 q30 -20 60 0 t60 0', '#ffffff66', 5) +
  rect([300, 240, 360, 14], '#c9935d', 6) +
  rect([340, 234, 40, 8], '#ffffff', 4) +
  rect([560, 232, 56, 12], '#ffd27a', 4);
