import {
  appears,
  babyOf,
  bust,
  childActor,
  type Drawing,
  dominoActor,
  drawing,
  type Film,
  film,
  line,
  place,
  put,
  rect,
  type Shot,
  type Svg,
  shadow,
  shape,
  table,
  thingActor,
} from '../../../../tools/content/art/index.ts';

const room = place('living-room');

/** A photo for the album, 200 x 220. */
const photoOf = (one: Drawing, ground: string): Drawing =>
  drawing(
    [0, 0, 200, 220],
    rect([2, 2, 196, 216], '#ffffff', 12, ' stroke="#e0d3bd" stroke-width="4"'),
    rect([16, 16, 168, 172], ground, 8),
    put(one, 100, 188, { height: 160 }),
  );

const quiet = { arm: 'down' } as const;
const photos = {
  mum: photoOf(bust('mum', { ...quiet, mood: 'happy' }), '#ffe3ef'),
  dad: photoOf(bust('dad', quiet), '#dff0ff'),
  grandpa: photoOf(bust('grandpa', quiet), '#e3f5dc'),
  grandma: photoOf(bust('grandma', quiet), '#efe6ff'),
  baby: photoOf(babyOf('leyla'), '#fff3cf'),
};

/** The open album, seen from above: two pages. */
const album: Svg =
  rect([236, 70, 488, 330], '#7d5be0', 22) +
  rect([250, 82, 226, 300], '#fff8ea', 10) +
  rect([484, 82, 226, 300], '#fff8ea', 10) +
  line('M480 84 V380', '#d9cbb0', 5);

/** The album on the table, seen from the front. */
const albumOnTable: Svg =
  shape('M350 386 L480 370 L610 386 V412 L480 398 L350 412Z', '#fff8ea') +
  shape('M342 410 L480 396 L618 410 V424 L480 412 L342 424Z', '#7d5be0') +
  line('M480 372 V398', '#d9cbb0', 4);

const closeUp = rect([0, 0, 960, 540], '#fdeccf') + rect([0, 430, 960, 110], '#c9935d') + album;

const leylaLeft = (keys: Parameters<typeof childActor>[1]) =>
  childActor('leyla', keys, { height: 420 });
const dominoRight = (keys: Parameters<typeof dominoActor>[0]) => dominoActor(keys, { height: 250 });

const [leftPhoto, rightPhoto] = [
  { x: 363, y: 360 },
  { x: 597, y: 360 },
];

const whosThis = (seconds: number, answers: boolean): Shot => ({
  seconds,
  back: closeUp,
  actors: [
    leylaLeft([{ t: 0, x: 130, y: 620 }]),
    dominoRight([
      { t: 0, x: 830, y: 530, look: 'think' },
      { t: 2.2, look: 'rest' },
    ]),
    appears(photos.grandpa, 240, { ...leftPhoto, from: 0.3 }),
  ],
  sounds: [{ at: 0.3, sound: 'pop' }],
  says: [
    { who: 'domino', text: "Who's this?", at: 0.9 },
    ...(answers ? [{ who: 'leyla', text: "He's my grandpa.", at: 2.9 }] : []),
  ],
});

const shots: Shot[] = [
  {
    seconds: 6,
    back: room,
    front: table(480, 560, 460, 150, '#ff9ccb') + albumOnTable,
    actors: [
      childActor(
        'leyla',
        [
          { t: 0, x: 480, y: 600, look: 'wave' },
          { t: 2.4, look: 'rest' },
        ],
        {
          height: 520,
        },
      ),
      dominoActor([
        { t: 0, x: 800, y: 516 },
        { t: 0.8, look: 'hello' },
        { t: 3, look: 'rest' },
      ]),
    ],
    sounds: [
      { at: 0.4, sound: 'pop' },
      { at: 4.9, sound: 'pop' },
    ],
    says: [
      { who: 'leyla', text: "Hello! I'm Leyla.", at: 0.6 },
      { who: 'leyla', text: 'This is my family.', at: 3.2 },
    ],
    camera: [
      { t: 0, x: 480, y: 270, zoom: 1 },
      { t: 3, x: 480, y: 270, zoom: 1 },
      { t: 6, x: 480, y: 320, zoom: 1.2 },
    ],
  },
  {
    seconds: 8,
    back: closeUp,
    actors: [
      leylaLeft([{ t: 0, x: 130, y: 620 }]),
      dominoRight([{ t: 0, x: 830, y: 530 }]),
      appears(photos.mum, 240, { ...leftPhoto, from: 0.4 }),
      appears(photos.dad, 240, { ...rightPhoto, from: 4.9 }),
    ],
    says: [
      { who: 'leyla', text: 'This is my mum.', at: 0.8 },
      { who: 'leyla', text: "She's happy.", at: 2.9 },
      { who: 'leyla', text: 'This is my dad.', at: 5.2 },
    ],
  },
  whosThis(5.5, true),
  {
    seconds: 8,
    back: closeUp,
    actors: [
      leylaLeft([
        { t: 0, x: 130, y: 620 },
        { t: 4.2, look: 'laugh', hop: 10 },
        { t: 7.4, look: 'rest' },
      ]),
      dominoRight([
        { t: 0, x: 830, y: 530, look: 'think' },
        { t: 6.4, look: 'cheer' },
      ]),
      thingActor(photos.grandpa, 240, { t: 0, ...leftPhoto }),
      appears(photos.baby, 240, { ...rightPhoto, from: 0.3 }),
    ],
    sounds: [{ at: 0.3, sound: 'pop' }],
    says: [
      { who: 'domino', text: "Who's this?", at: 0.9 },
      { who: 'domino', text: 'Your baby brother?', at: 2.3 },
      { who: 'leyla', text: 'No! This is me!', at: 4.6 },
    ],
  },
  {
    seconds: 7.5,
    back: room + shadow(360, 520, 150),
    actors: [
      childActor(
        'leyla',
        [
          { t: 0, x: 360, y: 530 },
          { t: 5, look: 'laugh' },
        ],
        { height: 400 },
      ),
      dominoActor(
        [
          { t: 0, x: 640, y: 526, look: 'rest' },
          { t: 4.6, look: 'cheer', hop: 28 },
          { t: 7, look: 'hello' },
        ],
        { height: 260 },
      ),
    ],
    says: [
      { who: 'leyla', text: 'I have two brothers and a sister.', at: 0.7 },
      { who: 'domino', text: 'And a friend!', at: 4.7 },
    ],
    camera: [
      { t: 0, x: 480, y: 300, zoom: 1.15 },
      { t: 7, x: 480, y: 280, zoom: 1 },
    ],
  },
];

const inAlbum: Shot = {
  seconds: 4.6,
  back: place('empty-room'),
  actors: [photos.grandma, photos.baby, photos.dad].map((one, at) =>
    appears(one, 330, { x: 480, y: 450, from: 0.3 + at * 1.4, to: 1.5 + at * 1.4 }),
  ),
};

export const films: Film[] = [
  film('l2-film', ...shots),
  film('l2-film-3', whosThis(3, false)),
  film('l2-album', inAlbum),
];
