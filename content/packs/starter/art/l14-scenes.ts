import {
  babyOf,
  cot,
  listening,
  type Picture,
  person,
  phoning,
  plate,
  put,
  rect,
  rug,
  type Svg,
  scene,
  shadow,
  singing,
  sofa,
  table,
  thing,
  wallAndFloor,
  windowOf,
} from '../../../../tools/content/art/index.ts';
import { openHouse } from './l11-rooms.ts';
import { brush, easel, notes, onScreen, paintings, television } from './l14-parts.ts';

const wall = wallAndFloor('#fdeccf', '#d8a873');
const bed = cot(545, 452);

const plates = (y: number, ...places: readonly number[]): Svg =>
  places.map(x => plate(x, y, 190)).join('');

const atHome = scene(
  'l14-room',
  wall,
  windowOf(596, 40, 130),
  rug(480, 470, 900, '#8fcfc2', '#b3e0d7'),
  put(singing('malee'), 116, 452, { height: 330 }),
  notes(46, 140, 64, -20),
  notes(214, 140, 54),
  sofa(325, 452, 210),
  put(
    person('grandpa', {
      mood: 'smile',
      seated: true,
      carrying: thing('open-book'),
      thingHeight: 190,
    }),
    325,
    446,
    { height: 360 },
  ),
  bed.back,
  put(babyOf('leyla', 'asleep'), 545, 452, { height: 210 }),
  bed.front,
  put(easel(paintings.sun), 868, 452, { height: 268 }),
  put(person('leyla', { mood: 'smile', holding: brush, thingHeight: 176 }), 746, 452, {
    height: 284,
  }),
  plates(486, 120, 335, 545, 810),
);

const standing = (x: number, drawn: Parameters<typeof put>[0], height = 300): Svg =>
  shadow(x, 506, 150) + put(drawn, x, 510, { height });

const hall: Svg =
  wallAndFloor('#e7e6fb', '#d8b184') + windowOf(330, 34, 130) + windowOf(640, 34, 130);

const friends = scene(
  'l14-friends',
  hall,
  standing(92, singing('mia')),
  standing(250, listening('ali')),
  standing(406, person('pablo', { mood: 'smile', carrying: thing('open-book'), thingHeight: 170 })),
  standing(560, listening('chloe')),
  standing(708, phoning('wei')),
  standing(865, listening('zara')),
  notes(170, 150, 60),
);

/** What the song sings of; the singing Domino stands in front of the left. */
const song = scene(
  'l14-song',
  hall,
  standing(320, singing('mia')),
  standing(480, person('pablo', { mood: 'smile', carrying: thing('open-book'), thingHeight: 170 })),
  standing(630, listening('chloe')),
  standing(775, phoning('wei')),
  notes(255, 150, 60),
);

const house = scene(
  'l14-house',
  rect([0, 0, 960, 540], '#cfeafc') + rect([0, 506, 960, 34], '#86cc6b'),
  put(openHouse(), 480, 530, { height: 530 }),
);

const labels = scene(
  'l14-labels',
  wall,
  table(180, 440, 250, 150),
  put(thing('phone'), 180, 298, { height: 130 }),
  rect([352, 366, 256, 74], '#c9935d', 8) + rect([364, 378, 232, 50], '#dba76c', 6),
  put(television(onScreen), 480, 368, { height: 216 }),
  put(thing('picture'), 780, 320, { height: 220 }),
  plates(478, 180, 480, 780),
);

/** Scenes of lesson 14. */
export const pictures: readonly Picture[] = [atHome, friends, song, house, labels];
