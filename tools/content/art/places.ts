import { bed, rug, shelves, sofa, windowOf } from './furniture.ts';
import {
  bush,
  cloud,
  fence,
  flowers,
  hills,
  house,
  lilyLeaf,
  sky,
  star,
  tree,
  water,
} from './nature.ts';
import { gradient, line, oval, rect, type Svg, shape } from './svg.ts';

/** An empty room. */
export const wallAndFloor = (wall: string, floor: string): Svg =>
  rect([0, 0, 960, 540], wall) +
  rect([0, 386, 960, 154], floor) +
  rect([0, 378, 960, 14], '#fff', 0, ' opacity=".8"');

const clouds = cloud(140, 86, 1.1) + cloud(560, 66, 0.9) + cloud(800, 116, 0.8);

const nightRoom = (inside: Svg): Svg =>
  inside + rect([0, 0, 960, 540], '#1c2a5e', 0, ' opacity=".34"');

const schoolHouse =
  rect([120, 150, 520, 210], '#f8d9a8', 8) +
  shape('M96 156 L380 60 L664 156Z', '#d9635a') +
  oval([380, 120, 24, 24], '#fff', ' stroke="#8a5230" stroke-width="5"') +
  line('M380 122 V106 M380 122 L390 128', '#24304a', 5) +
  [150, 240, 450, 540]
    .map(x => rect([x, 196, 64, 64], '#bfe6ff', 8, ' stroke="#fff" stroke-width="7"'))
    .join('') +
  rect([340, 220, 80, 140], '#9a6a44', 10) +
  line('M380 226 V356', '#7c5233', 4) +
  oval([368, 294, 4, 4], '#ffd23f') +
  oval([392, 294, 4, 4], '#ffd23f');

const playthings =
  line('M660 400 L740 210 M820 400 L740 210', '#e2645a', 13) +
  line('M740 214 H900', '#e2645a', 13) +
  line('M900 214 L860 400 M900 214 L940 400', '#e2645a', 13) +
  line('M790 218 V340 M850 218 V340', '#6b7486', 5) +
  rect([776, 336, 88, 14], '#3f8ae0', 6) +
  rect([70, 226, 18, 180], '#f3b33d', 8) +
  rect([148, 226, 18, 180], '#f3b33d', 8) +
  line('M84 270 h70 M84 306 h70 M84 342 h70', '#f3b33d', 9) +
  line('M160 232 C240 250 250 380 330 396', '#3f8ae0', 26) +
  line('M160 228 C244 244 254 374 330 390', '#8cc4ff', 10);

const kitchenWall =
  windowOf(90, 66, 160) +
  rect([610, 52, 300, 104], '#fff', 12) +
  line('M760 54 v100', '#d7e6da', 6) +
  oval([740, 104, 6, 6], '#9bb5a2') +
  oval([780, 104, 6, 6], '#9bb5a2');

const kitchenUnit =
  rect([690, 246, 250, 152], '#fff', 10) +
  rect([680, 232, 270, 22], '#b9824f', 10) +
  line('M815 262 v128', '#d7e6da', 5) +
  rect([332, 40, 0, 0], 'none');

const road =
  rect([0, 330, 960, 70], '#a8dd85') +
  rect([0, 372, 960, 34], '#d9dde3') +
  rect([0, 400, 960, 140], '#8b93a1') +
  [40, 240, 440, 640, 840].map(x => rect([x, 466, 100, 12], '#fff', 6)).join('');

const bath =
  rect([0, 0, 960, 540], '#dff3f4') +
  Array.from({ length: 12 }, (_, at) => line(`M${at * 84} 0 V380`, '#c6e4e6', 3)).join('') +
  [95, 190, 285].map(y => line(`M0 ${y} H960`, '#c6e4e6', 3)).join('') +
  rect([0, 380, 960, 160], '#a8cfd6') +
  oval([330, 150, 96, 104], '#fff') +
  oval([330, 150, 82, 90], '#c9ecfb') +
  line('M286 170 L348 96', '#ffffff', 9) +
  shape('M200 330 H460 Q456 420 380 426 H280 Q204 420 200 330Z', '#ffffff') +
  rect([188, 316, 284, 26], '#f4fafb', 13) +
  rect([308, 424, 44, 92], '#e6f1f3', 8) +
  line('M330 312 V276 Q330 262 350 262 H368 V276', '#9fb3bf', 11);

const trunks = [60, 250, 700, 900]
  .map((x, at) => rect([x - 26, 120, 52, 290], ['#a9744a', '#946340'][at % 2] ?? '#a9744a', 16))
  .join('');
const leaves = [
  [60, 70, 150],
  [250, 40, 130],
  [480, 10, 130],
  [700, 46, 150],
  [900, 70, 140],
]
  .map(([x = 0, y = 0, r = 0], at) => oval([x, y, r, r * 0.78], at % 2 ? '#4fab5e' : '#5fb96b'))
  .join('');

