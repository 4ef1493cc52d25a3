import {
  appears,
  childActor,
  type Drawing,
  dominoActor,
  drawing,
  drawingOf,
  type Film,
  film,
  house,
  laidTable,
  place,
  type Shot,
  shape,
  thingActor,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { candleCake, letterCard } from './l7-parts.ts';

/** A card as a finished picture, which brings its font along. */
const cardOf = (text: string, colour?: string): Drawing => {
  const card = letterCard(text, colour);
  return drawingOf(tileOf(`card-${text.toLowerCase()}`, drawing([0, 0, 256, 256], card.svg).svg));
};

const atHome =
  place('meadow') +
  house(270, 470, 1.9) +
  shape('M180 540 Q230 480 236 466 H304 Q310 490 360 540Z', '#e8d3a4');

const pablo = (keys: Parameters<typeof childActor>[1], height = 350) =>
  childActor('pablo', keys, { height });

const name = ['P', 'A', 'B', 'L', 'O'];

const hello: Shot = {
  seconds: 8,
  back: atHome,
  actors: [
    pablo([
      { t: 0, x: 270, y: 500, look: 'wave' },
      { t: 1.2, x: 430, y: 524 },
      { t: 3.2, look: 'point' },
      { t: 7, look: 'laugh' },
    ]),
    ...name.map((letter, at) =>
      appears(cardOf(letter), 120, {
        x: 500 + at * 96,
        y: 210 + (at % 2) * 24,
        from: 3.4 + at * 0.72,
      }),
    ),
  ],
  sounds: name.map((_, at) => ({ at: 3.4 + at * 0.72, sound: 'pop' as const })),
  says: [
    { who: 'pablo', text: "Hello! I'm Pablo.", at: 0.7 },
    { who: 'pablo', text: 'P, A, B, L, O.', at: 3.4 },
  ],
};

const country: Shot = {
  seconds: 7,
  back: atHome,
  actors: [
    pablo(
      [
        { t: 0, x: 520, y: 530, look: 'rest' },
        { t: 3.2, look: 'point' },
        { t: 6, look: 'laugh' },
      ],
      390,
    ),
    dominoActor([
      { t: 0, x: 1060, y: 516, hop: 30, steady: true },
      { t: 1.6, x: 770, look: 'hello' },
      { t: 3.4, look: 'rest' },
    ]),
  ],
  says: [
    { who: 'pablo', text: "I'm nine years old.", at: 0.7 },
    { who: 'pablo', text: 'I live in Spain.', at: 3.4 },
  ],
};

/** The cake with a bite missing at its right. */
const bitten: Drawing = drawing(
  [0, 0, 460, 256],
  '<mask id="bite"><rect width="460" height="256" fill="#fff"/><circle cx="412" cy="146" r="52" fill="#000"/><circle cx="420" cy="208" r="44" fill="#000"/></mask>',
  `<g mask="url(#bite)">${candleCake(9).svg}</g>`,
);

const party: Shot = {
  seconds: 8.5,
  back: place('garden'),
  actors: [
    pablo(
      [
        { t: 0, x: 190, y: 560, look: 'point' },
        { t: 4.2, look: 'rest' },
        { t: 5.2, look: 'surprised' },
        { t: 7, look: 'laugh' },
      ],
      400,
    ),
    dominoActor(
      [
        { t: 0, x: 790, y: 520, look: 'think' },
        { t: 4.4, x: 740, look: 'rest' },
        { t: 5.1, x: 720, look: 'cheer', hop: 16 },
        { t: 7, x: 780, look: 'cheer' },
      ],
      { height: 280 },
    ),
    thingActor(
      drawing(
        [0, 0, 960, 180],
        `<g transform="translate(0 -380)">${laidTable(480, 560, 700, ['#8cc4ff', '#74b1f2'])}</g>`,
      ),
      180,
      { t: 0, x: 480, y: 570 },
    ),
    thingActor(
      candleCake(9),
      200,
      { t: 0, x: 470, y: 432, opacity: 1 },
      { t: 5.1, opacity: 1 },
      { t: 5.15, opacity: 0 },
    ),
    thingActor(
      bitten,
      200,
      { t: 0, x: 470, y: 432, opacity: 0 },
      { t: 5.1, opacity: 0 },
      { t: 5.15, opacity: 1 },
    ),
  ],
  sounds: [{ at: 5.1, sound: 'pop' }],
  says: [
    { who: 'domino', text: 'Seven, eight, nine!', at: 0.9 },
    { who: 'domino', text: "I'm hungry!", at: 5.6 },
  ],
};

const number: Shot = {
  seconds: 7.5,
  back: atHome,
  actors: [
    pablo(
      [
        { t: 0, x: 420, y: 540, look: 'rest' },
        { t: 3.4, look: 'laugh' },
        { t: 4.8, look: 'point' },
      ],
      420,
    ),
    dominoActor(
      [
        { t: 0, x: 760, y: 520, look: 'rest' },
        { t: 3.4, look: 'cheer' },
        { t: 5, look: 'think' },
      ],
      { height: 250 },
    ),
    appears(cardOf('7', '#e0357f'), 170, { x: 620, y: 236, from: 2.9 }),
  ],
  sounds: [{ at: 2.9, sound: 'pop' }],
  says: [
    { who: 'pablo', text: 'My {favourite|favorite} number is seven.', at: 0.7 },
    { who: 'pablo', text: 'And you?', at: 5 },
  ],
};

const falling: Shot = {
  seconds: 6,
  back: place('empty-room'),
  actors: ['L', 'I', 'O', 'N'].map((letter, at) =>
    thingActor(
      cardOf(letter),
      230,
      { t: 0, x: 210 + at * 180, y: -20, turn: 20 },
      { t: 0.3 + at * 1.1, turn: at % 2 ? -30 : 30 },
      { t: 0.9 + at * 1.1, y: 440, turn: at % 2 ? 4 : -4 },
      { t: 6 },
    ),
  ),
};

export const films: Film[] = [
  film('l7-film', hello, country, party, number),
  film('l7-flash', falling),
];
