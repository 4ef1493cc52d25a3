import {
  ball,
  bigRobot,
  bust,
  colourSpot,
  countable,
  type Drawing,
  dogOf,
  domino,
  drawing,
  fullTile,
  line,
  monster,
  moon,
  moved,
  oval,
  type Picture,
  place,
  plate,
  put,
  rect,
  robotArms,
  robotHead,
  robotNose,
  type Svg,
  scene,
  shadow,
  shape,
  snugTile,
  star,
  thing,
  tile,
  tileOf,
  touching,
  touchingUpClose,
  wallAndFloor,
} from '../../../../tools/content/art/index.ts';
import {
  babyInCot,
  bareFoot,
  horseOf,
  limbsOf,
  monkeyWith,
  onlyArm,
  onlyHair,
  onlyHead,
  snakes,
  withHair,
} from './l9-parts.ts';

/** Two of a kind next to each other, the left one mirrored. */
const pairOf = (one: Drawing): Drawing =>
  drawing(
    [0, 0, 256, 136],
    put(one, 66, 130, { height: 122, flip: true }),
    put(one, 190, 130, { height: 122 }),
  );

const words: readonly Picture[] = [
  tile('head', onlyHead()),
  tile('hair', onlyHair()),
  tile('arm', onlyArm()),
  tile('tail', dogOf({ lit: 'tail' })),
  tile('long', snakes('long')),
  tile('short', snakes('short')),
  tile('brown', colourSpot('brown')),
  ...(['eye', 'ear', 'nose', 'mouth', 'hand', 'leg', 'foot'] as const).map(name =>
    tile(name, thing(name)),
  ),
  ...(['eye', 'ear', 'hand', 'foot'] as const).map(name =>
    snugTile(`l9-${name}-2`, pairOf(thing(name))),
  ),
];

const parts = ['nose', 'ear', 'mouth', 'head'] as const;

const touches: readonly Picture[] = [
  ...parts.map(part => fullTile(`l9-girl-${part}`, touchingUpClose('chloe', part))),
  ...parts.map(part => fullTile(`l9-boy-${part}`, touchingUpClose('ivan', part))),
  fullTile('l9-wei-nose', touchingUpClose('wei', 'nose')),
];

const dogs: readonly Picture[] = [
  tile('l9-dog-brown-long', dogOf({ coat: 'brown', tail: 'long' })),
  tile('l9-dog-brown-short', dogOf({ coat: 'brown', tail: 'short' })),
  tile('l9-dog-black-short', dogOf({ coat: 'black', tail: 'short' })),
  tile('l9-dog-white-long', dogOf({ coat: 'white', tail: 'long' })),
  tile('l9-legs-4', dogOf({ lit: 'legs', tail: 'short' })),
  ...(['long', 'short'] as const).flatMap(legs =>
    (['long', 'short'] as const).map(tail =>
      tile(`l9-legs-${legs}-tail-${tail}`, dogOf({ legs, tail })),
    ),
  ),
];

const limbs: readonly Picture[] = (['arm', 'leg'] as const).flatMap(limb =>
  ([1, 2] as const).map(count => fullTile(`l9-${limb}-${count}`, limbsOf(limb, count))),
);

const hair: readonly Picture[] = [
  ...(['long', 'short'] as const).flatMap(length =>
    (['black', 'brown'] as const).map(colour =>
      fullTile(`l9-hair-${length}-${colour}`, withHair(length, colour)),
    ),
  ),
  fullTile('l9-boy-brown', bust('pablo', { arm: 'down', mood: 'smile' })),
];

const robots: readonly Picture[] = [
  ...([2, 3] as const).flatMap(eyes =>
    ([2, 3] as const).map(arms => tile(`l9-robot-${eyes}-${arms}`, bigRobot({ eyes, arms }))),
  ),
  tile('l9-head-yellow', robotHead('yellow')),
  tile('l9-head-blue', robotHead('blue')),
  tile('l9-arms-2', robotArms(2)),
  tile('l9-arms-3', robotArms(3)),
  tile('l9-nose-long', robotNose('long')),
  tile('l9-nose-short', robotNose('short')),
];

const animals: readonly Picture[] = [
  ...(['white', 'black'] as const).flatMap(coat =>
    (['white', 'black'] as const).map(tail =>
      tile(`l9-horse-${coat}-${tail}`, horseOf(coat, tail)),
    ),
  ),
  ...(['pencil', 'egg'] as const).flatMap(what =>
    (['head', 'hand'] as const).map(where =>
      tile(`l9-monkey-${what}-${where}`, monkeyWith(what, where)),
    ),
  ),
];

