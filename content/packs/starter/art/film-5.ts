import {
  type Actor,
  appears,
  childActor,
  type Drawing,
  dominoActor,
  drawing,
  type Film,
  film,
  glassOfWater,
  laidTable,
  oval,
  place,
  put,
  rect,
  type Shot,
  shape,
  thing,
  thingActor,
} from '../../../../tools/content/art/index.ts';

const kitchen = place('kitchen');
const counter = laidTable(480, 560, 860, ['#ffb9b0', '#f79f96']);
const top = 414;

const plate = (on: string, count: number): Drawing =>
  drawing(
    [0, 0, 200, 120],
    oval([100, 98, 98, 20], '#c9d6ea'),
    oval([100, 92, 98, 20], '#ffffff'),
    oval([100, 92, 70, 12], '#e6edf6'),
    ...Array.from({ length: count }, (_, at) =>
      put(thing(on), 100 + (at - (count - 1) / 2) * 56, 98, { height: 84 }),
    ),
  );

const chloe = (keys: Actor['keys'], options: Parameters<typeof childActor>[2] = {}) =>
  childActor('chloe', keys, { height: 450, ...options });
const guest = (keys: Actor['keys']) => dominoActor(keys, { height: 300 });

/** Domino stands on a stool behind the table, so that his whole head is seen. */
const [chloeX, dominoX, foot, stool] = [270, 700, 560, 490];
const onTable = (one: Drawing, height: number, x: number, from = 0, to?: number) =>
  appears(one, height, { x, y: top + 8, from, ...(to === undefined ? {} : { to }) });

const someWater: Shot = {
  seconds: 6.5,
  back: kitchen,
  actors: [
    chloe([
      { t: 0, x: chloeX, y: foot },
      { t: 3.2, look: 'point' },
      { t: 6, look: 'rest' },
    ]),
    guest([
      { t: 0, x: dominoX, y: stool, look: 'rest' },
      { t: 5.2, look: 'cheer', hop: 14 },
      { t: 6.5 },
    ]),
    thingActor(drawing([0, 0, 960, 160], counterTop()), 160, { t: 0, x: 480, y: 560 }),
    onTable(glassOfWater(), 130, 520, 3.3),
  ],
  sounds: [{ at: 3.3, sound: 'clink' }],
  says: [
    { who: 'domino', text: 'Can I have some water, please?', at: 0.6 },
    { who: 'chloe', text: 'Here you are.', at: 3.8 },
  ],
};

/** The table as a thing, so that others can lie on it. */
function counterTop(): string {
  return `<g transform="translate(0 -400)">${counter}</g>`;
}

const tableActor = thingActor(drawing([0, 0, 960, 160], counterTop()), 160, {
  t: 0,
  x: 480,
  y: 560,
});

