import {
  ball,
  bed,
  blanket,
  type Drawing,
  domino,
  drawing,
  frog,
  headOf,
  lion,
  oval,
  type Picture,
  person,
  put,
  rect,
  rug,
  type Svg,
  scene,
  shadow,
  shape,
  storyPage,
  thing,
  thought,
  wallAndFloor,
  windowOf,
} from '../../../../tools/content/art/index.ts';

const bedX = 176;
const ground = 470;
const bedWidth = 330;

/** A bedroom whose bed and rug stand in the middle of the page. */
const room = (night: boolean): Svg =>
  wallAndFloor('#e7e6fb', '#d8a873') +
  bed(bedX, ground, bedWidth) +
  rug(640, 492, 320) +
  (night ? rect([0, 0, 960, 540], '#1c2a5e', 0, ' opacity=".34"') : '') +
  windowOf(196, 44, 116, night ? 'moon' : 'sun');

const lying = (mood: 'asleep' | 'smile'): Svg =>
  put(headOf('mia', mood), bedX + 84, ground - 92, { height: 130 }) +
  blanket(bedX, ground, bedWidth);

/** The blanket over the knees of somebody who sits in bed. */
const overKnees: Svg =
  shape(
    `M${bedX + 50} 422 Q${bedX + 60} 372 ${bedX + 190} 364 Q${bedX + 240} 350 ${bedX + 284} 338 Q${bedX + 308} 340 ${bedX + 306} 364 V422Z`,
    '#7fb8f2',
  ) +
  shape(
    `M${bedX + 50} 422 Q${bedX + 60} 372 ${bedX + 190} 364 l8 24 Q${bedX + 100} 390 ${bedX + 84} 422Z`,
    '#ffffff66',
  );

type Sitting = { mood: 'smile' | 'tired' | 'surprised' | 'happy' | 'talkSmall'; book?: boolean };

const book = (): Drawing => drawing([8, 56, 240, 160], thing('open-book').svg);

const pyjamas = {
  top: { model: 'shirt', colour: '#9d7cff' },
  topTexture: { model: 'plain' },
};

const sitting = ({ mood, book: reads }: Sitting): Svg =>
  '<clipPath id="above-bed"><rect width="960" height="404"/></clipPath>' +
  `<g clip-path="url(#above-bed)">${put(
    person('mia', {
      mood,
      wearing: pyjamas,
      arm: 'down',
      ...(reads ? { carrying: book(), thingHeight: 165 } : {}),
    }),
    bedX + 112,
    448,
    { height: 330 },
  )}</g>${overKnees}`;

/** The cloud over the one who reads. On a phone the button of the full screen covers what is right of x 650. */
const cloud = (...inside: readonly Svg[]): Svg => {
  const trail = [
    [372, 262, 8],
    [394, 244, 11],
    [422, 224, 15],
  ] as const;
  return (
    trail.map(([x, y, r]) => oval([x, y, r, r * 0.85], '#ffffff')).join('') +
    rect([366, 40, 292, 172], '#ffffff', 80, ' fill-opacity=".95"') +
    inside.join('')
  );
};

/** Cats of whom she reads, in rows of five. */
const catCloud = (count: number): Svg =>
  cloud(
    ...Array.from({ length: count }, (_, at) => {
      const x = 512 + ((at % 5) - 2) * 52;
      return put(thing('cat'), x, 122 + Math.floor(at / 5) * 66, { height: 52 });
    }),
  );

/** One lion and two frogs, of whom she reads. */
const lionAndFrogs = cloud(
  put(lion(), 444, 188, { height: 116 }),
  put(frog(), 542, 182, { height: 60 }),
  put(frog(), 610, 182, { height: 60 }),
);

const night = room(true);
const dominoOnRug = (mood: 'sit' | 'think' | 'sleep', height = 230): Svg =>
  shadow(640, 494, 200) + put(domino(mood), 640, 500, { height });

/** The story of lesson 6, “Domino can't sleep”. */
export const pictures: Picture[] = [
  ...storyPage('l6-p1', night, lying('asleep'), dominoOnRug('think')),
  scene('l6-p2', night, sitting({ mood: 'tired' }), dominoOnRug('sit')),
  ...storyPage(
    'l6-p3',
    night,
    sitting({ mood: 'surprised' }),
    dominoOnRug('think'),
    thought(560, 60, 170, put(thing('biscuit'), 645, 160, { height: 84 })),
  ),
  ...storyPage(
    'l6-p4',
    night,
    lionAndFrogs,
    sitting({ mood: 'talkSmall', book: true }),
    dominoOnRug('sit', 210),
  ),
  ...storyPage(
    'l6-p5',
    night,
    catCloud(10),
    sitting({ mood: 'smile', book: true }),
    dominoOnRug('sleep', 170),
  ),
  ...storyPage(
    'l6-p6',
    room(false),
    lying('asleep'),
    put(thing('open-book'), 400, 352, { height: 84, turn: -14 }),
    shadow(630, 500, 200),
    put(domino('cheer'), 630, 500, { height: 260 }),
    put(ball('red', 'yellow'), 752, 506, { height: 70 }),
  ),
];
