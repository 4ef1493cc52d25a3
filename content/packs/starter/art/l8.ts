import {
  ball,
  bust,
  type Colour,
  chair,
  classroom,
  clockFace,
  coloured,
  countable,
  type Drawing,
  desk,
  dominoWearing,
  emptyFrame,
  lying,
  openBag,
  oval,
  type Picture,
  person,
  put,
  type Svg,
  scene,
  schoolBag,
  shadow,
  snugTile,
  thing,
  tile,
  tileOf,
  upright,
} from '../../../../tools/content/art/index.ts';
import { named } from './l6.ts';
import {
  acts,
  type Furniture,
  fishBowl,
  inBag,
  placed,
  teacherAtBoard,
  two,
  type Where,
} from './l8-parts.ts';

/** What lies or stands on and under desks and chairs, and how high it is. */
const things = {
  pen: [lying('pen'), 48],
  pencil: [lying('pencil'), 48],
  ruler: [lying('ruler'), 46],
  book: [thing('book'), 92],
  cat: [thing('cat'), 96],
} as const satisfies Record<string, readonly [Drawing, number]>;

const at = (name: keyof typeof things, where: Where, furniture: Furniture): Picture =>
  tileOf(
    `l8-${name}-${where}-${furniture}`,
    placed(things[name][0], where, furniture, things[name][1]),
  );

/** A thing on and under a desk and a chair: four pictures that differ in one thing. */
const square = (name: keyof typeof things): Picture[] =>
  (['desk', 'chair'] as const).flatMap(furniture =>
    (['on', 'under'] as const).map(where => at(name, where, furniture)),
  );

const act = (who: 'ali' | 'chloe' | 'wei' | 'zara', ...names: readonly (keyof typeof acts)[]) =>
  names.map(name => tileOf(`l8-${who}-${name}`, acts[name](who)));

const bagColours: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'black'];

/** Labels are tied to the things of the room. */
const room = scene(
  'l8-room',
  classroom(),
  put(clockFace(9), 236, 150, { height: 84 }),
  put(thing('door'), 840, 402, { height: 300 }),
  put(desk(), 420, 500, { height: 210 }),
  put(chair(), 690, 506, { height: 232 }),
  put(schoolBag('pink'), 150, 500, { height: 156 }),
  named(150, 510, 150, 440),
  named(440, 440, 440, 320),
  named(690, 512, 690, 420),
  named(830, 60, 840, 160),
);

const search = (name: string, ...inside: readonly Svg[]): Picture =>
  scene(name, classroom(), ...inside);

const books = (x: number, y: number): Svg =>
  put(thing('book-red'), x, y, { height: 104 }) + put(thing('book'), x + 66, y, { height: 104 });

const deskAt = (x: number, height = 250): Svg => put(desk(), x, 506, { height });

/** Where the ruler is in three rooms. */
const rooms: readonly Picture[] = [
  search(
    'l8-slide-1',
    shadow(560, 508, 430),
    deskAt(560),
    put(thing('book'), 450, 274, { height: 104 }),
    put(lying('pencil'), 540, 274, { height: 26 }),
    put(lying('ruler'), 660, 276, { height: 42 }),
    put(schoolBag('pink'), 200, 506, { height: 190 }),
  ),
  search(
    'l8-slide-2',
    put(chair(), 660, 510, { height: 270 }),
    deskAt(290),
    books(220, 274),
    put(lying('pen'), 380, 274, { height: 34 }),
    put(lying('ruler'), 660, 512, { height: 44 }),
  ),
  search(
    'l8-slide-3',
    deskAt(650),
    put(lying('pencil'), 600, 274, { height: 30 }),
    put(thing('book'), 740, 274, { height: 104 }),
    put(inBag(upright('ruler'), 'pink', 228), 260, 510, { height: 270 }),
  ),
];