/** Places, each filling the scene. Put the feet of people and things in front at y 470 to 520. */
const drawn = {
  meadow:
    sky() +
    clouds +
    hills +
    tree(90, 262, 1.2) +
    tree(884, 250, 1.25) +
    flowers([60, 500], [900, 505], [460, 440]),
  garden:
    sky() +
    clouds +
    hills +
    house(170, 400, 1.15) +
    tree(846, 280, 1.7) +
    fence(300, 372, 440) +
    flowers([60, 500], [330, 420], [640, 420], [910, 500], [120, 440]),
  'garden-gate':
    sky() +
    clouds +
    hills +
    house(720, 420, 1.9) +
    fence(0, 420, 308) +
    flowers([360, 440], [560, 450], [900, 470]) +
    shape('M310 540 Q420 440 700 424 L740 424 Q600 450 560 540Z', '#e8d3a4'),
  park:
    sky() +
    clouds +
    hills +
    tree(110, 250, 1.3) +
    tree(300, 246, 0.8) +
    tree(850, 240, 1.5) +
    bush(660, 330, 1) +
    shape('M0 460 Q480 400 960 450 V520 Q480 470 0 530Z', '#e8d3a4') +
    flowers([60, 430], [880, 420]),
  sky:
    sky() +
    cloud(100, 120, 1.5) +
    cloud(680, 90, 1.3) +
    cloud(420, 250, 0.9) +
    shape('M0 460 Q300 410 620 450 T960 440 V540 H0Z', '#86cc6b'),
  'school-yard':
    sky() +
    clouds +
    shape('M0 330 H960 V540 H0Z', '#e9d6ae') +
    schoolHouse +
    tree(820, 300, 1.6) +
    rect([0, 352, 960, 14], '#d9c08c'),
  playground: sky() + clouds + hills + playthings,
  pond:
    sky() +
    clouds +
    hills +
    tree(110, 262, 1.4) +
    tree(872, 262, 1.2) +
    water(500, 452, 620, 150) +
    lilyLeaf(330, 452, 96) +
    lilyLeaf(690, 440, 76) +
    flowers([90, 500], [900, 505]),
  'under-water':
    gradient('deep-water', ['#9fe3fb', '#2f8fd0']) +
    rect([0, 0, 960, 540], 'url(#deep-water)') +
    shape('M0 480 Q200 450 420 484 T960 470 V540 H0Z', '#e8d3a4') +
    line(
      'M120 500 C90 440 150 420 116 360 M160 500 C190 440 140 420 172 380 M840 490 C870 430 810 410 846 340',
      '#35ab6e',
      14,
    ) +
    shape('M0 0 H960 V20 Q840 44 720 20 T480 20 T240 20 T0 20Z', '#ffffff55'),
  forest:
    rect([0, 0, 960, 540], '#d5f0c8') +
    trunks +
    leaves +
    shape('M0 400 Q300 370 620 396 T960 386 V540 H0Z', '#86cc6b') +
    bush(420, 400, 0.9) +
    bush(600, 396, 0.7) +
    flowers([180, 470], [800, 480]),
  street:
    sky() +
    cloud(300, 70, 0.9) +
    cloud(800, 60, 0.8) +
    rect([0, 330, 960, 70], '#a8dd85') +
    house(140, 380, 1.2) +
    house(470, 380, 1.2, '#d6e8ff', '#4f86c6') +
    house(800, 380, 1.2, '#e7f5d8', '#5aa469') +
    road,
  kitchen: wallAndFloor('#e3f4e6', '#d9b98e') + kitchenWall + kitchenUnit,
  'living-room':
    wallAndFloor('#fdeccf', '#d8a873') +
    windowOf(90, 66, 170) +
    sofa(520, 420, 460) +
    rug(500, 474, 620) +
    rect([800, 130, 110, 86], '#fff', 8, ' stroke="#c9935d" stroke-width="9"') +
    tree(855, 178, 0.34),
  'empty-room': wallAndFloor('#fdeccf', '#d8a873') + rug(480, 470, 700, '#8fcfc2', '#b3e0d7'),
  bedroom:
    wallAndFloor('#e7e6fb', '#d8a873') +
    windowOf(430, 60, 160, 'sun') +
    bed(50, 470) +
    rug(640, 482, 420),
  'bedroom-night':
    nightRoom(wallAndFloor('#e7e6fb', '#d8a873') + bed(50, 470) + rug(640, 482, 420)) +
    windowOf(430, 60, 160, 'moon'),
  bathroom: bath,
  shelf: wallAndFloor('#fdeccf', '#d8a873') + shelves(160, 60, 640, 3),
  'night-sky':
    sky(true) +
    [
      [90, 80],
      [230, 160],
      [380, 60],
      [560, 130],
      [700, 70],
      [880, 150],
      [820, 250],
      [140, 260],
    ]
      .map(([x = 0, y = 0], at) => star(x, y, at % 2 ? 0.8 : 1.2))
      .join('') +
    shape('M0 430 Q300 370 620 420 T960 400 V540 H0Z', '#2f5a4a'),
  plain: rect([0, 0, 960, 540], '#dfeaf7') + oval([480, 478, 330, 44], '#c6d8ee'),
  photo: rect([0, 0, 960, 540], '#dff0ff') + rect([0, 420, 960, 120], '#f4e3c8'),
} as const satisfies Record<string, Svg>;

export type Place = keyof typeof drawn;

/** Names of all places. */
export const placeNames = Object.keys(drawn) as Place[];

/** The background of a scene, 960 x 540. */
export const place = (name: Place): Svg => drawn[name];
