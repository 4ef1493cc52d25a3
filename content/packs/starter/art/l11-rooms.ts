import {
  bathtub,
  cloud,
  type Drawing,
  drawing,
  fence,
  flowers,
  hills,
  lamp,
  line,
  oval,
  put,
  rect,
  rug,
  type Svg,
  shape,
  sky,
  sofa,
  table,
  tallBed,
  thing,
  tree,
  wallAndFloor,
  windowOf,
} from '../../../../tools/content/art/index.ts';

/** What is in a room besides its furniture: behind the main piece, and in front of all. */
type Inside = { behind?: Svg; front?: Svg };

const cooker: Svg =
  rect([232, 254, 130, 146], '#eef2f7', 8) +
  rect([248, 300, 98, 76], '#5a6372', 10) +
  rect([258, 310, 78, 40], '#8b97a8', 6) +
  [262, 286, 310, 334].map(x => oval([x, 280, 7, 7], '#7d8798')).join('') +
  rect([256, 206, 82, 36], '#e2645a', 8) +
  rect([248, 202, 98, 10], '#b9443c', 5) +
  oval([297, 198, 9, 6], '#7c2a33');

/** A kitchen with a table and two chairs. */
export const kitchen = ({ behind = '', front = '' }: Inside = {}): Svg =>
  wallAndFloor('#e3f4e6', '#d9b98e') +
  windowOf(470, 60, 150) +
  rect([90, 254, 420, 146], '#ffffff', 8) +
  line('M160 262 V392', '#d7e6da', 5) +
  line('M436 262 V392', '#d7e6da', 5) +
  rect([80, 238, 440, 20], '#b9824f', 9) +
  cooker +
  rect([200, 60, 190, 96], '#ffffff', 10) +
  line('M295 66 V150', '#d7e6da', 5) +
  oval([278, 110, 6, 6], '#9bb5a2') +
  oval([312, 110, 6, 6], '#9bb5a2') +
  rect([780, 140, 130, 270], '#d5e3ee', 16) +
  line('M780 236 H910', '#b4c6d6', 5) +
  rect([796, 170, 8, 46], '#9fb3c4', 4) +
  rect([796, 256, 8, 60], '#9fb3c4', 4) +
  put(thing('chair'), 392, 474, { height: 216 }) +
  put(thing('chair'), 688, 474, { height: 216 }) +
  behind +
  table(540, 506, 260, 160) +
  front;

/** A bathroom with a bath, a basin and a mirror. @param inBath what is in the bath */
export const bathroom = ({ inBath = '', front = '' }: { inBath?: Svg; front?: Svg } = {}): Svg =>
  rect([0, 0, 960, 540], '#dff3f4') +
  Array.from({ length: 12 }, (_, at) => line(`M${at * 84} 0 V380`, '#c6e4e6', 3)).join('') +
  [95, 190, 285].map(y => line(`M0 ${y} H960`, '#c6e4e6', 3)).join('') +
  rect([0, 380, 960, 160], '#a8cfd6') +
  windowOf(520, 54, 130) +
  oval([310, 132, 66, 74], '#ffffff') +
  oval([310, 132, 54, 62], '#b9e4f7') +
  line('M286 152 L324 98', '#ffffff', 8) +
  line('M310 266 V240 Q310 228 326 228 H336', '#93a3b3', 9) +
  rect([292, 330, 36, 104], '#e6f1f3', 8) +
  shape(
    'M236 276 H384 Q382 346 340 348 H280 Q238 346 236 276Z',
    '#f7faff',
    ' stroke="#b9cadd" stroke-width="4"',
  ) +
  rect([226, 264, 168, 22], '#ffffff', 11, ' stroke="#b9cadd" stroke-width="4"') +
  put(bathtub(inBath), 566, 486, { height: 236 }) +
  oval([360, 500, 90, 16], '#f29bb4') +
  front;

