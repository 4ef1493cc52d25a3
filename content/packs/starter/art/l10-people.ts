import {
  bust,
  type Colour,
  colours,
  dressedDomino,
  fullTile,
  inCoat,
  oval,
  type Picture,
  person,
  put,
  rect,
  thing,
  tile,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { mud } from './l10-parts.ts';

const plain = { topTexture: { model: 'plain' } };
const hex = (colour: Colour): string => colours[colour].base;

/** The tile of everything worn: a child in a hat and a coat. */
const wear: Picture = fullTile(
  'wear',
  inCoat('chloe', 'blue', {
    arm: 'down',
    mood: 'smile',
    wearing: { hat: { model: 'sunhat', colour: hex('yellow') } },
  }),
);

const shirtColours = ['red', 'blue'] as const;

/** A boy in a T-shirt and long trousers. */
const boys: Picture[] = shirtColours.flatMap(top =>
  shirtColours.map(bottom =>
    fullTile(
      `l10-boy-${top}-${bottom}`,
      person('ivan', {
        arm: 'down',
        mood: 'smile',
        wearing: {
          ...plain,
          top: { model: 'tshirt', colour: hex(top) },
          bottom: { model: 'jeans', colour: hex(bottom) },
          socks: { model: 'none' },
          shoes: { model: 'sneakers', colour: '#5a6372' },
        },
      }),
    ),
  ),
);

/** A girl with long or short brown hair, with or without glasses. */
const girls: Picture[] = (['long', 'short'] as const).flatMap(hair =>
  [true, false].map(sees =>
    fullTile(
      `l10-girl-${hair}${sees ? '-glasses' : ''}`,
      bust('sister2', {
        arm: 'down',
        mood: 'smile',
        wearing: {
          hair: { model: hair === 'long' ? 'long' : 'bob', colour: '#7a4a2a' },
          glasses: sees ? { model: 'round', colour: '#20242f' } : { model: 'none' },
        },
      }),
    ),
  ),
);

const sister: Picture = fullTile(
  'l10-sister',
  inCoat('sister', 'grey', {
    arm: 'down',
    mood: 'smile',
    wearing: {
      hat: { model: 'sunhat', colour: hex('purple') },
      shoes: { model: 'wellies', colour: hex('black') },
    },
  }),
);

const dirtyDress: Picture = tileOf(
  'l10-girl-sad-dress-dirty',
  put(
    person('chloe', {
      arm: 'down',
      mood: 'sad',
      wearing: {
        ...plain,
        top: { model: 'dress', colour: '#8fd0ff' },
        bottom: { model: 'shorts', colour: '#8fd0ff' },
      },
    }),
    128,
    296,
    { height: 296 },
  ),
  mud(114, 188, 11),
  mud(140, 214, 13),
  mud(112, 238, 11),
);

const dominos: Picture[] = (
  [
    ['hat', { hat: thing('hat') }],
    ['coat', { coat: 'blue' }],
    ['glasses', { glasses: true }],
    ['boots', { boots: 'red' }],
    ['socks', { socks: 'green' }],
  ] as const
).map(([name, wears]) => tile(`l10-domino-${name}`, dressedDomino('sit', wears)));

/** Children and Domino in the clothes of lesson 10. */
export const pictures: readonly Picture[] = [
  wear,
  ...boys,
  ...girls,
  sister,
  dirtyDress,
  ...dominos,
  tileOf(
    'l10-show',
    rect([4, 4, 248, 248], '#7d2f63', 30),
    oval([128, 236, 112, 18], '#f7c46a'),
    put(
      person('chloe', {
        arm: 'wave',
        mood: 'laugh',
        wearing: {
          ...plain,
          top: { model: 'dress', colour: hex('purple') },
          bottom: { model: 'shorts', colour: hex('purple') },
        },
      }),
      128,
      242,
      { height: 220 },
    ),
  ),
];
