import {
  type Drawing,
  domino,
  drawing,
  line,
  moved,
  oval,
  place,
  put,
  rect,
  type Svg,
  shape,
  thing,
  windowed,
} from '../../../../tools/content/art/index.ts';

/** A thing as it is held: its lower middle is where the hand is. */
const heldAt = (name: string, x: number, y: number, turn = 0): Drawing =>
  drawing(
    [x - 128, 0, 256, y],
    turn ? moved(`rotate(${turn} 128 128)`, thing(name).svg) : thing(name).svg,
  );

/** Things for the raised right hand. */
export const held = {
  tennis: heldAt('tennis', 80, 224),
  badminton: heldAt('badminton', 66, 222),
  'table-tennis': heldAt('table-tennis', 66, 206),
  basketball: drawing([-60, -60, 376, 306], thing('basketball').svg),
  brush: heldAt('brush', 62, 200, 180),
} as const satisfies Record<string, Drawing>;

const mirror = 'matrix(-1 0 0 1 256 0)';

/** A fishing rod for the raised right hand; the catch hangs away from the face. */
export const rod: Drawing = drawing([-70, 0, 256, 232], moved(mirror, thing('fishing').svg));

/** A fishing rod with another catch. */
export const rodWith = (one: Drawing): Drawing =>
  drawing(
    [-70, 0, 256, 232],
    moved(
      mirror,
      `<clipPath id="no-fish"><path d="M0 0 H256 V256 H120 V70 H0Z"/></clipPath><g clip-path="url(#no-fish)">${thing('fishing').svg}</g>`,
    ),
    line('M178 58 V92', '#c9ced8', 5),
    put(one, 190, 152, { height: 62 }),
  );

/** A guitar as it is played in front of the body, with its neck to the right. */
export const guitar: Drawing = drawing(
  [8, -8, 240, 200],
  moved('rotate(24 128 128)', thing('guitar').svg),
);

/** A microphone in front of the mouth. */
export const microphone: Drawing = drawing(
  [48, 0, 256, 256],
  moved(mirror, thing('microphone').svg),
);

const keyColours = {
  white: '#eeebfa',
  edge: '#b9b3cc',
  black: '#3d3548',
  case: '#463d53',
} as const;

/** A piano from the front, on its stand: hands can lie on its keys. @param keys white ones */
export const keyboard = (keys = 12): Drawing => {
  const width = keys * 30;
  const white = Array.from({ length: keys }, (_, at) =>
    rect([12 + at * 30, 40, 28, 66], keyColours.white, 4, ` stroke="${keyColours.edge}"`),
  );
  const black = Array.from({ length: keys - 1 }, (_, at) =>
    at % 7 === 2 || at % 7 === 6 ? '' : rect([31 + at * 30, 40, 18, 38], keyColours.black, 3),
  );
  return drawing(
    [0, 0, width + 24, 114],
    line(
      `M${width * 0.3} 112 L${width * 0.7} 290 M${width * 0.7} 112 L${width * 0.3} 290`,
      '#8d97a8',
      12,
    ),
    rect([0, 0, width + 24, 114], keyColours.case, 12),
    rect([12, 10, width, 22], '#5c5269', 6),
    ...white,
    ...black,
  );
};

/** A skateboard that stands on its wheels. */
export const skateboard: Drawing = drawing(
  [-6, 96, 268, 84],
  moved('rotate(42 128 128)', thing('skateboard').svg),
);

/** A print of a photo with a white edge. @param inside on 200 x 150 */
export const print = (inside: Svg): Drawing =>
  drawing(
    [0, 0, 232, 224],
    rect([2, 4, 228, 218], '#1b2a4a', 10, ' fill-opacity=".13"'),
    rect([0, 0, 228, 216], '#ffffff', 10, ' stroke="#d7dce6" stroke-width="4"'),
    put(windowed([0, 0, 200, 150], inside), 114, 168, { height: 150 }),
  );

/** A photo of Domino in the garden. */
export const photo: Drawing = print(
  moved('translate(-20 -24) scale(.36)', place('meadow')) +
    put(domino('sit'), 100, 152, { height: 128 }),
);

/** The flash of a camera. */
export const flash = (x: number, y: number, size: number): Svg =>
  moved(
    `translate(${x} ${y}) scale(${size / 100})`,
    shape('M0 -50 L9 -12 L46 -22 L16 4 L36 40 L0 18 L-36 40 L-16 4 L-46 -22 L-9 -12Z', '#ffd23f'),
  );

/** “Zzz”: somebody sleeps. */
export const snore = (x: number, y: number, size: number, colour = '#5b6fd6'): Svg =>
  [0, 1, 2]
    .map(at => {
      const side = size * (0.5 + at * 0.25);
      const [left, top] = [x + at * size * 0.8, y - at * size * 0.9];
      return line(`M${left} ${top} h${side} l${-side} ${side} h${side}`, colour, size * 0.16);
    })
    .join('');

export const notes = (x: number, y: number, height: number): Svg =>
  put(thing('musical-notes'), x, y, { height, turn: -8 });

/** A tennis ball without its racket. */
export const tennisBall: Drawing = drawing(
  [0, 0, 100, 100],
  oval([50, 50, 48, 48], '#b6e04a'),
  oval([36, 32, 18, 13], '#ffffff', ' opacity=".45" transform="rotate(-30 36 32)"'),
  line('M14 20 Q46 48 12 80 M86 20 Q54 48 88 80', '#ffffff', 7),
);

const mud = (x: number, y: number, size: number): Svg =>
  oval([x, y, size, size * 0.8], '#8a5a2b') +
  oval([x + size, y + size * 0.6, size * 0.5, size * 0.4], '#8a5a2b');

const shine = (x: number, y: number, size: number): Svg =>
  line(`M${x} ${y - size}V${y + size}M${x - size} ${y}H${x + size}`, '#3f9ff5', 9);

/** A ball that is clean and shines, or is full of mud. */
export const ballOf = (look: 'clean' | 'dirty'): Drawing =>
  drawing(
    [8, 8, 240, 240],
    thing('football').svg,
    look === 'dirty'
      ? mud(74, 74, 26) +
          mud(150, 52, 22) +
          mud(186, 120, 26) +
          mud(96, 136, 22) +
          mud(150, 182, 24)
      : shine(28, 40, 24) + shine(232, 70, 18),
  );

/** A palette with a brush. */
export const paints: Drawing = drawing(
  [0, 0, 256, 256],
  put(thing('palette'), 116, 250, { height: 214 }),
  put(thing('brush'), 190, 176, { height: 168 }),
);

/** A canvas on an easel with a sun over a hill; its foot is at y 300. */
export const easel: Drawing = drawing(
  [0, 0, 200, 300],
  line('M52 180 L24 296 M148 180 L176 296 M100 20 V270', '#a9744a', 12),
  rect([14, 24, 172, 156], '#ffffff', 6, ' stroke="#c9935d" stroke-width="8"'),
  oval([136, 70, 24, 24], '#ffc928'),
  shape('M20 174 V136 Q70 96 116 130 T180 124 V174Z', '#86cc6b'),
  rect([10, 178, 180, 14], '#a9744a', 6),
);