/** A bedroom with a tall bed, a window and a chest with a lamp. */
export const bedroom = ({
  under = '',
  on = '',
  front = '',
}: {
  under?: Svg;
  on?: Svg;
  front?: Svg;
} = {}): Svg =>
  wallAndFloor('#e7e6fb', '#d8a873') +
  windowOf(500, 56, 150, 'sun') +
  rect([238, 70, 120, 90], '#ffffff', 8, ' stroke="#c9935d" stroke-width="9"') +
  put(thing('teddy-bear'), 298, 154, { height: 74 }) +
  rug(470, 498, 560, '#f29bb4', '#f7b9ca') +
  put(tallBed('#8f7bea', under, on), 420, 490, { height: 272 }) +
  rect([640, 330, 100, 150], '#c9935d', 10) +
  rect([650, 344, 80, 56], '#dba76c', 8) +
  rect([650, 410, 80, 56], '#dba76c', 8) +
  oval([690, 372, 7, 6], '#a9744a') +
  oval([690, 438, 7, 6], '#a9744a') +
  put(lamp(46), 690, 332, { height: 126 }) +
  front;

/** A living room with a sofa, a lamp and a rug. */
export const livingRoom = ({ behind = '', front = '' }: Inside = {}): Svg =>
  wallAndFloor('#fdeccf', '#d8a873') +
  windowOf(560, 52, 160) +
  rect([360, 70, 120, 86], '#ffffff', 8, ' stroke="#c9935d" stroke-width="9"') +
  tree(420, 122, 0.36) +
  put(lamp(), 284, 452, { height: 290 }) +
  behind +
  sofa(528, 448, 350) +
  rug(490, 494, 560, '#8fcfc2', '#b3e0d7') +
  front;

/** A garden with a tree, a fence and flowers; there is no house in it. */
export const garden: Svg =
  sky() +
  cloud(150, 86, 1.1) +
  cloud(620, 76, 0.9) +
  hills +
  fence(200, 376, 572) +
  tree(330, 300, 1.9) +
  flowers([250, 470], [430, 500], [560, 450], [660, 494], [700, 440], [120, 480], [860, 470]);

export const rooms: Record<string, Svg> = {
  kitchen: kitchen(),
  bathroom: bathroom(),
  bedroom: bedroom(),
  'living-room': livingRoom(),
  garden,
};

/** The middle of a room in a card with round corners. @param x the left edge of what it shows, 540 wide */
export const cornered = (svg: Svg, x = 210): Svg =>
  `<clipPath id="room-card">${rect([8, 8, 240, 240], '#fff', 36)}</clipPath>` +
  `<g clip-path="url(#room-card)"><svg x="8" y="8" width="240" height="240" viewBox="${x} 0 540 540">${svg}</svg></g>`;

type Cell = readonly [
  room: keyof typeof rooms,
  x: number,
  y: number,
  width: number,
  height: number,
];

const cells: readonly Cell[] = [
  ['bedroom', 116, 130, 240, 172],
  ['bathroom', 366, 130, 228, 172],
  ['bedroom', 604, 130, 240, 172],
  ['living-room', 116, 312, 362, 200],
  ['kitchen', 488, 312, 356, 200],
];

/** A house that is open at its front: two bedrooms, a bathroom, a living room and a kitchen. */
export const openHouse = (): Drawing =>
  drawing(
    [50, 0, 860, 530],
    rect([668, 14, 60, 96], '#b5563e', 6),
    rect([100, 112, 760, 414], '#f6dcb4', 8),
    shape('M54 126 L480 4 L906 126Z', '#e2645a'),
    shape('M54 126 L480 4 L480 34 L150 126Z', '#ffffff', ' opacity=".14"'),
    ...cells.map(
      ([room, x, y, width, height]) =>
        `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="130 30 700 510" preserveAspectRatio="xMidYMax slice">${rooms[room] ?? ''}</svg>`,
    ),
  );
