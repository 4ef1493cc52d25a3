import {
  bed,
  blanket,
  type Drawing,
  domino,
  drawing,
  headOf,
  line,
  moved,
  type Picture,
  person,
  put,
  rect,
  rug,
  type Svg,
  scene,
  shadow,
  shape,
  snugTile,
  storyPage,
  wallAndFloor,
  windowed,
  windowOf,
} from '../../../../tools/content/art/index.ts';

const bedX = 176;
const ground = 470;
const bedWidth = 330;
/** The bed stands at the right, its head away from the window. */
const atRight = (svg: Svg): Svg => moved('matrix(-1 0 0 1 966 0)', svg);

/** The room at night; what is on the wall is behind the bed. */
const night = (onTheWall: Svg = ''): Svg =>
  wallAndFloor('#e7e6fb', '#d8a873') +
  onTheWall +
  rug(330, 496, 330, '#8fcfc2', '#b3e0d7') +
  atRight(bed(bedX, ground, bedWidth)) +
  rect([0, 0, 960, 540], '#1c2a5e', 0, ' opacity=".34"') +
  windowOf(180, 44, 120, 'moon');

/** The light that the moon throws at whoever stands by the window. */
const beam: Svg = shape('M190 60 H290 L460 520 H220Z', '#fff6cf', ' opacity=".2"');

const knees: Svg =
  shape(
    `M${bedX + 50} 422 Q${bedX + 60} 372 ${bedX + 190} 364 Q${bedX + 240} 350 ${bedX + 284} 338 Q${bedX + 308} 340 ${bedX + 306} 364 V422Z`,
    '#7fb8f2',
  ) +
  shape(
    `M${bedX + 50} 422 Q${bedX + 60} 372 ${bedX + 190} 364 l8 24 Q${bedX + 100} 390 ${bedX + 84} 422Z`,
    '#ffffff66',
  );

const pyjamas = {
  top: { model: 'shirt', colour: '#4fa3ff' },
  topTexture: { model: 'plain' },
  accessories: { model: 'none' },
};

type Sitting = { mood: 'surprised' | 'laugh' | 'happy'; points?: boolean };

/** Noah sits in bed, and may point at the wall. */
const sitting = ({ mood, points = false }: Sitting): Svg =>
  atRight(
    `<clipPath id="above-bed"><rect width="960" height="404"/></clipPath><g clip-path="url(#above-bed)">${put(
      person('noah', { mood, wearing: pyjamas, arm: points ? 'point' : 'down' }),
      bedX + 112,
      448,
      { height: 300 },
    )}</g>${knees}`,
  );

const lying = (mood: 'smile' | 'laugh'): Svg =>
  atRight(
    put(headOf('noah', mood), bedX + 84, ground - 92, { height: 130 }) +
      blanket(bedX, ground, bedWidth),
  );

type Mood = 'sit' | 'hello' | 'cheer' | 'think';

/** Domino without the shadow under his feet. */
const noShadow = ({ box, svg }: Drawing): Drawing => ({
  box,
  svg: svg.replace(/<ellipse cx="210" cy="456"[^>]*>/, ''),
});

const dark =
  '<filter id="on-the-wall" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 .07 0 0 0 0 .08 0 0 0 0 .16 0 0 0 1 0"/></filter>';

/** What the moon makes of Domino on the wall: big and black, with longer ears and a longer tail. */
const monsterOnWall = (mood: Mood): Drawing => {
  const { svg } = noShadow(domino(mood));
  return drawing(
    [-90, 40, 600, 424],
    dark,
    `<g filter="url(#on-the-wall)" opacity=".92">${svg}${line(
      'M140 432 C40 452 -70 446 -72 386 C-72 346 -28 342 -26 372',
      '#000000',
      30,
    )}${line('M82 130 C20 140 -22 200 -32 300 M338 130 C400 140 442 200 452 300', '#000000', 54)}</g>`,
  );
};

/** Strokes under Domino and the monster, who are in the air. */
const jumps: Svg =
  line('M226 424 V470 M268 432 V482 M310 424 V470', '#c9d3f2', 9) +
  line('M392 322 V362 M440 330 V374 M488 322 V362', '#5b6398', 11);

const wallAt = (mood: Mood, y = 372): Svg => put(monsterOnWall(mood), 440, y, { height: 284 });

const dominoAt = (mood: Mood, lift = 0): Svg =>
  shadow(268, 512, 150) + put(noShadow(domino(mood)), 268, 516 - lift, { height: 176 });

/** Domino on his rug at night, and looking for what he sees. */
const asleep = shadow(330, 504, 170) + put(domino('sit'), 330, 510, { height: 180 });

/** A page whose card shows only a part of it, so that small cards of one room differ. */
const closePage = (
  name: string,
  part: readonly [x: number, y: number, width: number, height: number],
  ...parts: readonly Svg[]
): Picture[] => [scene(name, ...parts), snugTile(`${name}-card`, windowed(part, parts.join('')))];

/** The story of lesson 9, “The monster”; what matters is within x 170 and 790. */
export const pictures: Picture[] = [
  ...storyPage('l9-p1', night(), lying('smile'), asleep),
  ...closePage(
    'l9-p2',
    [330, 60, 460, 400],
    night(wallAt('sit')),
    sitting({ mood: 'surprised' }),
    dominoAt('think'),
  ),
  scene(
    'l9-p4',
    night(wallAt('sit')),
    sitting({ mood: 'surprised', points: true }),
    dominoAt('think'),
  ),
  scene('l9-p5', night(wallAt('hello')), sitting({ mood: 'surprised' }), dominoAt('hello')),
  ...closePage(
    'l9-p6',
    [150, 146, 414, 360],
    night(wallAt('cheer', 300)),
    sitting({ mood: 'surprised', points: true }),
    dominoAt('cheer', 112),
    jumps,
  ),
  scene(
    'l9-p7',
    night(wallAt('think')),
    beam,
    sitting({ mood: 'laugh', points: true }),
    dominoAt('think'),
  ),
  ...storyPage('l9-p8', night(wallAt('hello')), beam, lying('laugh'), dominoAt('hello')),
];
