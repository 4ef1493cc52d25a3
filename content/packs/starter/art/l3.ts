import {
  babyOf,
  ball,
  bust,
  car,
  coloured,
  colours,
  countable,
  type Drawing,
  domino,
  drawing,
  kite,
  mat,
  mirrored,
  type Picture,
  person,
  place,
  put,
  rect,
  rug,
  scene,
  shadow,
  snugTile,
  thing,
  tile,
  tileOf,
  windowOf,
} from '../../../../tools/content/art/index.ts';
import { redKitePages } from './l3-the-red-kite.ts';
import { playroom, shelf, toyCupboard, windowSeat } from './playroom.ts';

const twoColours: readonly Picture[] = [
  tile('toy-ball', ball('red', 'white')),
  tile('ball-blue-yellow', ball('blue', 'yellow')),
  tile('ball-red-green', ball('red', 'green')),
  tile('ball-black-white', ball('black', 'white')),
  tile('ball-pink-blue', ball('pink', 'blue')),
];

/** Things in rows of two, whatever their shape. */
const rowsOfTwo = (...all: readonly [Drawing, ...Drawing[]]): Drawing => {
  const [, , width, height] = all[0].box;
  const cell = (100 * width) / height + 10;
  const rows = Math.ceil(all.length / 2);
  const parts = all.map((one, at) => {
    const alone = at === all.length - 1 && at % 2 === 0;
    const x = alone ? cell : cell * ((at % 2) + 0.5);
    return put(one, x, Math.floor(at / 2) * 106 + 100, { height: 98 });
  });
  return drawing([0, 0, 2 * cell, rows * 106 - 4], ...parts);
};

const pinkCar = car('pink');
/** A red car in a square, as tall as the other things of a group. */
const squareCar = drawing([0, 0, 100, 100], put(car('red'), 50, 82, { height: 54 }));
const pinkBike = drawing([8, 44, 240, 184], coloured('bike', 'pink').svg);

const groups: readonly Picture[] = [
  snugTile('kites-red-blue', rowsOfTwo(kite('red'), kite('blue'))),
  snugTile('kites-red-red', rowsOfTwo(kite('red'), kite('red'))),
  snugTile('kites-blue-green', rowsOfTwo(kite('blue'), kite('green'))),
  snugTile('kites-red-green', rowsOfTwo(kite('red'), kite('green'))),
  snugTile('cars-red-blue', rowsOfTwo(car('red'), car('blue'))),
  snugTile('car-pink-2', rowsOfTwo(pinkCar, pinkCar)),
  snugTile('car-pink-3', rowsOfTwo(pinkCar, pinkCar, pinkCar)),
  snugTile('car-red-2', rowsOfTwo(car('red'), car('red'))),
  snugTile('bike-pink-2', rowsOfTwo(pinkBike, pinkBike)),
];

/** A baby in a car or in a train. */
const rides = (toy: 'car' | 'train', colour: 'red' | 'blue'): Picture => {
  const [x, wheels] = toy === 'car' ? [122, 150] : [180, 158];
  return tileOf(
    `l3-baby-${toy}-${colour}`,
    put(babyOf('boy'), x, 182, { height: 174 }),
    put(coloured(toy, colour), 128, 252, { height: wheels }),
  );
};

/** Two family members next to each other, each happy or sad. */
const moods = (grandma: 'happy' | 'sad', dad: 'happy' | 'sad'): Picture =>
  snugTile(
    `l3-grandma-${grandma}-dad-${dad}`,
    drawing(
      [0, 0, 280, 150],
      put(bust('grandma', { mood: grandma, arm: 'down' }), 70, 150, { height: 148 }),
      put(bust('dad', { mood: dad, arm: 'down' }), 210, 150, { height: 148 }),
    ),
  );

const withOthers: readonly Picture[] = [
  rides('car', 'red'),
  rides('car', 'blue'),
  rides('train', 'red'),
  rides('train', 'blue'),
  moods('happy', 'sad'),
  moods('sad', 'happy'),
  moods('happy', 'happy'),
  moods('sad', 'sad'),
  snugTile('ball-6', countable(ball('red', 'white'), 6)),
  snugTile('ball-9', countable(ball('red', 'white'), 9)),
  snugTile('car-6', countable(squareCar, 6)),
  snugTile('car-9', countable(squareCar, 9)),
  snugTile('teddy-bear-7', countable(thing('teddy-bear'), 7)),
  snugTile('robot-8', countable(coloured('robot', 'grey'), 8)),
  tileOf(
    'l3-pablo-kite',
    put(person('pablo', { arm: 'hold' }), 100, 252, { height: 214 }),
    put(kite('green'), 190, 130, { height: 116 }),
  ),
];

const cover = tileOf(
  'l3-lesson',
  put(kite('red'), 52, 108, { height: 100 }),
  put(person('pablo'), 160, 246, { height: 224 }),
  put(domino('hello'), 66, 250, { height: 142 }),
  put(ball('blue', 'yellow'), 222, 250, { height: 62 }),
);

/** A plate with room for a word that is dragged there. */
const label = (x: number, y: number) =>
  rect([x - 98, y - 42, 196, 84], '#ffffff', 22, ' stroke="#d9c4a0" stroke-width="4"');

const balls = scene(
  'l3-balls',
  playroom(),
  ...(['pink', 'black', 'white', 'green'] as const).map((colour, at) => {
    const x = 150 + at * 220;
    return shadow(x, 332, 150) + put(ball(colour), x, 336, { height: 160 }) + label(x, 446);
  }),
);

const mats = scene(
  'l3-mats',
  playroom(),
  windowOf(390, 100, 180),
  ...(['blue', 'red', 'green'] as const).map((colour, at) =>
    mat(170 + at * 310, 440, 280, colours[colour].base, colours[colour].dark),
  ),
);

const noah = scene(
  'l3-noah',
  place('garden'),
  shadow(480, 508, 320),
  put(mirrored(kite('green')), 690, 330, { height: 260 }),
  put(person('noah', { arm: 'hold' }), 460, 518, { height: 440 }),
);

const zara = scene(
  'l3-zara',
  playroom(),
  windowOf(110, 100, 180),
  rug(480, 490, 560),
  shadow(480, 508, 240),
  put(person('zara', { carrying: coloured('train', 'blue'), thingHeight: 200 }), 480, 516, {
    height: 450,
  }),
);

const wei = scene(
  'l3-wei',
  playroom(),
  mat(480, 472, 900, '#ffe3b0', '#e5bd7a'),
  put(mirrored(kite('yellow')), 190, 330, { height: 200 }),
  put(kite('red'), 780, 330, { height: 200 }),
  shadow(480, 492, 200),
  put(person('wei'), 480, 500, { height: 420 }),
  put(coloured('train', 'black'), 240, 510, { height: 150 }),
  put(car('green'), 730, 510, { height: 110 }),
);

const bear = thing('teddy-bear');

/** Pictures of lesson 3, Colours and toys. */
export const pictures: readonly Picture[] = [
  cover,
  ...twoColours,
  ...groups,
  ...withOthers,
  balls,
  mats,
  noah,
  zara,
  wei,
  scene('l3-shelf-1', playroom(), shelf(bear)),
  scene('l3-shelf-2', playroom(), toyCupboard(bear)),
  scene('l3-shelf-3', playroom(), windowSeat(bear)),
  ...redKitePages,
];
