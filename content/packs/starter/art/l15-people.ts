import {
  type Drawing,
  drawing,
  headOf,
  type PersonName,
  type Picture,
  person,
  put,
  rect,
  rug,
  type Svg,
  shadow,
  shape,
  snugTile,
  sofa,
  table,
  tallBed,
  thing,
  tileOf,
  windowed,
} from '../../../../tools/content/art/index.ts';
import { actionSign } from './l4-cards.ts';
import { type Liking, oneLiking, twoLikings } from './l5-taste.ts';
import {
  easel,
  flash,
  guitar,
  held,
  keyboard,
  microphone,
  notes,
  photo,
  rodWith,
  snore,
} from './l15-parts.ts';

type Pose = NonNullable<Parameters<typeof person>[1]>;

/** The red shirt of the team. */
const shirt = { topTexture: { model: 'plain' }, top: { model: 'football', colour: '#e83a3c' } };

const medal = { model: 'medal', colour: '#ffd23f' };
const hearingAids = { model: 'hearing', colour: '#4fc3f7' };

/** What a child of the team has on besides the shirt: Pablo keeps his hearing aids. */
const accessoriesOf = (name: PersonName, won: boolean) => ({
  accessories: [...(name === 'pablo' ? [hearingAids] : []), ...(won ? [medal] : [])],
});

/** A child of the team; the medal shows that it won. */
export const inTeam = (name: PersonName, pose: Pose = {}, won = false): Drawing =>
  person(name, {
    arm: 'down',
    mood: 'laugh',
    ...pose,
    wearing: { ...shirt, ...accessoriesOf(name, won) },
  });

/** Plays the guitar. */
export const guitarist = (name: PersonName, mood: Pose['mood'] = 'laugh'): Drawing =>
  person(name, { mood, carrying: guitar, thingHeight: 196 });

/** Stands behind a piano and plays. */
const pianist = (name: PersonName): Svg =>
  put(person(name, { mood: 'laugh', carrying: keyboard(14), thingHeight: 92 }), 128, 252, {
    height: 240,
  }) + notes(222, 60, 60);

/** Holds up what it plays with; a low picture, which shows big on a wide button. */
const holds = (name: PersonName, what: keyof typeof held): Drawing =>
  windowed(
    [0, 12, 256, 188],
    put(person(name, { mood: 'laugh', holding: held[what], thingHeight: 230 }), 96, 292, {
      height: 264,
    }),
  );

const photographs = (name: PersonName): Drawing =>
  drawing(
    [0, 0, 400, 620],
    person(name, { mood: 'laugh', carrying: thing('camera'), thingHeight: 150 }).svg,
    flash(292, 344, 90),
  );

const onSofa = (name: PersonName, awake: boolean, x: number): Svg =>
  put(person(name, { seated: true, arm: 'down', mood: awake ? 'smile' : 'asleep' }), x, 252, {
    height: 200,
  });

const tvEvening = (grandpaAwake: boolean, brotherAwake: boolean): Drawing =>
  drawing(
    [0, 0, 360, 256],
    rug(210, 236, 260),
    sofa(238, 240, 236),
    onSofa('grandpa', grandpaAwake, 192),
    onSofa('brother', brotherAwake, 286),
    grandpaAwake ? '' : snore(124, 62, 18),
    brotherAwake ? '' : snore(300, 58, 18),
    table(58, 250, 110, 84),
    put(thing('tv'), 58, 168, { height: 118 }),
  );

const evenings: Picture[] = [true, false].flatMap(grandpa =>
  [true, false].map(brother => {
    const look = (awake: boolean): string => (awake ? 'awake' : 'asleep');
    return snugTile(
      `l15-grandpa-${look(grandpa)}-brother-${look(brother)}`,
      tvEvening(grandpa, brother),
    );
  }),
);

/** Heads in rows of five, to be counted. */
const heads = (names: readonly PersonName[], count: number): Drawing => {
  const rows = Math.ceil(count / 5);
  const parts = Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / 5);
    const inRow = Math.min(5, count - row * 5);
    const x = 250 + ((at % 5) - (inRow - 1) / 2) * 100;
    const name = names[at % names.length] ?? 'mia';
    return put(headOf(name, 'smile'), x, row * 100 + 97, { height: 94 });
  });
  return drawing([0, 0, 500, rows * 100], ...parts);
};

const girls = ['mia', 'zara', 'leyla', 'malee', 'chloe', 'sister', 'sister2'] as const;
const boys = ['ali', 'wei', 'ivan', 'pablo', 'noah', 'brother', 'brother2'] as const;

