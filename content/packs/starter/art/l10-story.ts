import {
  coloured,
  type Drawing,
  drawing,
  dressedDomino,
  line,
  oval,
  type Picture,
  person,
  place,
  put,
  type Svg,
  scene,
  shadow,
  shape,
  storyPage,
  thing,
} from '../../../../tools/content/art/index.ts';
import { boot, dress, hanging, mud, washingLine } from './l10-parts.ts';

const garden: Svg = place('meadow');

const blueCoat: Drawing = coloured('coat', 'blue');
const redBoot: Drawing = boot('red');

const muddyBoot: Drawing = drawing(
  redBoot.box,
  redBoot.svg,
  mud(80, 200, 18),
  mud(150, 214, 20),
  mud(70, 140, 10),
);

const bootAt = (x: number, y: number, height: number): Svg =>
  shadow(x, y - 2, height * 1.3) + put(muddyBoot, x, y, { height });

/** The line with the washing; the coat hangs there until somebody takes it. */
const washing = (hasCoat: boolean): Svg =>
  washingLine(190, 120, 580, 430) +
  hanging(dress('purple'), 290, 124, 150) +
  hanging(coloured('socks', 'green'), 415, 128, 110) +
  hanging(thing('t-shirt'), 540, 130, 130) +
  (hasCoat ? hanging(blueCoat, 685, 126, 160) : '');

type Who = Parameters<typeof person>[0];
type Pose = Parameters<typeof person>[1];
const childAt = (who: Who, x: number, pose: Pose, height = 300): Svg =>
  shadow(x, 512, height * 0.5) + put(person(who, pose), x, 516, { height });

const paw = (x: number, y: number, isDark: boolean): Svg =>
  shape(
    `M${x - 17} ${y - 70} H${x + 17} L${x + 24} ${y - 18} C${x + 24} ${y - 4} ${x + 18} ${y} ${x + 10} ${y} H${x - 10} C${x - 18} ${y} ${x - 24} ${y - 4} ${x - 24} ${y - 18}Z`,
    isDark ? '#262a36' : '#ffffff',
    ' stroke="#9fb0c8" stroke-width="3"',
  ) + line(`M${x - 8} ${y - 15} v10 M${x + 8} ${y - 15} v10`, '#9fb0c8', 4);

/** A coat with a hat on it that walks on four paws. */
const walkingCoat = (x: number, y: number): Svg =>
  shadow(x, y - 4, 300) +
  [-84, -29, 29, 84].map((dx, at) => paw(x + dx, y, at === 3)).join('') +
  put(blueCoat, x, y - 40, { height: 290 }) +
  put(thing('hat'), x, y - 276, { height: 130 });

const puddle = (x: number, y: number, width: number): Svg =>
  oval([x, y, width / 2, width / 9], '#8a5a2b') +
  oval([x - width * 0.08, y - 4, width * 0.34, width / 15], '#a06c38');

const splashes = (x: number, y: number): Svg =>
  [
    [-150, -30, 13],
    [-120, -74, 10],
    [134, -66, 12],
    [164, -24, 10],
    [96, -112, 8],
    [-80, -120, 8],
  ]
    .map(([dx = 0, dy = 0, size = 0]) => oval([x + dx, y + dy, size, size * 1.2], '#8a5a2b'))
    .join('');

/** The story of lesson 10, “Whose boots are these?”; what matters is within x 170 and 790. */
export const pictures: Picture[] = [
  ...storyPage(
    'l10-p1',
    garden,
    washing(true),
    childAt('mia', 440, { mood: 'laugh', arm: 'wave' }, 270),
  ),
  ...storyPage(
    'l10-p2',
    garden,
    washing(true),
    childAt('mia', 420, { mood: 'surprised', arm: 'point' }, 280),
    bootAt(620, 510, 96),
  ),
  ...storyPage(
    'l10-p3',
    garden,
    childAt('ali', 240, { mood: 'surprised', arm: 'point' }, 330),
    childAt('zara', 410, { mood: 'surprised', arm: 'down' }, 330),
    ...[
      [560, 436],
      [712, 442],
      [594, 520],
      [740, 522],
    ].map(([x = 0, y = 0]) => bootAt(x, y, 76)),
  ),
  scene(
    'l10-p4',
    garden,
    childAt('mia', 270, { mood: 'happy', arm: 'wave' }, 340),
    childAt('ali', 490, { mood: 'smile', arm: 'down' }, 340),
    childAt('wei', 690, { mood: 'smile', arm: 'down' }, 340),
  ),
  scene('l10-p5', garden, washing(false), walkingCoat(480, 520)),
  ...storyPage(
    'l10-p6',
    garden,
    washing(false),
    childAt('mia', 260, { mood: 'surprised', arm: 'down' }, 310),
    shadow(560, 508, 300),
    put(dressedDomino('sitTalk', { hat: thing('hat'), coat: 'blue', glasses: true }), 560, 516, {
      height: 380,
    }),
  ),
  ...storyPage(
    'l10-p7',
    garden,
    childAt('mia', 260, { mood: 'sad', arm: 'down' }, 320),
    puddle(570, 500, 380),
    put(
      dressedDomino('cheer', {
        coat: 'blue',
        onCoat: mud(150, 392, 17) + mud(240, 412, 20) + mud(286, 366, 12) + mud(180, 352, 10),
      }),
      570,
      496,
      { height: 330 },
    ),
    splashes(570, 480),
    bootAt(636, 528, 72),
    bootAt(716, 528, 72),
  ),
];