/** Empty places: on a chair or a desk, under them, and in a bag. */
const places = (name: string, on: Furniture, under: Furniture): Picture => {
  const x = { desk: 480, chair: 200 };
  const onY = { desk: 216, chair: 296 };
  const underY = { desk: 440, chair: 460 };
  return scene(
    name,
    classroom(),
    put(desk(), x.desk, 510, { height: 236 }),
    put(chair(), x.chair, 514, { height: 300 }),
    put(openBag('pink'), 800, 510, { height: 240 }),
    emptyFrame(x[on], onY[on], 150, 104),
    emptyFrame(x[under], underY[under], 150, 104),
    emptyFrame(800, 262, 150, 104),
  );
};

const myDesk = scene(
  'l8-my-desk',
  classroom(),
  deskAt(400, 270),
  put(thing('book'), 340, 258, { height: 130 }),
  put(lying('pen'), 470, 258, { height: 42 }),
  put(schoolBag('green'), 400, 504, { height: 158 }),
  put(chair(), 740, 512, { height: 300 }),
  put(ball('red', 'yellow'), 740, 386, { height: 96 }),
);

const lyingPencil = lying('pencil');

/** Pictures of lesson 8, My school. */
export const pictures: readonly Picture[] = [
  tile('school', thing('school')),
  tileOf('teacher', teacherAtBoard()),
  ...(['book', 'pen', 'pencil', 'ruler', 'door'] as const).map(name => tile(name, thing(name))),
  tile('desk', desk()),
  tile('chair', chair()),
  tile('bag', schoolBag('pink')),
  ...bagColours.map(colour => tile(`bag-${colour}`, schoolBag(colour))),
  tile('bag-pink', schoolBag('pink')),
  tile('pen-green', coloured('pen', 'green')),
  tile('pen-red', coloured('pen', 'red')),
  tileOf('book-big', put(thing('book'), 128, 250, { height: 244 })),
  tileOf('book-small', put(thing('book'), 128, 250, { height: 110 })),
  ...(['pencil', 'ruler'] as const).map(name => snugTile(`${name}-2`, countable(thing(name), 2))),
  at('pen', 'on', 'desk'),
  at('pen', 'under', 'desk'),
  at('pen', 'on', 'chair'),
  ...square('book'),
  ...square('cat'),
  at('pencil', 'under', 'chair'),
  at('ruler', 'under', 'chair'),
  tile('l8-pen-in-bag', inBag(upright('pen'), 'pink', 228)),
  tile('l8-pencil-in-bag', inBag(upright('pencil'), 'pink', 228)),
  tile('l8-pencil-on-domino', dominoWearing('sit', lyingPencil, 60)),
  tile('l8-fish-in-water', fishBowl),
  ...act('ali', 'door', 'bag', 'write', 'read'),
  ...act('wei', 'door', 'run', 'write', 'read'),
  ...act('zara', 'door', 'bag', 'write', 'read'),
  ...act('chloe', 'write', 'read'),
  ...(['pen', 'pencil'] as const).flatMap(left =>
    (['book', 'ruler'] as const).map(right =>
      snugTile(`l8-${left}-${right}`, two(thing(left), thing(right))),
    ),
  ),
  room,
  ...rooms,
  places('l8-places', 'chair', 'desk'),
  places('l8-places-2', 'desk', 'chair'),
  myDesk,
  scene(
    'l8-class',
    classroom(),
    put(person('ali', { mood: 'laugh', arm: 'wave' }), 480, 510, { height: 370 }),
    put(desk(), 480, 528, { height: 158 }),
    put(lying('pen'), 420, 380, { height: 24 }),
    put(thing('book'), 566, 381, { height: 76 }),
  ),
  tileOf(
    'l8-lesson',
    oval([128, 128, 122, 122], '#dff2d8'),
    put(thing('school'), 150, 190, { height: 160 }),
    put(bust('ali', { arm: 'down' }), 82, 250, { height: 130 }),
    put(schoolBag('pink'), 190, 250, { height: 96 }),
  ),
];
