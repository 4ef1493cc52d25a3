import {
  babyOf,
  coloured,
  type Drawing,
  drawing,
  flowers,
  glassOfWater,
  headOf,
  line,
  moved,
  oval,
  type Picture,
  person,
  put,
  rect,
  type Svg,
  shape,
  thing,
  tileOf,
} from '../../../../tools/content/art/index.ts';
import {
  type Child,
  card,
  cover,
  headboard,
  inPyjamas,
  type Light,
  pane,
  walls,
} from './l6-card-parts.ts';

const girl: Child = { who: 'mia', pyjamas: '#9d7cff', blanket: '#ff9ccb' };
const boy: Child = { who: 'ivan', pyjamas: '#4fa3ff', blanket: '#7fd0a8' };

const asleep = (child: Child): Svg =>
  card(
    'moon',
    walls.moon,
    headboard,
    put(headOf(child.who, 'asleep'), 122, 210, { height: 136 }),
    cover(child, 200),
  );

const book = (): Drawing => drawing([8, 56, 240, 160], thing('open-book').svg);

const reads = (child: Child, light: 'sun' | 'moon'): Svg =>
  card(
    light,
    walls[light],
    headboard,
    put(
      person(child.who, {
        mood: 'smile',
        carrying: book(),
        thingHeight: 165,
        wearing: inPyjamas(child),
      }),
      112,
      276,
      { height: 262 },
    ),
    cover(child, 216),
  );

const getsUp = (child: Child): Svg =>
  card(
    'sun',
    walls.sun,
    rect([0, 214, 256, 42], '#d8a873'),
    moved('translate(-70 20) scale(.82)', headboard + cover(child, 190)),
    put(
      person(child.who, { mood: 'tired', arm: 'wave', leftArm: 'wave', wearing: inPyjamas(child) }),
      134,
      250,
      { height: 226 },
    ),
  );

const foam = (x: number, y: number, size: number): Svg =>
  oval([x, y, size, size], '#ffffff', ' fill-opacity=".92" stroke="#a5d8ee" stroke-width="2.500"') +
  oval([x - size * 0.3, y - size * 0.3, size * 0.25, size * 0.2], '#d6f1ff');

const soapy = drawing(
  [0, 0, 120, 90],
  rect([24, 34, 72, 40], '#ffb4d2', 16),
  [
    [24, 34, 20],
    [58, 22, 24],
    [94, 36, 20],
    [76, 48, 16],
    [40, 50, 16],
  ]
    .map(([x = 0, y = 0, size = 0]) => foam(x, y, size))
    .join(''),
);

const washes = (child: Child, light: Light): Svg =>
  card(
    light,
    light === 'moon' ? '#6d8fb8' : '#dff3f4',
    [52, 116, 180].map(y => line(`M0 ${y} H256`, '#ffffff66', 3)).join(''),
    pane(light),
    put(person(child.who, { mood: 'smile', carrying: soapy, thingHeight: 92 }), 104, 260, {
      height: 258,
    }),
    line('M224 216 V150 Q224 136 210 136 H118 Q106 136 106 148 V152', '#9fb3bf', 10),
    line('M106 161 V180', '#8fd3ff', 8),
    shape(
      'M14 222 H242 Q238 280 190 280 H66 Q18 280 14 222Z',
      '#ffffff',
      ' stroke="#c3d9e2" stroke-width="4"',
    ),
    rect([6, 212, 244, 18], '#f4fafb', 9, ' stroke="#c3d9e2" stroke-width="3"'),
  );

const lamp =
  oval([40, 62, 62, 58], '#ffe9a8', ' opacity=".3"') +
  line('M40 0 V26', '#24304a', 4) +
  shape('M26 26 H54 L70 56 H10Z', '#ffc928') +
  oval([40, 57, 11, 9], '#fff6cf');

const atTable = (child: Child, light: 'sun' | 'moon', dishes: Svg, foot = 296): Svg =>
  card(
    light,
    walls[light],
    light === 'moon' ? lamp : '',
    put(person(child.who, { mood: 'happy', arm: 'down' }), 112, foot, { height: 270 }),
    rect([0, 190, 256, 70], '#c9935d'),
    rect([0, 186, 256, 18], '#dba76c', 6),
    dishes,
  );

const plate = (x: number, y: number): Svg =>
  oval([x, y, 52, 14], '#ffffff', ' stroke="#cfd8e6" stroke-width="3"') +
  oval([x, y - 2, 36, 8], '#eef2f8');

const friedEgg = (x: number, y: number): Svg =>
  oval([x, y, 22, 9], '#ffffff', ' stroke="#e3e8f0" stroke-width="2"') +
  oval([x, y - 3, 9, 6], '#ffb82e');

const breakfast =
  plate(94, 206) +
  friedEgg(78, 203) +
  friedEgg(112, 205) +
  put(thing('bread'), 202, 220, { height: 76 }) +
  put(thing('milk'), 24, 218, { height: 64 });

