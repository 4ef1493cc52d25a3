import {
  appears,
  card,
  childActor,
  type Drawing,
  dominoActor,
  type Film,
  film,
  place,
  type Shot,
  thing,
  thingActor,
} from '../../../../tools/content/art/index.ts';

const garden = place('garden');

/** Cats that walk in one by one, a second apart, and sit down in a row. */
const catsInARow = [0, 1, 2, 3, 4].map(at =>
  thingActor(
    thing(at % 2 ? 'cat-black' : 'cat'),
    120,
    { t: 0, x: 1040, y: 500, hop: 10, steady: true },
    { t: 0.3 + at * 0.75, hop: 10, steady: true },
    { t: 1.9 + at * 0.75, x: 400 + at * 118 },
  ),
);

const shots: Shot[] = [
  {
    seconds: 6,
    back: garden,
    actors: [
      childActor(
        'mia',
        [
          { t: 0, x: 480, y: 560, look: 'wave' },
          { t: 4.4, look: 'rest' },
        ],
        { height: 430 },
      ),
    ],
    says: [{ who: 'mia', text: "Hello! My name's Mia.", at: 0.8 }],
    camera: [
      { t: 0, x: 480, y: 290, zoom: 1.02 },
      { t: 6, x: 480, y: 300, zoom: 1.1 },
    ],
  },
  {
    seconds: 6,
    back: garden,
    actors: [
      childActor('mia', [
        { t: 0, x: 330, y: 520 },
        { t: 2, look: 'laugh' },
        { t: 4, look: 'rest' },
      ]),
      dominoActor([
        { t: 0, x: 1060, y: 516, hop: 34, steady: true, look: 'rest' },
        { t: 1.5, x: 620, look: 'hello' },
        { t: 4.9, hop: 26, look: 'cheer' },
        { t: 6 },
      ]),
    ],
    says: [{ who: 'domino', text: "Hello, Mia! I'm Domino. I'm a dog!", at: 1.5 }],
    sounds: [
      { at: 0.2, sound: 'hop' },
      { at: 0.65, sound: 'hop' },
      { at: 1.1, sound: 'hop' },
    ],
  },
  {
    seconds: 6,
    back: garden,
    actors: [
      childActor('mia', [
        { t: 0, x: 330, y: 520, look: 'point' },
        { t: 2.6, look: 'rest' },
      ]),
      dominoActor([
        { t: 0, x: 620, y: 516 },
        { t: 2.8, look: 'cheer', hop: 30 },
        { t: 4.8, look: 'hello' },
      ]),
    ],
    says: [
      { who: 'mia', text: 'How are you, Domino?' },
      { who: 'domino', text: "I'm happy!", at: 3 },
    ],
    camera: [
      { t: 0, x: 480, y: 290, zoom: 1.08 },
      { t: 6, x: 480, y: 310, zoom: 1.16 },
    ],
  },
  {
    seconds: 7.4,
    back: garden,
    actors: [
      dominoActor([
        { t: 0, x: 150, y: 516, look: 'think' },
        { t: 1.2, look: 'hello' },
        { t: 6.4, look: 'cheer', hop: 22 },
        { t: 7.4 },
      ]),
      ...catsInARow,
    ],
    says: [
      { who: 'domino', text: 'One,', at: 1.6 },
      { who: 'domino', text: 'two,', at: 2.5 },
      { who: 'domino', text: 'three,', at: 3.3 },
      { who: 'domino', text: 'four,', at: 4.1 },
      { who: 'domino', text: 'five cats!', at: 4.9 },
    ],
  },
  {
    seconds: 6,
    back: garden,
    actors: [
      childActor('mia', [{ t: 0, x: 350, y: 540, look: 'wave' }], { height: 400 }),
      dominoActor(
        [{ t: 0, x: 620, y: 534, look: 'hello' }, { t: 3, look: 'cheer', hop: 24 }, { t: 5 }],
        { height: 270 },
      ),
    ],
    says: [
      { who: 'mia', text: 'Goodbye, friends!', at: 0.8 },
      { who: 'domino', text: 'Goodbye!', at: 2.9 },
    ],
    camera: [
      { t: 0, x: 480, y: 300, zoom: 1.12 },
      { t: 6, x: 480, y: 270, zoom: 1 },
    ],
  },
];

/** Who passes in `l1-walk`, right to left; each takes five seconds. */
const walkers: readonly (readonly [Drawing, number])[] = [
  [thing('dog'), 0],
  [thing('cat'), 1.4],
  [thing('dog-guide'), 2.8],
  [thing('cat-black'), 4.2],
  [thing('cat'), 5.6],
  [thing('poodle'), 7],
];

const walk: Shot = {
  seconds: 12,
  back: place('park'),
  actors: walkers.map(([one, from]) =>
    thingActor(
      one,
      150,
      { t: 0, x: 1050, y: 516, hop: 10, steady: true },
      { t: from, hop: 10, steady: true },
      { t: from + 5, x: -90 },
    ),
  ),
};

const sad: Shot = {
  seconds: 3,
  back: place('plain'),
  actors: [
    dominoActor(
      [
        { t: 0, x: 480, y: 496, turn: -2, look: 'sad' },
        { t: 1.5, turn: 2 },
        { t: 3, turn: -2 },
      ],
      { height: 440 },
    ),
  ],
};

const cards: Shot = {
  seconds: 5.5,
  back: place('empty-room'),
  actors: [
    dominoActor(
      [
        { t: 0, x: 480, y: 520, look: 'rest' },
        { t: 4.4, look: 'think' },
      ],
      { height: 240 },
    ),
    ...['four', 'two', 'five'].map((name, at) =>
      appears(card(thing(name)), 190, { x: 480, y: 256, from: 0.4 + at * 1.3, to: 1.6 + at * 1.3 }),
    ),
  ],
};

export const films: Film[] = [
  film('l1-film', ...shots),
  film('l1-sad', sad),
  film('l1-walk', walk),
  film('l1-cards', cards),
];
