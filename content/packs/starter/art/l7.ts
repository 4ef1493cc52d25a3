import {
  bust,
  colourSpot,
  countable,
  type Drawing,
  domino,
  drawing,
  emptyFrame,
  frog,
  house,
  laidTable,
  moon,
  oval,
  type Picture,
  person,
  place,
  plate,
  put,
  rect,
  type Svg,
  scene,
  shadow,
  shape,
  snugTile,
  thing,
  tile,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import { card, cover, headboard, inPyjamas, walls } from './l6-card-parts.ts';
import { boardGame, letterCard, numberCake, pinnedGlobe, tablet } from './l7-parts.ts';

const flatCake = (age: number): Drawing => drawing([0, 0, 256, 256], numberCake(age).svg);

const gameInBed = tileOf(
  'l7-girl-game',
  card(
    'moon',
    walls.moon,
    headboard,
    put(
      person('mia', {
        mood: 'laugh',
        carrying: boardGame(),
        thingHeight: 190,
        wearing: inPyjamas({ who: 'mia', pyjamas: '#9d7cff', blanket: '#ff9ccb' }),
      }),
      112,
      276,
      { height: 262 },
    ),
    cover({ who: 'mia', pyjamas: '#9d7cff', blanket: '#ff9ccb' }, 224),
  ),
);

const leylaAtHome = tileOf(
  'l7-leyla-home',
  `<clipPath id="yard">${rect([0, 0, 256, 256], '#fff', 26)}</clipPath>`,
  `<g clip-path="url(#yard)">${[
    rect([0, 0, 256, 256], '#bfe6ff'),
    shape('M0 190 Q128 170 256 190 V256 H0Z', '#86cc6b'),
    house(164, 220, 0.92),
    put(person('leyla', { arm: 'wave' }), 72, 252, { height: 196 }),
  ].join('')}</g>`,
);

const zaraWithCake = tileOf(
  'l7-zara',
  rect([4, 214, 248, 42], '#8cc4ff', 14),
  put(bust('zara', { arm: 'down', mood: 'laugh' }), 74, 216, { height: 190 }),
  rect([4, 214, 248, 42], '#8cc4ff', 14),
  put(flatCake(12), 182, 240, { height: 142 }),
);

const cakeAt = (age: number, x: number): Svg =>
  put(flatCake(age), x, 424, { height: 178 }) + emptyFrame(x, 124, 200, 200);

const cakes = scene(
  'l7-cakes',
  rect([0, 0, 960, 540], '#fdeccf'),
  laidTable(480, 540, 900, ['#8cc4ff', '#74b1f2'], 150),
  cakeAt(11, 180),
  cakeAt(9, 480),
  cakeAt(12, 780),
);

const paper = (fill = '#fffdf6'): Svg =>
  rect([0, 0, 960, 540], '#cfe3f7') +
  rect([48, 20, 864, 500], fill, 26, ' stroke="#d9c4a0" stroke-width="5"');

/** What Leyla has drawn about herself; a plate under each picture waits for its word. */
const leylaPage = scene(
  'l7-leyla-page',
  paper(),
  put(bust('leyla', { arm: 'down' }), 480, 212, { height: 184 }),
  ...(
    [
      [flatCake(11), 190, 206, 150],
      [thing('fish'), 770, 200, 150],
      [colourSpot('blue'), 190, 428, 122],
      [moon(), 480, 428, 122],
      [thing('sun'), 770, 428, 132],
    ] as const
  ).map(([one, x, y, height]) => put(one, x, y, { height })),
  ...[
    [190, 242],
    [770, 242],
    [190, 468],
    [480, 468],
    [770, 468],
  ].map(([x = 0, y = 0]) => plate(x, y, 200)),
);

/** Chloe and what she loves. */
const chloePage = scene(
  'l7-chloe',
  paper(),
  put(person('chloe', { mood: 'laugh', arm: 'wave' }), 260, 508, { height: 440 }),
  put(thing('monkey'), 570, 236, { height: 180 }),
  put(thing('banana'), 500, 452, { height: 150 }),
  put(thing('orange'), 680, 452, { height: 140 }),
  put(thing('heart'), 726, 140, { height: 92, turn: 10 }),
  put(thing('heart'), 800, 384, { height: 78, turn: -8 }),
);

/** Pictures of lesson 7, All about me. */
export const pictures: readonly Picture[] = [
  tile('letter', thing('letters')),
  tile('number', thing('numbers')),
  tile('song', thing('musical-notes')),
  tile('country', pinnedGlobe()),
  tile('game', boardGame()),
  ...[6, 7, 8, 9, 10, 11, 12].map(age => tile(`l7-cake-${age}`, flatCake(age))),
  ...[7, 10, 11, 12].map(count => snugTile(`l7-frog-${count}`, countable(frog(), count))),
  gameInBed,
  leylaAtHome,
  zaraWithCake,
  cakes,
  leylaPage,
  chloePage,
  scene(
    'l7-home',
    place('garden'),
    shadow(540, 508, 200),
    put(person('mia', { arm: 'wave' }), 540, 516, { height: 290 }),
    ...['M', 'I', 'A'].map((letter, at) =>
      put(letterCard(letter), 400 + at * 140, 214 - (at % 2) * 18, {
        height: 106,
        turn: (at - 1) * 9,
      }),
    ),
  ),
  tileOf(
    'l7-lesson',
    oval([128, 128, 122, 122], '#d7ecff'),
    put(person('pablo'), 96, 250, { height: 218 }),
    put(letterCard('A'), 196, 122, { height: 92, turn: 8 }),
    put(flatCake(9), 196, 250, { height: 110 }),
  ),
  tileOf(
    'l7-two-dominos',
    oval([128, 128, 122, 122], '#ffe7f0'),
    put(domino('think'), 96, 248, { height: 196 }),
    put(tablet(), 190, 250, { height: 92 }),
  ),
];