const shots: Shot[] = [
  {
    seconds: 5.5,
    back: kitchen,
    actors: [
      chloe([
        { t: 0, x: chloeX, y: foot, look: 'rest' },
        { t: 3.4, look: 'laugh' },
      ]),
      guest([
        { t: 0, x: 1060, y: stool, hop: 26, steady: true },
        { t: 1.2, x: dominoX, look: 'rest' },
      ]),
      tableActor,
    ],
    sounds: [
      { at: 0.05, sound: 'hop' },
      { at: 0.5, sound: 'hop' },
      { at: 0.95, sound: 'hop' },
    ],
    says: [{ who: 'domino', text: "I'm hungry, Chloe!", at: 1.7 }],
  },
  {
    seconds: 6,
    back: kitchen,
    actors: [
      chloe([
        { t: 0, x: chloeX, y: foot, look: 'point' },
        { t: 3.2, look: 'surprised' },
      ]),
      guest([
        { t: 0, x: dominoX, y: stool, look: 'think' },
        { t: 2.7, turn: -5 },
        { t: 3.1, turn: 5 },
        { t: 3.5, turn: -5 },
        { t: 3.9, turn: 0 },
      ]),
      tableActor,
      onTable(plate('apple', 2), 120, 480, 0.3),
    ],
    sounds: [{ at: 0.3, sound: 'clink' }],
    says: [
      { who: 'chloe', text: 'Do you like apples?', at: 0.6 },
      { who: 'domino', text: "No, I don't.", at: 2.9 },
    ],
  },
  {
    seconds: 6.5,
    back: kitchen,
    actors: [
      chloe([
        { t: 0, x: chloeX, y: foot, look: 'point' },
        { t: 3.4, look: 'laugh' },
      ]),
      guest([
        { t: 0, x: dominoX, y: stool, look: 'think' },
        { t: 2.5, look: 'cheer', hop: 30 },
        { t: 5.6, look: 'rest' },
      ]),
      tableActor,
      onTable(plate('cheese', 2), 120, 480, 0.3),
    ],
    sounds: [{ at: 0.3, sound: 'clink' }],
    says: [
      { who: 'chloe', text: 'Do you like cheese?', at: 0.6 },
      { who: 'domino', text: 'Yes! I like cheese!', at: 2.7 },
    ],
  },
  someWater,
  {
    seconds: 8,
    back: kitchen,
    actors: [
      chloe([
        { t: 0, x: chloeX, y: foot, look: 'surprised' },
        { t: 5.2, look: 'laugh' },
      ]),
      guest([
        { t: 0, x: dominoX, y: stool, look: 'hello' },
        { t: 4.8, look: 'cheer', hop: 20 },
        { t: 7, look: 'rest' },
      ]),
      tableActor,
      onTable(plate('cheese', 0), 120, 480),
      ...[0, 1, 2].map(at => thingActor(crumb(), 10, { t: 0, x: 560 + at * 26, y: top + 2 })),
    ],
    says: [
      { who: 'chloe', text: 'Oh, Domino!', at: 0.8 },
      { who: 'chloe', text: 'My cheese!', at: 2.6 },
      { who: 'domino', text: 'Thank you, Chloe!', at: 5 },
    ],
    camera: [
      { t: 0, x: 520, y: 300, zoom: 1.2 },
      { t: 3, x: 480, y: 280, zoom: 1.05 },
    ],
  },
];

function crumb(): Drawing {
  return drawing([0, 0, 20, 14], shape('M0 14 L6 0 L20 12Z', '#ffd23f'));
}

/** A monkey takes a banana and eats it. */
const monkeyEats: Shot = {
  seconds: 3.6,
  back: place('forest'),
  actors: [
    thingActor(
      thing('monkey'),
      300,
      { t: 0, x: 560, y: 516, hop: 12 },
      { t: 1.2, turn: 0 },
      { t: 1.5, turn: -4, hop: 16 },
      { t: 2, turn: 4, hop: 16 },
      { t: 2.5, turn: -4, hop: 16 },
      { t: 3, turn: 0, hop: 24 },
      { t: 3.6 },
    ),
    thingActor(
      thing('banana'),
      120,
      { t: 0, x: 180, y: 500 },
      { t: 0.4 },
      { t: 1.2, x: 420, y: 400, turn: 40 },
      { t: 1.6, scale: 0.75 },
      { t: 2.1, scale: 0.5 },
      { t: 2.6, scale: 0.2, opacity: 1 },
      { t: 2.8, opacity: 0 },
    ),
  ],
};

const flash: Shot = {
  seconds: 4.6,
  back: rect([0, 0, 960, 540], '#fdeccf') + rect([0, 430, 960, 110], '#c9935d'),
  actors: ['egg', 'milk', 'banana'].map((name, at) =>
    appears(thing(name), 260, { x: 480, y: 450, from: 0.3 + at * 1.4, to: 1.5 + at * 1.4 }),
  ),
};

export const films: Film[] = [
  film('l5-film', ...shots),
  film('l5-film-4', someWater),
  film('l5-monkey', monkeyEats),
  film('l5-flash', flash),
];
