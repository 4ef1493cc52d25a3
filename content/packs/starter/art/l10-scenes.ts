import {
  bed,
  bust,
  type Colour,
  coloured,
  colours,
  emptyFrame,
  inCoat,
  line,
  oval,
  type Picture,
  person,
  place,
  plate,
  put,
  rect,
  rug,
  type Svg,
  scene,
  shadow,
  shelves,
  thing,
  wallAndFloor,
  windowOf,
} from '../../../../tools/content/art/index.ts';
import { boot, chair, door, dress, hat, mud, pairOf, sock } from './l10-parts.ts';

const plain = { topTexture: { model: 'plain' } };
const hex = (colour: Colour): string => colours[colour].base;

const paper: Svg =
  rect([0, 0, 960, 540], '#e8eef5') +
  rect([28, 16, 904, 508], '#fffdf6', 26, ' stroke="#d9c4a0" stroke-width="5"');

/** Three faces over empty frames. */
const three: Picture = scene(
  'l10-three',
  paper,
  ...(
    [
      [bust('wei', { arm: 'down' }), 180],
      [bust('grandma', { arm: 'down', wearing: { glasses: { model: 'none' } } }), 480],
      [bust('leyla', { arm: 'down' }), 780],
    ] as const
  ).map(([one, x]) => put(one, x, 280, { height: 230 }) + emptyFrame(x, 420, 200, 190)),
);

const lead = (x1: number, y1: number, x2: number, y2: number): Svg =>
  line(`M${x1} ${y1} L${x2} ${y2}`, '#8894b8', 5) + oval([x2, y2, 8, 8], '#8894b8');

/** Ivan in a hat, a coat, trousers and shoes; plates wait for the words. */
const ivan: Picture = scene(
  'l10-ivan',
  paper,
  put(
    inCoat(
      'ivan',
      'red',
      {
        arm: 'down',
        wearing: {
          hat: { model: 'sunhat', colour: hex('green') },
          bottom: { model: 'jeans', colour: hex('blue') },
          shoes: { model: 'sneakers', colour: hex('black') },
        },
      },
      484,
    ),
    480,
    512,
    { height: 480 },
  ),
  lead(320, 130, 404, 118),
  lead(640, 248, 532, 356),
  lead(320, 378, 462, 446),
  lead(640, 475, 522, 496),
  plate(215, 130, 220),
  plate(745, 248, 220),
  plate(215, 378, 220),
  plate(745, 475, 220),
);

const bedroom: Svg =
  wallAndFloor('#e7e6fb', '#d8a873') + windowOf(440, 50, 150, 'sun') + rug(620, 490, 330);

const green = sock('#35ab4e', '#ffdf7a');
const sockAt = (x: number, y: number, turn: number): Svg => put(green, x, y, { height: 74, turn });

/** Four socks: under the bed, on it, on the rug, on the chair. */
const socksInRoom: Picture = scene(
  'l10-bedroom',
  bedroom,
  bed(50, 470, 420),
  sockAt(235, 532, 80),
  sockAt(308, 374, -70),
  chair(840, 470),
  sockAt(650, 516, 70),
  sockAt(846, 366, 0),
);

/** A door, a chair and a bed, with frames on, on and under them. */
const room: Picture = scene(
  'l10-room',
  wallAndFloor('#fdeccf', '#d8a873'),
  bed(40, 420, 350, '#8fcfc2'),
  chair(485, 470),
  door(797, 440, 200, 370),
  emptyFrame(187, 462, 160, 120),
  emptyFrame(485, 280, 160, 150),
  emptyFrame(797, 248, 170, 190),
);

/** A shelf with a dress, socks and glasses; a plate under each. */
const shelf: Picture = scene(
  'l10-line',
  wallAndFloor('#fdeccf', '#d8a873'),
  rect([60, 330, 840, 20], '#c9935d', 8),
  put(dress('green'), 192, 332, { height: 240 }),
  put(coloured('socks', 'red'), 480, 332, { height: 210 }),
  put(thing('glasses'), 768, 330, { height: 92 }),
  plate(192, 421, 210),
  plate(480, 421, 210),
  plate(768, 421, 210),
);

/** Malee in a purple T-shirt, grey trousers and dirty shoes. */
const malee: Picture = scene(
  'l10-malee',
  place('meadow'),
  shadow(480, 508, 200),
  put(
    person('malee', {
      arm: 'wave',
      wearing: {
        ...plain,
        top: { model: 'tshirt', colour: hex('purple') },
        bottom: { model: 'jeans', colour: hex('grey') },
        socks: { model: 'none' },
        shoes: { model: 'sneakers', colour: '#ffe9a8' },
      },
    }),
    480,
    514,
    { height: 490 },
  ),
  mud(432, 494, 17),
  mud(456, 508, 14),
  mud(522, 494, 17),
  mud(502, 508, 14),
);

/** Clothes on hangers and shelves: the picture behind the song. */
const wardrobe: Picture = scene(
  'l10-wardrobe',
  wallAndFloor('#f3e6fb', '#d8a873'),
  shelves(600, 130, 260, 2),
  put(thing('hat'), 670, 252, { height: 84 }),
  put(hat('purple'), 790, 252, { height: 84 }),
  put(pairOf(boot('red')), 670, 372, { height: 88 }),
  put(pairOf(coloured('shoe', 'blue')), 794, 372, { height: 66 }),
  line('M60 90 H520', '#a9744a', 14),
  ...(
    [
      [dress('purple'), 130, 210],
      [thing('t-shirt'), 272, 150],
      [thing('coat'), 432, 190],
    ] as const
  ).map(
    ([one, x, height]) =>
      line(`M${x} 92 V112`, '#5a6372', 6) + put(one, x, 108 + height, { height }),
  ),
);

/** Scenes of lesson 10, to put words and things on, and to find things in. */
export const pictures: readonly Picture[] = [
  three,
  ivan,
  socksInRoom,
  room,
  shelf,
  malee,
  wardrobe,
];