const grilled = (x: number, y: number): Svg =>
  shape(
    `M${x - 40} ${y} q12 -26 44 -22 q22 4 30 18 l16 -12 q6 16 0 32 l-16 -10 q-14 14 -36 14 q-30 0 -38 -20Z`,
    '#d98a3d',
    ' stroke="#a9602a" stroke-width="2.5"',
  ) +
  line(
    `M${x - 18} ${y - 14} l8 24 M${x - 2} ${y - 16} l8 26 M${x + 14} ${y - 13} l6 20`,
    '#a9602a',
    4,
  );

const peas: readonly (readonly [number, number])[] = [
  [178, 212],
  [188, 218],
  [170, 219],
  [182, 224],
  [194, 211],
];

const fork =
  line('M22 236 V204', '#8e9bb0', 6) + line('M14 190 V204 H30 V190 M22 190 V204', '#8e9bb0', 4.5);

/** A plate with a grilled fish, rice and peas, and a fork: seen from above, so that it is a meal. */
const dinner =
  oval([128, 218, 92, 30], '#ffffff', ' stroke="#cfd8e6" stroke-width="3"') +
  oval([128, 216, 72, 21], '#eef2f8') +
  shape(
    'M62 220 q4 -24 26 -24 q22 0 26 24 q-26 10 -52 0Z',
    '#fffdf4',
    ' stroke="#e6dfc8" stroke-width="2"',
  ) +
  line('M76 212 l5 -4 M88 206 l5 4 M98 214 l4 -5', '#d9d0b4', 3) +
  grilled(140, 214) +
  peas
    .map(([x, y]) => oval([x, y, 6, 5], '#6fbf4b', ' stroke="#4b9a35" stroke-width="1.5"'))
    .join('') +
  fork;

const meadow = (...inside: readonly Svg[]): Svg =>
  card(
    'none',
    '#bfe6ff',
    shape('M0 176 Q128 150 256 176 V256 H0Z', '#86cc6b'),
    flowers([26, 214], [232, 206]),
    ...inside,
  );

const plays = ({ who }: Child): Svg =>
  meadow(
    put(person(who, { mood: 'laugh', arm: 'wave', leftArm: 'wave' }), 112, 250, { height: 218 }),
    put(coloured('ball', 'red'), 214, 82, { height: 66 }),
    line('M182 106 q8 -6 12 -14 M194 118 q8 -4 14 -12', '#ffffff', 5),
  );

const withDog = ({ who }: Child): Svg =>
  meadow(
    put(person(who, { mood: 'happy', arm: 'wave' }), 84, 250, { height: 214 }),
    put(thing('dog'), 196, 250, { height: 112 }),
    put(coloured('ball', 'blue'), 196, 126, { height: 52 }),
  );

const noah: Child = { who: 'noah', pyjamas: '#4fa3ff', blanket: '#ffd27a' };
const pablo: Child = { who: 'pablo', pyjamas: '#4fa3ff', blanket: '#ffd27a' };

const mum: Child = { who: 'mum', pyjamas: '#f3a6c8', blanket: '#ffd27a' };
const grandpa: Child = { who: 'grandpa', pyjamas: '#8fb8e8', blanket: '#7fd0a8' };

/** Dad with a glass of water at the table. */
const dadDrinks = card(
  'sun',
  walls.sun,
  put(person('dad', { mood: 'smile', eating: glassOfWater(), thingHeight: 100 }), 112, 372, {
    height: 350,
  }),
  rect([0, 214, 256, 50], '#c9935d'),
  rect([0, 208, 256, 16], '#dba76c', 6),
);

/** The baby asleep, the head on a pillow. */
const babySleeps = card(
  'moon',
  walls.moon,
  headboard,
  put(babyOf('leyla', 'asleep'), 122, 296, { height: 190 }),
  cover({ who: 'leyla', pyjamas: '', blanket: '#9be0c8' }, 204),
);

/** Cards that stand in scenes of lesson 6. */
export const noahGetsUp = getsUp(noah);
export const noahBreakfast = atTable(noah, 'sun', breakfast, 276);
export const noahReads = reads(noah, 'moon');
export const pabloBreakfast = atTable(pablo, 'sun', breakfast);

const cardsOf = (name: 'girl' | 'boy', child: Child): Picture[] =>
  Object.entries({
    'get-up': getsUp(child),
    wash: washes(child, 'none'),
    breakfast: atTable(child, 'sun', breakfast),
    dinner: atTable(child, 'moon', dinner),
    play: plays(child),
    read: reads(child, 'moon'),
    sleep: asleep(child),
    dog: withDog(child),
  }).map(([act, svg]) => tileOf(`l6-${name}-${act}`, svg));

/** Cards of lesson 6: what a girl and a boy do in a day. */
export const pictures: Picture[] = [
  ...cardsOf('girl', girl),
  ...cardsOf('boy', boy),
  tileOf('l6-mum-get-up', getsUp(mum)),
  tileOf('l6-dad-drink', dadDrinks),
  tileOf('l6-grandpa-read', reads(grandpa, 'moon')),
  tileOf('l6-baby-sleep', babySleeps),
  tileOf('l6-morning-wash', washes(girl, 'sun')),
  tileOf('l6-night-wash', washes(girl, 'moon')),
  tileOf('l6-morning-read', reads(girl, 'sun')),
  tileOf('l6-night-read', reads(girl, 'moon')),
];
