import {
  domino,
  drawing,
  emptyFrame,
  flowers,
  hills,
  house,
  lilyLeaf,
  oval,
  type Picture,
  person,
  plate,
  put,
  rect,
  type Svg,
  scene,
  shadow,
  shape,
  thing,
  wallAndFloor,
  water,
} from '../../../../tools/content/art/index.ts';
import { inSummer, rainbowArc, rainbowUmbrella } from './l16-parts.ts';
import {
  fairClouds,
  greyCloud,
  leavesAt,
  meadowFlowers,
  rainOver,
  seasonTree,
  skyOf,
  view,
} from './l16-weather.ts';

const sights = [view('summer', 'rain'), view('winter', 'snow'), view('summer', 'sun')];
const columns = [168, 480, 792];

/** Three windows: rain, snow and sun; frames wait under them. */
const windows: Picture = scene(
  'l16-windows',
  wallAndFloor('#fdeccf', '#d8a873'),
  ...columns.map((x, at) => {
    const sight = sights[at];
    return (
      rect([x - 142, 26, 284, 284], '#ffffff', 18, ' stroke="#c9935d" stroke-width="8"') +
      (sight ? put(sight, x, 302, { height: 268 }) : '') +
      emptyFrame(x, 432, 164, 164)
    );
  }),
);

const panel = (at: number, ...inside: readonly Svg[]): Svg =>
  put(
    view(
      (['spring', 'summer', 'autumn'] as const)[at] ?? 'spring',
      at === 1 ? 'sun' : 'clear',
      ...inside,
    ),
    [180, 480, 780][at] ?? 0,
    400,
    { height: 290 },
  );

/** Three panels with the tree, and plates for words. */
const seasons: Picture = scene(
  'l16-seasons',
  rect([0, 0, 960, 540], '#e8eef5'),
  rect([20, 60, 920, 470], '#fffdf6', 26, ' stroke="#d9c4a0" stroke-width="5"'),
  panel(
    0,
    put(seasonTree('spring'), 128, 240, { height: 200 }),
    meadowFlowers([34, 222], [74, 232], [190, 220], [226, 232]),
  ),
  panel(1, put(seasonTree('summer'), 100, 240, { height: 200 })),
  panel(
    2,
    put(seasonTree('autumn'), 128, 240, { height: 200 }),
    leavesAt([50, 120], [30, 220], [70, 238], [200, 150], [226, 200], [190, 236], [222, 240]),
  ),
  plate(180, 474, 212),
  plate(480, 474, 212),
  plate(780, 474, 212),
);

const fair = skyOf('clear', 960, 540) + fairClouds;

const rainbowGarden: Picture = scene(
  'l16-rainbow-garden',
  fair,
  rainbowArc(480, 330, 280, 18),
  hills,
  house(480, 440, 1.3),
  put(seasonTree('summer'), 150, 440, { height: 230 }),
  put(seasonTree('summer'), 830, 440, { height: 210 }),
  flowers([80, 500], [300, 480], [660, 490], [900, 500]),
);

const pond: Svg = water(500, 420, 660, 210);

const rainbowWater: Picture = scene(
  'l16-rainbow-water',
  fair,
  hills,
  put(seasonTree('summer'), 110, 330, { height: 220 }),
  put(seasonTree('summer'), 880, 330, { height: 200 }),
  pond,
  `<g opacity=".8">${put(drawing([0, 0, 400, 180], rainbowArc(200, 180, 170, 13)), 500, 500, { height: 150, turn: 180 })}</g>`,
  lilyLeaf(260, 420, 90),
  put(thing('duck'), 740, 436, { height: 84 }),
);

const rainbowInHand: Picture = scene(
  'l16-rainbow-umbrella',
  skyOf('rain', 960, 540),
  greyCloud(200, 80, 2, '#66758a'),
  greyCloud(760, 70, 2.2, '#58667b'),
  hills,
  rainOver(46, 960, 540, 1.3),
  put(seasonTree('summer'), 140, 460, { height: 250 }),
  shadow(470, 522, 170),
  put(rainbowUmbrella(), 522, 400, { height: 330 }),
  put(inSummer('chloe', 'blue', { mood: 'laugh', arm: 'wave' }), 450, 526, { height: 320 }),
);

/** A park in the rain: one umbrella behind the tree, one next to Grandma, one over Domino. */
const park: Picture = scene(
  'l16-park',
  skyOf('rain', 960, 540),
  greyCloud(220, 70, 1.9, '#66758a'),
  greyCloud(540, 60, 1.8, '#76859a'),
  greyCloud(800, 76, 2, '#58667b'),
  hills,
  rainOver(46, 960, 540, 1.3),
  shape('M0 470 Q480 410 960 460 V530 Q480 480 0 540Z', '#e8d3a4'),
  put(thing('umbrella'), 120, 470, { height: 130, turn: -24 }),
  put(seasonTree('summer'), 220, 500, { height: 350 }),
  shadow(470, 500, 130),
  put(person('grandma', { mood: 'smile', arm: 'wave' }), 470, 506, { height: 330 }),
  put(thing('umbrella'), 610, 510, { height: 130, turn: 30 }),
  shadow(800, 512, 160),
  put(thing('umbrella'), 846, 420, { height: 160, turn: 10 }),
  put(domino('sit'), 800, 516, { height: 170 }),
  oval([360, 500, 70, 12], '#7fb4e8'),
  oval([690, 524, 60, 10], '#7fb4e8'),
);

/** Scenes of lesson 16, to put words and things on, and to find things in. */
export const pictures: readonly Picture[] = [
  windows,
  seasons,
  rainbowGarden,
  rainbowWater,
  rainbowInHand,
  park,
];
