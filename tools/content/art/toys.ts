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

const shine = (x: number, y: number): Svg =>
  oval([x, y, 26, 15], '#fff', ` opacity=".65" transform="rotate(-28 ${x} ${y})"`);

const ballFill = (colour: Colour): { fill: string; defs: Svg } => {
  const { light, base, dark } = colours[colour];
  return { fill: `url(#ball-${colour})`, defs: glow(`ball-${colour}`, [light, base, dark]) };
};

/** A ball of one colour, or of two in wide stripes. */
export const ball = (colour: Colour, second?: Colour): Drawing => {
  const first = ballFill(colour);
  const other = second ? ballFill(second) : first;
  const stripes = second
    ? `<clipPath id="ball-round"><circle cx="100" cy="100" r="92"/></clipPath><g clip-path="url(#ball-round)">${shape(
        'M-4 64 Q100 22 204 64 V122 Q100 80 -4 122Z M-4 176 Q100 134 204 176 V220 H-4Z',
        other.fill,
      )}</g>`
    : '';
  const body = `<circle cx="100" cy="100" r="92" fill="${first.fill}"/>`;
  return drawing(
    [4, 4, 192, 190],
    first.defs,
    other.defs,
    body,
    stripes,
    line('M22 132 A92 92 0 0 0 178 132', '#00000018', 12),
    shine(66, 46),
  );
};

const wheel = (x: number, y: number, r: number): Svg =>
  oval([x, y, r, r], '#2b2f3a') +
  oval([x, y, r * 0.52, r * 0.52], '#cfd6e2') +
  oval([x, y, r * 0.2, r * 0.2], '#7d8798') +
  line(
    `M${x - r * 0.7} ${y - r * 0.35} a${r * 0.8} ${r * 0.8} 0 0 1 ${r * 0.5} -${r * 0.42}`,
    '#ffffff44',
    4,
  );

/** A car seen from the side, going to the left. */
export const car = (colour: Colour): Drawing => {
  const { light, base, dark } = colours[colour];
  const paint = `car-${colour}`;
  const glass = 'car-glass';
  return drawing(
    [6, 52, 244, 156],
    gradient(paint, [light, base, base, dark]),
    gradient(glass, ['#e4f6ff', '#9fd6f7']),
    shape(
      'M20 178 Q10 178 10 164 V146 Q10 126 34 122 L66 116 L92 76 Q100 64 116 64 H186 Q200 64 208 76 L228 114 Q246 118 246 138 V164 Q246 178 234 178Z',
      `url(#${paint})`,
      colour === 'white' ? ' stroke="#a9b4c6" stroke-width="3"' : '',
    ),
    shape('M84 116 L106 84 Q110 78 118 78 H142 V116Z', `url(#${glass})`),
    shape('M152 116 V78 H182 Q192 78 196 86 L211 116Z', `url(#${glass})`),
    line('M147 122 V170', '#00000022', 4),
    line('M160 132 h18', dark, 6),
    rect([8, 160, 240, 18], '#00000022', 9),
    oval([24, 140, 10, 9], '#fff6c9', ' stroke="#e0a93a" stroke-width="2"'),
    rect([236, 128, 12, 20], '#ff6b6b', 5),
    line('M112 70 H184', '#ffffff88', 6),
    wheel(70, 178, 29),
    wheel(190, 178, 29),
  );
};

/** A kite with a tail of bows. */
export const kite = (colour: Colour): Drawing => {
  const { light, base, dark } = colours[colour];
  const edge = colour === 'white' ? ' stroke="#a9b4c6" stroke-width="3"' : '';
  const bow = (x: number, y: number, turn: number): Svg =>
    moved(
      `translate(${x} ${y}) rotate(${turn})`,
      shape('M0 0 L-17 -11 V11Z M0 0 L17 -11 V11Z', base, edge) + oval([0, 0, 5, 5], dark),
    );
  return drawing(
    [4, 2, 248, 252],
    line('M150 172 C176 196 236 170 224 206 C214 232 176 216 184 248', '#9aa6b8', 5),
    bow(194, 186, 20),
    bow(222, 206, 80),
    bow(194, 228, 10),
    shape('M22 20 L150 30 L96 96Z', light, edge),
    shape('M22 20 L96 96 L40 142Z', base, edge),
    shape('M150 30 L150 172 L96 96Z', base, edge),
    shape('M40 142 L96 96 L150 172Z', dark, edge),
    line('M22 20 L150 172 M150 30 L40 142', '#ffffffaa', 4),
  );
};

/** A complete toy robot. */
export const robot = (colour: Colour): Drawing => {
  const { light, base, dark } = colours[colour];
  const paint = `robot-${colour}`;
  const edge = colour === 'white' ? ' stroke="#a9b4c6" stroke-width="3"' : '';
  const limb = (d: string): Svg => line(d, dark, 18) + line(d, base, 12);
  return drawing(
    [28, 2, 200, 252],
    gradient(paint, [light, base, dark]),
    line('M128 30 V12', dark, 7),
    oval([128, 12, 10, 10], '#ffc928'),
    limb('M64 140 C44 150 42 168 44 182'),
    limb('M192 140 C212 150 214 168 212 182'),
    oval([44, 192, 14, 14], dark),
    oval([212, 192, 14, 14], dark),
    rect([92, 198, 26, 40], dark, 8),
    rect([138, 198, 26, 40], dark, 8),
    rect([80, 228, 44, 24], base, 11, edge),
    rect([132, 228, 44, 24], base, 11, edge),
    rect([66, 122, 124, 88], `url(#${paint})`, 22, edge),
    rect([88, 142, 80, 46], '#ffffff', 12, ' fill-opacity=".82"'),
    oval([106, 158, 8, 8], '#ff6b6b'),
    oval([128, 158, 8, 8], '#ffc928'),
    oval([150, 158, 8, 8], '#35ab4e'),
    line('M102 176 h52', dark, 6),
    rect([40, 62, 16, 30], dark, 7),
    rect([200, 62, 16, 30], dark, 7),
    rect([52, 28, 152, 94], `url(#${paint})`, 30, edge),
    rect([70, 46, 116, 58], '#263047', 22),
    oval([102, 70, 13, 14], '#7be0ff'),
    oval([154, 70, 13, 14], '#7be0ff'),
    oval([106, 66, 4, 4], '#fff'),
    oval([158, 66, 4, 4], '#fff'),
    line('M112 92 q16 10 32 0', '#7be0ff', 5),
    line('M78 38 q12 -4 40 -4', '#ffffff88', 6),
  );
};
