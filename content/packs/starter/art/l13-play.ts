import {
  acting,
  coloured,
  type Drawing,
  drawing,
  line,
  type Movement,
  moved,
  oval,
  type PersonName,
  person,
  put,
  rect,
  type Svg,
  shape,
  thing,
} from '../../../../tools/content/art/index.ts';

type Mood = NonNullable<Movement['mood']>;

/** A child with both hands and feet on a trunk at its right, whose middle is at x 350. */
const climbing = (name: PersonName, mood: Mood = 'smile'): Drawing =>
  acting(name, {
    mood,
    leftArm: [
      [230, 470],
      [332, 436],
    ],
    rightArm: [
      [300, 390],
      [344, 320],
    ],
    leftLeg: [
      [214, 572],
      [318, 606],
    ],
    rightLeg: [
      [288, 486],
      [326, 530],
    ],
    toes: 'right',
    tilt: [-30, -42],
    near: 'left',
  });

/** A tall trunk with a crown; x is its middle, its foot at y 760. */
export const tallTree = (x: number): Svg =>
  shape(
    `M${x - 34} 760 Q${x - 22} 700 ${x - 24} 480 L${x - 26} 120 H${x + 26} L${x + 24} 480 Q${x + 22} 700 ${x + 34} 760Z`,
    '#a9744a',
  ) +
  line(`M${x} 330 L${x + 82} 250`, '#a9744a', 26) +
  [
    [x - 96, 70, 88],
    [x + 96, 80, 92],
    [x, 20, 110],
    [x + 104, 190, 54],
  ]
    .map(([cx = 0, cy = 0, r = 0], index) =>
      oval([cx, cy, r, r * 0.9], index % 2 ? '#4fab5e' : '#5fb96b'),
    )
    .join('') +
  oval([x - 34, -14, 34, 30], '#7bcb80');

/** A child high on a tree. */
export const climber = (name: PersonName, mood: Mood = 'smile'): Drawing =>
  drawing([0, -80, 560, 860], tallTree(352), climbing(name, mood).svg);

const onSeat = (name: PersonName, mood: Mood): Drawing =>
  acting(name, {
    mood,
    leftArm: [
      [92, 420],
      [112, 450],
    ],
    rightArm: [
      [214, 470],
      [128, 450],
    ],
    leftLeg: [
      [130, 540],
      [166, 618],
    ],
    rightLeg: [
      [168, 560],
      [206, 638],
    ],
    toes: 'left',
    tilt: [0, 0],
  });

/** A child on a bike, to the left. */
export const riding = (
  name: PersonName,
  bike: Drawing = thing('bike'),
  mood: Mood = 'smile',
): Drawing =>
  drawing([-74, 0, 460, 720], put(bike, 156, 700, { height: 304 }), onSeat(name, mood).svg);

/** A child on a horse, to the left. */
export const onHorse = (name: PersonName, mood: Mood = 'laugh'): Drawing =>
  drawing(
    [-150, 0, 660, 860],
    put(thing('horse'), 180, 860, { height: 600 }),
    moved(
      'translate(40 -40)',
      acting(name, {
        mood,
        leftArm: [
          [92, 420],
          [70, 448],
        ],
        rightArm: [
          [210, 470],
          [96, 456],
        ],
        leftLeg: [
          [140, 500],
          [140, 500],
        ],
        rightLeg: [
          [196, 560],
          [216, 630],
        ],
        toes: 'left',
      }).svg,
    ),
  );

const greenKite = coloured('kite', 'green');

/** A child that holds the string of a kite. The kite is high at the right. */
export const withKite = (
  name: PersonName,
  kite: Drawing = greenKite,
  mood: Mood = 'laugh',
): Drawing =>
  drawing(
    [20, -130, 590, 750],
    line('M338 330 Q400 230 436 90', '#7d8798', 5),
    put(kite, 470, 150, { height: 276 }),
    person(name, { mood, arm: 'hold' }).svg,
  );

/** A bird in the air, with both wings up, to the left. */
export const flyingBird = (body = '#3f8ae0', dark = '#2f6ab8', belly = '#bfe0ff'): Drawing =>
  drawing(
    [0, 0, 240, 190],
    shape('M128 104 Q120 40 176 6 Q190 60 166 112Z', dark),
    shape('M168 112 L236 92 L214 122 L238 140 L164 138Z', dark),
    shape('M34 104 Q40 62 84 66 Q150 78 186 122 Q140 168 84 156 Q40 146 34 104Z', body),
    shape('M48 128 Q92 130 150 146 Q116 164 84 156 Q58 150 48 128Z', belly),
    shape('M36 96 L4 110 L38 118Z', '#ffb02e'),
    oval([64, 94, 8, 9], '#20242f'),
    oval([61, 91, 3, 3], '#ffffff'),
    shape('M92 112 Q70 46 104 4 Q146 48 148 110 Q120 130 92 112Z', body),
    shape('M92 112 Q70 46 104 4 Q112 60 116 116 Q102 118 92 112Z', dark, ' opacity=".4"'),
  );

/** A wooden chair from the side, below a child of the same frame; its seat is at y 506. */
export const sideChair: Svg =
  rect([92, 330, 18, 290], '#a9744a', 7) +
  rect([88, 326, 26, 100], '#c9935d', 9) +
  rect([232, 520, 18, 100], '#a9744a', 7) +
  rect([86, 504, 172, 24], '#dba76c', 10);

/** A low table below a child of the same frame; its top is at y 506. */
export const lowTable: Svg =
  rect([44, 520, 20, 100], '#8a5a34', 7) +
  rect([356, 520, 20, 100], '#8a5a34', 7) +
  rect([20, 504, 380, 26], '#b9824f', 10) +
  rect([20, 504, 380, 12], '#dba76c', 6);
