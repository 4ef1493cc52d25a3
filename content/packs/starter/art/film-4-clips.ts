import {
  appears,
  bubbles,
  type Drawing,
  drawing,
  type Film,
  film,
  frog,
  lilyLeaf,
  lion,
  place,
  put,
  type Shot,
  thing,
  thingActor,
} from '../../../../tools/content/art/index.ts';
import { frogActor } from './film-4.ts';

/** Who passes in `l4-jump` from right to left, three of them in jumps. */
const jumpers: readonly { one: Drawing; height: number; hop: number; from: number }[] = [
  { one: frog(), height: 120, hop: 150, from: 0 },
  { one: lion(), height: 190, hop: 0, from: 2 },
  { one: thing('rabbit'), height: 140, hop: 150, from: 4 },
  { one: thing('duck'), height: 130, hop: 0, from: 6 },
  { one: thing('horse'), height: 200, hop: 150, from: 8 },
];

const jump: Shot = {
  seconds: 13.4,
  back: place('meadow'),
  actors: jumpers.map(({ one, height, hop, from }) =>
    thingActor(
      one,
      height,
      { t: 0, x: 1080, y: 510, hop, steady: true },
      { t: from, hop, steady: true },
      { t: from + 5, x: -120 },
    ),
  ),
};

const frogLoop: Shot = {
  seconds: 3,
  back: place('pond') + lilyLeaf(350, 474, 170) + lilyLeaf(640, 474, 170),
  actors: [
    frogActor(
      [
        { t: 0, x: 352, y: 476, look: 'rest' },
        { t: 0.4, look: 'fly' },
        { t: 0.75, x: 500, y: 330 },
        { t: 1.1, x: 638, y: 476 },
        { t: 1.11, look: 'rest' },
        { t: 1.9, look: 'fly' },
        { t: 2.25, x: 500, y: 330 },
        { t: 2.6, x: 352, y: 476 },
        { t: 2.61, look: 'rest' },
      ],
      150,
    ),
  ],
};

const fishLoop: Shot = {
  seconds: 3,
  back: place('under-water'),
  actors: [
    thingActor(
      drawing([0, 0, 300, 240], put(thing('fish'), 150, 240, { height: 240 })),
      230,
      {
        t: 0,
        x: 1120,
        y: 400,
        hop: 16,
        steady: true,
      },
      { t: 3, x: -160 },
    ),
    thingActor(
      drawing([-40, -70, 80, 80], bubbles(0, 0)),
      80,
      { t: 0, x: 930, y: 330, steady: true },
      { t: 3, x: -350, y: 260 },
    ),
  ],
};

const flash: Shot = {
  seconds: 4.6,
  back: place('plain'),
  actors: ['horse', 'monkey', 'fish'].map((name, at) =>
    appears(thing(name), 240, { x: 480, y: 490, from: 0.3 + at * 1.4, to: 1.5 + at * 1.4 }),
  ),
};

export const films: Film[] = [
  film('l4-frog', frogLoop),
  film('l4-fish', fishLoop),
  film('l4-jump', jump),
  film('l4-flash', flash),
];
