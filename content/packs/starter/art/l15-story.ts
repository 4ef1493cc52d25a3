import {
  type Drawing,
  domino,
  dominoWearing,
  drawing,
  flowers,
  line,
  oval,
  type Picture,
  person,
  place,
  put,
  rect,
  type Svg,
  scene,
  shadow,
  splash,
  storyPage,
  thing,
  tileOf,
  tree,
  water,
} from '../../../../tools/content/art/index.ts';
import { rod, snore, tennisBall } from './l15-parts.ts';
import { inTeam } from './l15-people.ts';

type Mood = Parameters<typeof domino>[0];
type Child = Parameters<typeof inTeam>[0];

const yard = place('school-yard');

const standing = (one: Drawing, x: number, y: number, height: number, flip = false): Svg =>
  shadow(x, y - 4, height * 0.5) + put(one, x, y, { height, flip });

const dominoAt = (mood: Mood, x: number, y: number, height: number): Svg =>
  shadow(x, y - 4, height * 0.8) + put(domino(mood), x, y, { height });

/** A football that has lost its air. */
const flatBall: Drawing = drawing(
  [8, 8, 240, 150],
  `<g transform="translate(0 0) scale(1 .62)">${thing('football').svg}</g>`,
);

/** Domino with his teeth in the ball. */
const biting: Drawing = drawing(
  domino('sitTalk').box,
  domino('sitTalk').svg,
  put(flatBall, 210, 356, { height: 120, turn: 6 }),
);

const hissing = (x: number, y: number): Svg =>
  line(
    `M${x} ${y} q22 -16 44 0 M${x + 8} ${y + 26} q26 -6 46 12 M${x + 2} ${y - 26} q16 -22 42 -18`,
    '#ffffff',
    7,
  );

/** A basket on its post. */
const basket = (x: number, y: number): Svg =>
  rect([x - 8, y - 360, 16, 360], '#8d97a8', 6) +
  rect([x - 78, y - 420, 156, 100], '#ffffff', 8, ' stroke="#e2504f" stroke-width="8"') +
  line(
    `M${x - 40} ${y - 330} L${x - 24} ${y - 270} H${x + 24} L${x + 40} ${y - 330} M${x} ${y - 330} V${y - 270} M${x - 34} ${y - 302} H${x + 34}`,
    '#ffffff',
    5,
  ) +
  oval([x, y - 332, 42, 9], 'none', ' stroke="#ef7d2d" stroke-width="9"');

/** Domino runs off with the ball in his mouth. */
const running: Drawing = drawing(
  domino('hello').box,
  domino('hello').svg,
  put(tennisBall, 210, 300, { height: 84 }),
);

const dashes = (x: number, y: number): Svg =>
  line(`M${x} ${y} h-70 M${x + 12} ${y + 44} h-96 M${x} ${y + 88} h-60`, '#ffffff', 9);

const swimmer: Svg =
  put(dominoWearing('wet', thing('fish'), 150), 590, 520, { height: 300 }) +
  oval([590, 512, 190, 44], '#6ec3f2') +
  splash(470, 500, 0.62) +
  splash(716, 500, 0.62) +
  rect([390, 508, 400, 32], '#6ec3f2');

/** A child that lies on the grass and sleeps. */
const lying = (name: Child, x: number, y: number, height: number, flip = false): Svg =>
  put(inTeam(name, { mood: 'asleep' }), x, y, { height, turn: flip ? 84 : -84 });

const meadow = place('meadow');

/** Domino asleep with the medal. */
const sleeper: Drawing = (() => {
  const { box, svg } = domino('sleep');
  return drawing(box, svg, put(thing('medal'), 210, 440, { height: 120 }));
})();

/** The story of lesson 15, “Domino's sport”; what matters is within x 170 and 790. */
export const pictures: Picture[] = [
  ...storyPage(
    'l15-p1',
    yard,
    standing(inTeam('zara', {}, true), 620, 506, 350),
    standing(inTeam('wei', {}, true), 740, 510, 350),
    standing(inTeam('pablo', { arm: 'wave' }, true), 480, 516, 380),
    put(thing('football'), 640, 526, { height: 76 }),
    dominoAt('cheer', 274, 516, 240),
  ),
  ...storyPage(
    'l15-p2',
    yard,
    standing(inTeam('pablo', { mood: 'surprised', arm: 'point' }), 300, 510, 350),
    standing(inTeam('zara', { mood: 'surprised' }), 706, 506, 350),
    shadow(510, 512, 230),
    put(biting, 510, 518, { height: 280 }),
    hissing(640, 440),
  ),
  scene(
    'l15-p3',
    yard,
    basket(690, 500),
    standing(inTeam('wei', { mood: 'surprised' }), 290, 510, 350),
    shadow(490, 510, 200),
    put(dominoWearing('cheer', thing('basketball'), 190), 490, 506, { height: 380 }),
  ),
  ...storyPage(
    'l15-p4',
    yard,
    standing(inTeam('zara', { mood: 'happy', arm: 'point' }), 250, 512, 330),
    standing(inTeam('wei', { mood: 'happy', arm: 'wave' }), 390, 500, 320),
    dashes(560, 390),
    shadow(690, 512, 180),
    put(running, 690, 486, { height: 260, turn: 12 }),
  ),
  ...storyPage(
    'l15-p5',
    place('pond'),
    water(560, 490, 700, 190),
    standing(
      person('grandpa', { mood: 'surprised', holding: rod, thingHeight: 250 }),
      260,
      500,
      400,
    ),
    swimmer,
  ),
  scene(
    'l15-p6',
    meadow,
    put(thing('football'), 760, 470, { height: 60 }),
    put(thing('basketball'), 700, 480, { height: 66 }),
    dominoAt('sad', 470, 512, 310),
    flowers([260, 500], [330, 516]),
  ),
  scene(
    'l15-p7',
    meadow,
    tree(480, 200, 1.9),
    standing(person('noah', { mood: 'asleep', arm: 'down' }), 480, 392, 270),
    lying('pablo', 310, 588, 280),
    lying('zara', 660, 588, 280, true),
    dominoAt('sleep', 486, 530, 140),
    snore(560, 180, 34, '#ffffff'),
    snore(180, 350, 26, '#ffffff'),
    snore(746, 350, 26, '#ffffff'),
  ),
  ...storyPage(
    'l15-p8',
    meadow,
    put(thing('sun'), 250, 150, { height: 120 }),
    standing(person('noah', { mood: 'laugh', arm: 'wave' }), 660, 510, 380),
    shadow(380, 512, 260),
    put(sleeper, 380, 518, { height: 270 }),
  ),
  tileOf(
    'l15-domino-medal',
    oval([128, 128, 122, 122], '#d9f0d3'),
    put(sleeper, 128, 244, { height: 214 }),
  ),
];
