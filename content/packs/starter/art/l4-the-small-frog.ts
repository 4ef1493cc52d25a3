import {
  ball,
  fence,
  flowers,
  frog,
  lilyLeaf,
  lion,
  oval,
  type Picture,
  place,
  put,
  ripples,
  scene,
  shadow,
  splash,
  storyPage,
  thing,
  water,
} from '../../../../tools/content/art/index.ts';
import { sadLion } from './l4-animals.ts';

const toy = ball('red', 'white');

/** A meadow with a pond on its right, and one with water all over its foot. */
const shore = place('meadow') + water(660, 448, 480, 140) + flowers([330, 512], [120, 490]);
const lake = place('meadow') + water(560, 500, 1100, 190);

const byTheWater = storyPage(
  'l4-p1',
  shore,
  shadow(310, 452, 260),
  put(lion(), 310, 460, { height: 260 }),
  shadow(470, 482, 90),
  put(toy, 470, 488, { height: 92 }),
);

const horse = scene(
  'l4-p2',
  place('meadow'),
  shadow(270, 462, 220),
  put(lion(), 270, 470, { height: 210 }),
  fence(520, 476, 220),
  put(thing('horse'), 630, 420, { height: 272, turn: 8 }),
);

const small = storyPage(
  'l4-p3',
  lake,
  shadow(350, 416, 300),
  put(lion(), 350, 424, { height: 310 }),
  lilyLeaf(660, 470, 320),
  put(frog(), 660, 470, { height: 170 }),
);

const lost = storyPage(
  'l4-p4',
  shore,
  shadow(410, 478, 320),
  put(sadLion(), 410, 488, { height: 340 }),
  put(toy, 720, 462, { height: 104 }),
  ripples(720, 456, 180),
);

const rescue = storyPage(
  'l4-p5',
  lake,
  put(lion(), 210, 396, { height: 150 }),
  splash(360, 480, 1),
  put(frog(), 490, 540, { height: 290 }),
  oval([490, 512, 210, 72], '#8fd6fb'),
  ripples(490, 462, 400),
  put(toy, 730, 470, { height: 160 }),
  ripples(730, 462, 240),
);

const friends = storyPage(
  'l4-p6',
  place('meadow'),
  shadow(350, 472, 300),
  put(lion(), 350, 482, { height: 330 }),
  shadow(680, 478, 170),
  put(frog(), 680, 486, { height: 160 }),
  shadow(560, 482, 110),
  put(toy, 560, 490, { height: 110 }),
  put(thing('heart'), 560, 230, { height: 96, turn: -8 }),
  put(thing('heart'), 668, 290, { height: 60, turn: 10 }),
);

/** The story “The small frog”, page by page. */
export const smallFrogPages: readonly Picture[] = [
  ...byTheWater,
  horse,
  ...small,
  ...lost,
  ...rescue,
  ...friends,
];
