import {
  bust,
  type Colour,
  coloured,
  type Drawing,
  drawing,
  line,
  moved,
  oval,
  type PersonName,
  type Picture,
  put,
  rect,
  type Svg,
  shape,
  thing,
  tileOf,
} from '../../../../tools/content/art/index.ts';

/** Mud on something dirty: a big blot and a small one next to it. */
export const mud = (x: number, y: number, size: number): Svg =>
  oval([x, y, size, size * 0.8], '#8a5a2b') +
  oval([x + size, y + size * 0.5, size * 0.5, size * 0.4], '#8a5a2b');

/** The glint of something clean. */
export const shine = (x: number, y: number, size: number): Svg =>
  line(`M${x} ${y - size}V${y + size}M${x - size} ${y}H${x + size}`, '#3f9ff5', 8);

/** Two equal shoes or boots, one behind the other. */
export const pairOf = (one: Drawing): Drawing => {
  const [, , width, height] = one.box;
  const h = (200 * height) / width;
  return drawing(
    [0, 0, 256, h + 40],
    put(one, 100, h, { height: h }),
    put(one, 156, h + 40, { height: h }),
  );
};

/** Both as one drawing, side by side. @param room space between them */
export const sideBySide = (one: Drawing, other: Drawing, heights: [number, number]): Drawing => {
  const height = Math.max(...heights);
  return drawing(
    [0, 0, 330, height],
    put(one, 86, height, { height: heights[0] }),
    put(other, 244, height, { height: heights[1] }),
  );
};

/** A pair that is clean or dirty. */
export const pairInState = (name: string, one: Drawing, isDirty: boolean): Picture => {
  const pair = pairOf(one);
  const height = pair.box[3] * 0.86;
  const top = (256 - height) / 2 + 8;
  return tileOf(
    name,
    put(pair, 128, top + height, { height }),
    ...(isDirty
      ? [
          mud(70, top + height * 0.62, 20),
          mud(150, top + height * 0.72, 22),
          mud(200, top + height * 0.9, 14),
          mud(104, top + height * 0.9, 13),
        ]
      : [shine(34, top - 14, 20), shine(224, top + 10, 18)]),
  );
};

/** A thing with a name tag: the face of its owner. */
export const owned = (name: string, one: Drawing, who: PersonName, height = 170): Picture =>
  tileOf(
    name,
    put(one, 100, 246, { height }),
    line(`M196 26 C150 30 110 50 112 ${256 - height}`, '#8a6a44', 5),
    rect([146, 8, 104, 122], '#ffffff', 18, ' stroke="#c9935d" stroke-width="6"'),
    oval([198, 24, 8, 8], '#c9935d'),
    put(bust(who, { arm: 'down' }), 198, 126, { height: 92 }),
  );

/** The same clothes, but short: cut from the same cloth, with the same hem. */
export const shortened = ({ box, svg }: Drawing, part: number): Drawing => {
  const [x, y, width, height] = box;
  return drawing(
    [x, y, width, height * part],
    moved(`translate(0 ${y * (1 - part)}) scale(1 ${part})`, svg),
  );
};

/** A low thing in the middle of a square, so that it can be counted. */
export const inSquare = ({ box: [x, y, width, height], svg }: Drawing): Drawing =>
  drawing([x, y - (width - height) / 2, width, width], svg);

/** One sock, seen from its side. */
export const sock = (colour: string, stripe: string): Drawing =>
  drawing(
    [0, 0, 120, 140],
    shape(
      'M30 6 H82 V72 Q84 82 98 90 Q116 100 112 118 Q108 134 88 134 H58 Q40 134 34 116 Q30 104 30 90Z',
      colour,
    ),
    rect([26, 2, 60, 22], stripe, 8),
    line('M32 44 H80 M32 62 H80', stripe, 8),
    shape('M98 90 Q116 100 112 118 Q108 134 88 134 H84 Q84 104 98 90Z', stripe),
  );

/** A wooden door with a hook; x is its middle, y the ground. */
export const door = (x: number, y: number, width: number, height: number): Svg =>
  rect([x - width / 2 - 14, y - height - 14, width + 28, height + 14], '#fff4e0', 8) +
  rect([x - width / 2, y - height, width, height], '#c9935d', 6) +
  [0.1, 0.56]
    .map(part =>
      rect(
        [x - width * 0.36, y - height * (1 - part), width * 0.72, height * 0.36],
        '#dba76c',
        8,
        ' stroke="#a9744a" stroke-width="4"',
      ),
    )
    .join('') +
  oval([x + width * 0.4, y - height * 0.46, 9, 9], '#ffd23f');

/** A wooden chair; x is its middle, y the ground. The seat is at y - 110. */
export const chair = (x: number, y: number): Svg =>
  rect([x - 66, y - 230, 16, 230], '#a9744a', 6) +
  rect([x + 50, y - 230, 16, 230], '#a9744a', 6) +
  [224, 184].map(up => rect([x - 64, y - up, 128, 24], '#c9935d', 8)).join('') +
  rect([x - 76, y - 112, 152, 26], '#dba76c', 10) +
  rect([x - 70, y - 90, 16, 90], '#c9935d', 6) +
  rect([x + 54, y - 90, 16, 90], '#c9935d', 6);

/** A washing line between two posts, from x to x + width; y is the line. */
export const washingLine = (x: number, y: number, width: number, ground: number): Svg =>
  [x, x + width].map(at => rect([at - 8, y - 24, 16, ground - y + 24], '#a9744a', 6)).join('') +
  line(`M${x} ${y} Q${x + width / 2} ${y + 20} ${x + width} ${y}`, '#5a6372', 5);

/** A thing that hangs on the line with two pegs; x is its middle, y the line. */
export const hanging = (one: Drawing, x: number, y: number, height: number): Svg =>
  put(one, x, y + height, { height }) +
  [-0.2, 0.2]
    .map(part =>
      rect(
        [x + part * height - 5, y - 12, 10, 30],
        '#ffb43d',
        4,
        ' stroke="#c9822a" stroke-width="2"',
      ),
    )
    .join('');

/** Clothes of the lesson in one colour. */
export const dress = (colour: Colour): Drawing => coloured('dress', colour);
export const hat = (colour: Colour): Drawing => coloured('hat', colour);
export const boot = (colour: Colour): Drawing => coloured('boot', colour);
/** Clothes in the colours of their emoji. */
export const shoe = (): Drawing => thing('shoe');
