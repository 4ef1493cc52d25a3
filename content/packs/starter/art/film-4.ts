import {
  appears,
  childActor,
  coloured,
  type Drawing,
  domino,
  dominoActor,
  drawing,
  type Film,
  film,
  frog,
  lilyLeaf,
  place,
  ripples,
  type Shot,
  splash,
  thing,
  thingActor,
} from '../../../../tools/content/art/index.ts';

const pond = place('pond');
const water = place('under-water');

const splashed: Drawing = drawing([-130, -170, 260, 190], splash(0, 0));

/** Only what is above the water of a swimmer. */
const inWater = (one: Drawing): Drawing => {
  const [x, y, width, height] = one.box;
  const seen = height * 0.62;
  const id = `swimmer-${Math.round(height)}`;
  const window = `<clipPath id="${id}"><rect x="${x - 40}" y="${y - 40}" width="${width + 80}" height="${seen + 40}"/></clipPath>`;
  return drawing(
    [x, y, width, seen],
    window,
    ripples(x + width / 2, y + seen - 6, width * 1.15),
    `<g clip-path="url(#${id})">${one.svg}</g>`,
  );
};

/** The frog, on its leaf or in a leap. */
export const frogActor = (keys: Parameters<typeof thingActor>[2][], height = 130) => {
  const [first = { t: 0 }, ...rest] = keys;
  return {
    ...thingActor(frog(), height, first, ...rest),
    looks: { rest: frog(), fly: frog(true) },
  };
};

const fishes = (colours: readonly ('blue' | 'red' | 'yellow')[], height: number) =>
  colours.map((colour, at) =>
    thingActor(
      colour === 'blue' ? thing('fish') : coloured('fish', colour),
      height,
      { t: 0, x: 840 + at * 150, y: 300 + (at % 2) * 120 - at * 12, hop: 12, steady: true },
      { t: 6, x: -60 + at * 150 },
    ),
  );

const frogJumps = (from: number, left: number): Parameters<typeof thingActor>[2][] => [
  { t: from, x: left, y: 452, look: 'rest' },
  { t: from + 0.5, look: 'fly' },
  { t: from + 0.85, x: left + 90, y: 320 },
  { t: from + 1.2, x: left + 180, y: 446 },
  { t: from + 1.21, look: 'rest' },
];

const shots: Shot[] = [
  {
    seconds: 7,
    back: pond,
    actors: [
      childActor(
        'wei',
        [
          { t: 0, x: 190, y: 524, look: 'point' },
          { t: 4.6, look: 'rest' },
        ],
        {
          height: 370,
        },
      ),
      frogActor([{ t: 0, x: 560, y: 466 }], 130),
      dominoActor([{ t: 0, x: 850, y: 524, look: 'rest' }]),
    ],
    says: [
      { who: 'wei', text: 'Look! A frog.', at: 0.6 },
      { who: 'wei', text: "It's small and green.", at: 3.1 },
    ],
    camera: [
      { t: 0, x: 480, y: 270, zoom: 1 },
      { t: 3, x: 480, y: 300, zoom: 1 },
      { t: 6, x: 440, y: 340, zoom: 1.18 },
    ],
  },
  {
    seconds: 8,
    back: pond + lilyLeaf(430, 470, 150) + lilyLeaf(612, 462, 150),
    actors: [
      childActor(
        'wei',
        [
          { t: 0, x: 170, y: 524 },
          { t: 1.8, look: 'laugh' },
          { t: 4.2, look: 'rest' },
        ],
        {
          height: 370,
        },
      ),
      frogActor([{ t: 0, x: 430, y: 466 }, ...frogJumps(0.6, 430)], 120),
      dominoActor([
        { t: 0, x: 830, y: 524, look: 'think' },
        { t: 4.3, look: 'cheer', hop: 90 },
        { t: 7.2, look: 'rest' },
      ]),
    ],
    sounds: [
      { at: 1.1, sound: 'hop' },
      { at: 4.35, sound: 'hop' },
    ],
    says: [
      { who: 'wei', text: 'It can jump!', at: 1.9 },
      { who: 'domino', text: 'I can jump, too!', at: 4.4 },
    ],
  },
  {
    seconds: 5,
    back: water,
    actors: [...fishes(['blue', 'red', 'yellow'], 150)],
    says: [
      { who: 'wei', text: "They're fish.", at: 0.6 },
      { who: 'wei', text: 'They can swim.', at: 2.5 },
    ],
  },
  {
    seconds: 8,
    back: pond,
    actors: [
      childActor(
        'wei',
        [
          { t: 0, x: 170, y: 524, look: 'point' },
          { t: 2.6, look: 'rest' },
          { t: 5.3, look: 'surprised' },
        ],
        { height: 370 },
      ),
      dominoActor([
        { t: 0, x: 850, y: 520, look: 'rest' },
        { t: 2.7, look: 'cheer', hop: 20 },
        { t: 4.4, look: 'cheer' },
        { t: 4.9, x: 700, y: 330 },
        { t: 5.3, x: 520, y: 500 },
        { t: 5.31, opacity: 0 },
      ]),
      appears(splashed, 260, { x: 520, y: 480, from: 5.25, to: 6.8 }),
      {
        ...thingActor(
          inWater(domino('cheer')),
          120,
          { t: 0, x: 520, y: 470, opacity: 0 },
          { t: 6.6, opacity: 0 },
          { t: 6.9, opacity: 1, hop: 8 },
          { t: 8 },
        ),
        looks: { rest: inWater(domino('cheer')) },
      },
    ],
    sounds: [
      { at: 4.45, sound: 'hop' },
      { at: 5.25, sound: 'splash' },
    ],
    says: [
      { who: 'wei', text: 'Can you swim, Domino?', at: 0.6 },
      { who: 'domino', text: 'Yes, I can!', at: 2.9 },
    ],
  },
  {
    seconds: 7,
    back: pond,
    actors: [
      dominoActor(
        [
          { t: 0, x: 900, y: 524, look: 'duck', steady: true, hop: 14 },
          { t: 1.6, x: 600 },
          { t: 2.4, turn: -3 },
          { t: 3, turn: 3 },
          { t: 3.6, turn: 0 },
          { t: 5.4, hop: 12 },
          { t: 7 },
        ],
        { height: 290 },
      ),
      childActor(
        'wei',
        [
          { t: 0, x: 250, y: 528, look: 'surprised' },
          { t: 2, look: 'laugh' },
        ],
        {
          height: 400,
        },
      ),
    ],
    says: [
      { who: 'wei', text: 'Domino!', at: 1.3 },
      { who: 'wei', text: "You're a duck!", at: 3 },
    ],
    camera: [
      { t: 0, x: 480, y: 270, zoom: 1 },
      { t: 7, x: 460, y: 320, zoom: 1.14 },
    ],
  },
];

export const films: Film[] = [film('l4-film', ...shots)];