const teams: Picture[] = [12, 14].flatMap(count => [
  snugTile(`l15-girls-${count}`, heads(girls, count)),
  snugTile(`l15-boys-${count}`, heads(boys, count)),
]);

const music = thing('musical-notes');
const sport = thing('football');
const fishing = thing('fishing');

const noahs: Picture[] = [true, false].flatMap(a =>
  [true, false].map(b => {
    const likings: [Liking, Liking] = [
      [music, a],
      [sport, b],
    ];
    const word = (liked: boolean): string => (liked ? 'yes' : 'no');
    return snugTile(`l15-noah-${word(a)}-music-${word(b)}-sport`, twoLikings('noah', likings));
  }),
);

const theyFish: Picture = tileOf(
  'l15-they-fishing',
  put(headOf('ali', 'happy'), 70, 136, { height: 128 }),
  put(headOf('malee', 'happy'), 186, 136, { height: 128 }),
  put(fishing, 118, 252, { height: 116 }),
  put(thing('heart'), 196, 232, { height: 60 }),
);

const books: readonly string[] = ['red', 'blue', 'green', 'orange', 'red', 'blue'];

/** Leyla's room: books on two shelves, and a guitar next to her bed. */
const room: Picture = tileOf(
  'l15-leylas-room',
  rect([0, 0, 256, 256], '#fde7f0', 28),
  shape('M0 196 H256 V228 Q256 256 228 256 H28 Q0 256 0 228Z', '#d8a873'),
  ...books.map((colour, at) =>
    put(thing(`closed-book-${colour}`), 38 + (at % 3) * 46, at < 3 ? 66 : 134, { height: 54 }),
  ),
  rect([10, 66, 150, 9], '#c9935d', 4),
  rect([10, 134, 150, 9], '#c9935d', 4),
  put(tallBed('#ff9ccb'), 92, 242, { height: 96 }),
  put(thing('guitar'), 200, 240, { height: 150, turn: -34 }),
);

const withEasel: Picture = tileOf(
  'l15-mia-paint',
  put(easel, 184, 250, { height: 210 }),
  put(person('mia', { mood: 'laugh', holding: held.brush, thingHeight: 120 }), 84, 252, {
    height: 222,
  }),
);

/** Children who play, sing, paint and take photos, and what they like. */
export const pictures: readonly Picture[] = [
  ...(['tennis', 'badminton', 'table-tennis', 'basketball'] as const).map(what =>
    snugTile(`l15-leyla-${what}`, holds('leyla', what)),
  ),
  snugTile(
    'l15-zara-yes-swim-no-run',
    twoLikings('zara', [
      [actionSign('swim'), true],
      [actionSign('run'), false],
    ]),
  ),
  snugTile(
    'l15-wei-guitar-pablo-photo',
    drawing(
      [0, 0, 400, 290],
      put(guitarist('wei'), 110, 284, { height: 270 }),
      notes(40, 80, 66),
      put(photographs('pablo'), 290, 284, { height: 270 }),
    ),
  ),
  tileOf('l15-malee-yes-fishing', oneLiking('malee', [fishing, true])),
  tileOf('l15-mia-no-fishing', oneLiking('mia', [fishing, false])),
  tileOf('l15-ivan-no-skateboard', oneLiking('ivan', [thing('skateboard'), false])),
  tileOf('l15-girl-music', oneLiking('mia', [music, true])),
  tileOf('l15-boy-music', oneLiking('ivan', [music, true])),
  tileOf('l15-girl-sport', oneLiking('mia', [sport, true])),
  theyFish,
  ...noahs,
  ...teams,
  ...evenings,
  tileOf('l15-mia-piano', pianist('mia')),
  tileOf('l15-mia-guitar', put(guitarist('mia'), 128, 250, { height: 236 }), notes(214, 66, 60)),
  tileOf(
    'l15-mia-sing',
    put(person('mia', { mood: 'laugh', eating: microphone, thingHeight: 110 }), 116, 250, {
      height: 236,
    }),
    notes(216, 76, 70),
  ),
  withEasel,
  tileOf(
    'l15-pablo-photo',
    put(photographs('pablo'), 96, 250, { height: 236 }),
    put(photo, 202, 130, { height: 110, turn: 8 }),
  ),
  tileOf(
    'l15-grandpa-shoe',
    shadow(96, 246, 110),
    put(
      person('grandpa', { mood: 'surprised', holding: rodWith(thing('shoe')), thingHeight: 230 }),
      92,
      250,
      { height: 226 },
    ),
  ),
  room,
];
