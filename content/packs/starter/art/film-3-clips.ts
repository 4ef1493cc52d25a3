import {
  appears,
  type Colour,
  coloured,
  type Drawing,
  drawing,
  type Film,
  film,
  line,
  oval,
  place,
  rect,
  type Shot,
  type Svg,
  thingActor,
} from '../../../../tools/content/art/index.ts';

/** What the train of `l3-train` brings, and when its wagon comes in at the right. */
const load: readonly (readonly [string, Colour])[] = [
  ['ball', 'red'],
  ['kite', 'blue'],
  ['car', 'red'],
  ['teddy-bear', 'white'],
  ['robot', 'red'],
];

const wagon: Drawing = drawing(
  [0, 0, 220, 110],
  rect([0, 20, 220, 62], '#ffc928', 14),
  rect([0, 20, 220, 18], '#ffdf7a', 9),
  line('M-16 64 H0 M220 64 H236', '#6b7486', 9),
  oval([48, 86, 24, 24], '#3a3f4b'),
  oval([172, 86, 24, 24], '#3a3f4b'),
  oval([48, 86, 10, 10], '#cfd6e2'),
  oval([172, 86, 10, 10], '#cfd6e2'),
);

const passing = (one: Drawing, height: number, y: number, from: number) =>
  thingActor(
    one,
    height,
    { t: 0, x: 1110, y, steady: true },
    { t: from, steady: true },
    { t: from + 7, x: -150 },
  );

const rails: Svg =
  rect([0, 500, 960, 10], '#8b93a1') +
  Array.from({ length: 16 }, (_, at) => rect([at * 62 + 8, 508, 34, 12], '#b9824f', 4)).join('');

const train: Shot = {
  seconds: 14,
  back: place('meadow') + rails,
  actors: [
    passing(coloured('train', 'green'), 150, 504, 0),
    ...load.flatMap(([name, colour], at) => [
      passing(coloured(name, colour), name === 'car' ? 90 : 130, 424, 1.11 + at * 1.4),
      passing(wagon, 110, 504, 1.11 + at * 1.4),
    ]),
  ],
};

const flash: Shot = {
  seconds: 4.6,
  back: place('empty-room'),
  actors: (
    [
      ['car', 'red'],
      ['bike', 'pink'],
      ['train', 'black'],
    ] as const
  ).map(([name, colour], at) =>
    appears(coloured(name, colour), name === 'train' ? 220 : 180, {
      x: 480,
      y: 470,
      from: 0.3 + at * 1.4,
      to: 1.5 + at * 1.4,
    }),
  ),
};

export const films: Film[] = [film('l3-train', train), film('l3-flash', flash)];