const things: readonly Picture[] = ([11, 12] as const).flatMap(count => [
  snugTile(`l9-book-${count}`, countable(thing('open-book'), count)),
  snugTile(`l9-pen-${count}`, countable(thing('pen'), count)),
]);

const monsters: readonly Picture[] = [
  ...[2, 3, 4, 5].map(eyes => tile(`l9-eyes-${eyes}`, monster({ eyes }))),
  ...(['long', 'short', 'brown'] as const).map(tail => tile(`l9-tail-${tail}`, monster({ tail }))),
  tile('l9-monster', monster({ nose: true, tail: 'short' })),
  scene(
    'l9-monster-arms',
    wallAndFloor('#fff1d6', '#e8c99a'),
    shadow(490, 506, 330),
    put(monster({ arms: 6, eyes: 3 }), 500, 516, { height: 400 }),
  ),
];

/** A line from a plate to what its word names. */
const pointer = (fromX: number, fromY: number, x: number, y: number): Svg =>
  line(`M${fromX} ${fromY} L${x} ${y}`, '#6b46e0', 5) +
  oval([x, y, 9, 9], '#6b46e0', ' stroke="#ffffff" stroke-width="4"');

/** A robot, and a plate for the word of each part. */
const robotPlates = scene(
  'l9-robot',
  wallAndFloor('#e3f0fb', '#cfd9e6'),
  shadow(480, 516, 330),
  put(bigRobot(), 480, 520, { height: 480 }),
  pointer(290, 110, 378, 128),
  pointer(290, 270, 332, 312),
  pointer(290, 430, 428, 448),
  pointer(670, 110, 512, 224),
  pointer(690, 270, 668, 366),
  pointer(670, 430, 552, 500),
  ...[110, 270, 430].flatMap(y => [plate(190, y, 200), plate(770, y, 200)]),
);

const curtain: Svg =
  rect([124, 40, 712, 18], '#a9744a', 9) +
  shape(
    'M150 54 H810 V436 Q780 450 750 436 T690 436 T630 436 T570 436 T510 436 T450 436 T390 436 T330 436 T270 436 T210 436 T150 436Z',
    '#f29bb4',
  ) +
  [210, 320, 424, 536, 640, 750]
    .map((x, at) => line(`M${x} 64 q${at % 2 ? 8 : -8} 190 0 372`, '#d97d98', 7))
    .join('') +
  [170, 275, 378, 480, 582, 685, 790].map(x => oval([x, 52, 12, 12], '#8a5a33')).join('');

/** The feet of someone at `x`, so far apart that a finger on a phone meets one of them. */
const feetOf = (x: number, skin: string): Svg =>
  [x - 70, x + 70]
    .map(at => moved(`translate(${at} 486) scale(1.45)`, bareFoot(0, 0, skin)))
    .join('');

/** Who is behind the curtain? There are two on two feet each. */
const feet = scene(
  'l9-feet',
  wallAndFloor('#fdeccf', '#d8a873'),
  feetOf(324, '#fbcda5') + feetOf(636, '#9a5f3c'),
  curtain,
  put(ball('red', 'yellow'), 884, 506, { height: 92 }),
);

const covers: readonly Picture[] = [
  tileOf(
    'l9-lesson',
    oval([128, 128, 122, 122], '#ffe7c2'),
    put(touching('chloe', 'nose'), 92, 252, { height: 226 }),
    put(bigRobot(), 192, 248, { height: 120 }),
  ),
  tileOf(
    'l9-domino-moon',
    oval([128, 128, 122, 122], '#2a3a78'),
    put(moon(), 186, 112, { height: 76 }),
    star(60, 56, 1.4) + star(104, 34, 1) + star(38, 110, 1),
    put(domino('think'), 118, 250, { height: 172 }),
  ),
  scene(
    'l9-garden',
    place('garden'),
    shadow(420, 510, 170),
    put(touching('chloe', 'nose'), 420, 516, { height: 380 }),
    shadow(690, 510, 170),
    put(touching('ivan', 'head'), 690, 516, { height: 380 }),
  ),
];

/** Pictures of lesson 9, My body. */
export const pictures: readonly Picture[] = [
  ...words,
  ...touches,
  ...dogs,
  ...limbs,
  ...hair,
  ...robots,
  ...animals,
  ...things,
  ...monsters,
  snugTile('l9-baby', babyInCot()),
  robotPlates,
  feet,
  ...covers,
];
