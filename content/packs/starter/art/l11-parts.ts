import {
  bathtub,
  type Drawing,
  drawing,
  lamp,
  line,
  oval,
  put,
  rect,
  type Svg,
  shape,
  sofa,
  tallBed,
  thing,
} from '../../../../tools/content/art/index.ts';

/** A thing, cut to what is drawn of it, so that its foot is on the ground. */
const cut = (name: string, box: Drawing['box']): Drawing => drawing(box, thing(name).svg);

/** A blue shoe with white laces. */
const shoe: Drawing = drawing(
  [0, 0, 220, 122],
  shape('M12 104 V34 Q12 16 32 16 H66 Q82 16 88 32 Q102 54 152 62 Q206 72 208 104Z', '#3f8fe8'),
  shape('M12 104 V34 Q12 16 32 16 H44 Q30 24 34 104Z', '#2a6cc0'),
  oval([52, 22, 34, 9], '#1d4f94'),
  shape('M164 104 Q160 66 176 67 Q206 76 208 104Z', '#e6f1fc'),
  line('M96 58 L112 38 M116 68 L132 48 M136 74 L150 56', '#ffffff', 8),
  rect([6, 98, 208, 22], '#ffffff', 11, ' stroke="#a9bdd4" stroke-width="4"'),
);
export const dress = cut('dress', [20, 12, 216, 232]);
export const trousers = cut('trousers', [45, 13, 166, 229]);
export const socks = cut('socks', [22, 24, 212, 198]);
export const chair = cut('chair', [54, 12, 148, 232]);
export const door = cut('door', [58, 12, 140, 232]);
export const cat = cut('cat', [16, 20, 228, 222]);
export const dog = cut('dog', [16, 38, 224, 204]);

const hatColours = {
  purple: ['#cfa6ff', '#8f45dd', '#541a94'],
  grey: ['#dde2ea', '#aab3c0', '#6f7989'],
  red: ['#ff8f86', '#e83a3c', '#a51629'],
} as const;

/** A hat with a wide brim. */
export const hat = (colour: keyof typeof hatColours): Drawing => {
  const [light, base, dark] = hatColours[colour];
  return drawing(
    [0, 0, 200, 112],
    oval([100, 88, 98, 24], dark),
    oval([100, 83, 98, 23], base),
    shape('M46 80 Q44 6 100 6 Q156 6 154 80 Q100 98 46 80Z', base),
    shape('M46 80 Q44 6 100 6 Q70 20 72 88 Q56 86 46 80Z', light),
    shape('M45 62 Q100 82 155 62 L154 80 Q100 98 46 80Z', dark),
  );
};

const legs = [34, 356].map(x => rect([x, 190, 16, 84], '#a9744a', 6)).join('');

/** A sofa on long legs, as high as a tile needs. */
export const tallSofa: Drawing = drawing([0, 0, 406, 276], legs, sofa(203, 200, 400));

const mud = (x: number, y: number, size: number): Svg =>
  oval([x, y, size, size * 0.8], '#8a5a2b') +
  oval([x + size, y + size * 0.5, size * 0.5, size * 0.4], '#8a5a2b');

const shine = (x: number, y: number, size: number): Svg =>
  line(`M${x} ${y - size}V${y + size}M${x - size} ${y}H${x + size}`, '#3f9ff5', 8);

/** A pair of shoes, clean or full of mud. */
export const shoes = (look: 'clean' | 'dirty'): Drawing =>
  drawing(
    [0, -30, 300, 190],
    put(shoe, 104, 112, { height: 108 }),
    put(shoe, 194, 158, { height: 112 }),
    look === 'dirty'
      ? mud(36, 52, 17) +
          mud(96, 44, 13) +
          mud(134, 110, 21) +
          mud(212, 120, 19) +
          mud(256, 138, 12)
      : shine(150, 6, 22) + shine(270, 44, 24),
  );

/** What is near a sofa: on it, under it, behind it or next to it. */
export const nearSofa = (where: 'on' | 'under' | 'behind' | 'next-to', one: Drawing): Svg => {
  if (where === 'next-to')
    return put(tallSofa, 84, 244, { height: 110 }) + put(one, 212, 244, { height: 72 });
  const whole = put(tallSofa, 128, 244, { height: 168 });
  if (where === 'behind') return put(one, 128, 168, { height: 138 }) + whole;
  return whole + put(one, 128, where === 'on' ? 150 : 243, { height: where === 'on' ? 112 : 50 });
};

/** What is on a bed or under it. */
export const nearBed = (where: 'on' | 'under', one: Drawing): Svg => {
  const whole = put(tallBed(), 128, 232, { height: 160 });
  return where === 'on'
    ? whole + put(one, 150, 126, { height: 66 })
    : whole + put(one, 130, 231, { height: 56 });
};

/** What is in a bath or next to it. */
export const nearBath = (where: 'in' | 'next-to', one: Drawing): Svg =>
  where === 'in'
    ? put(bathtub(put(one, 140, 124, { height: 128 })), 128, 240, { height: 178 })
    : put(bathtub(), 76, 240, { height: 106 }) + put(one, 202, 242, { height: 66 });

/** What is behind a lamp or next to it. */
export const nearLamp = (where: 'behind' | 'next-to', one: Drawing): Svg =>
  where === 'behind'
    ? put(one, 132, 232, { height: 120 }) + put(lamp(150), 128, 246, { height: 236 })
    : put(lamp(150), 66, 246, { height: 236 }) + put(one, 192, 244, { height: 112 });

/** Foam of a bath; x, y is the middle of its lower edge. */
export const foam = (x: number, y: number, size = 1): Svg =>
  [
    [-78, -8, 22],
    [-48, -18, 26],
    [-14, -14, 24],
    [20, -20, 28],
    [54, -14, 24],
    [84, -6, 20],
  ]
    .map(([dx = 0, dy = 0, r = 0]) =>
      oval(
        [x + dx * size, y + dy * size, r * size, r * size],
        '#ffffff',
        ' stroke="#cfe8f4" stroke-width="3"',
      ),
    )
    .join('');

/** Notes on a cover of a song. */
export const notes = (x: number, y: number, height: number): Svg =>
  put(thing('musical-notes'), x, y, { height, turn: -8 });
