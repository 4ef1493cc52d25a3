import {
  ball,
  bubble,
  domino,
  kite,
  line,
  mark,
  mirrored,
  moved,
  type Picture,
  person,
  place,
  put,
  scene,
  shadow,
  storyPage,
  thing,
} from '../../../../tools/content/art/index.ts';

type Point = readonly [number, number];

/** Where the raised hand is of somebody whose feet are at x, y; `side` as we see it. */
const handAt = (x: number, y: number, height: number, side: 'left' | 'right'): Point => {
  const scale = height / 620;
  return [x + (side === 'left' ? -135 : 135) * scale, y - 298 * scale];
};

/**
 * What happens on a page. A page is cut at its edges where room is short, so all of it stands well
 * within: x from 150 to 810, y from 60 to 490.
 */
const within = (...parts: readonly string[]) =>
  moved('translate(480 488) scale(.84) translate(-480 -518)', parts.join(''));

const string = ([x1, y1]: Point, [x2, y2]: Point) =>
  line(`M${x1} ${y1} Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + 60} ${x2} ${y2}`, '#ffffff', 3);

const withBag = storyPage(
  'l3-p1',
  place('garden'),
  within(
    shadow(430, 508, 220),
    put(person('zara'), 430, 516, { height: 430 }),
    shadow(660, 510, 150),
    put(thing('school-bag'), 660, 518, { height: 180 }),
  ),
);

const emptyHands = storyPage(
  'l3-p2',
  place('garden'),
  within(
    shadow(540, 508, 280),
    put(person('noah', { mood: 'sad', arm: 'down' }), 540, 518, { height: 440 }),
    shadow(240, 508, 170),
    put(domino('think'), 240, 516, { height: 230 }),
  ),
);

const asking = scene(
  'l3-p3',
  place('garden'),
  within(
    shadow(300, 508, 190),
    put(domino('think'), 300, 516, { height: 250 }),
    bubble(110, 40, 230, 160, 'right', put(ball('blue', 'yellow'), 225, 180, { height: 120 })),
    shadow(690, 508, 280),
    put(person('noah', { mood: 'unhappy', arm: 'down' }), 690, 518, { height: 410 }),
    bubble(500, 60, 150, 104, 'right', mark(false, 536, 72, 78)),
  ),
);

const twoKites = storyPage(
  'l3-p4',
  place('garden'),
  within(
    shadow(480, 508, 230),
    put(kite('green'), 270, 322, { height: 230 }),
    put(mirrored(kite('red')), 690, 322, { height: 230 }),
    put(person('zara', { arm: 'wave', leftArm: 'wave' }), 480, 518, { height: 440 }),
    shadow(296, 510, 130),
    put(thing('school-bag'), 296, 518, { height: 160 }),
  ),
);

const gift = storyPage(
  'l3-p5',
  place('garden'),
  within(
    shadow(250, 508, 220),
    put(person('zara', { arm: 'point' }), 250, 518, { height: 430 }),
    shadow(720, 508, 270),
    put(person('noah', { mood: 'laugh', leftArm: 'wave' }), 720, 518, { height: 430 }),
    put(mirrored(kite('green')), 470, 372, { height: 220 }),
  ),
);

const flying = storyPage(
  'l3-p6',
  place('sky'),
  // The button of the full screen covers the upper right corner on a phone.
  within(
    string(handAt(240, 516, 330, 'right'), [356, 176]),
    string(handAt(570, 516, 330, 'right'), [695, 196]),
    put(mirrored(kite('red')), 374, 196, { height: 176, turn: -6 }),
    put(mirrored(kite('green')), 712, 216, { height: 176, turn: -6 }),
    shadow(240, 508, 180),
    put(person('zara', { mood: 'laugh' }), 240, 518, { height: 330 }),
    shadow(570, 508, 210),
    put(person('noah', { mood: 'laugh' }), 570, 518, { height: 330 }),
    shadow(765, 512, 150),
    put(domino('cheer'), 765, 520, { height: 200 }),
  ),
);

/** The story “The red kite”, page by page. */
export const redKitePages: readonly Picture[] = [
  ...withBag,
  ...emptyHands,
  asking,
  ...twoKites,
  ...gift,
  ...flying,
];
