import {
  acting,
  coloured,
  type Drawing,
  drawing,
  line,
  type Movement,
  type PersonName,
  person,
  put,
  type Svg,
} from '../../../../tools/content/art/index.ts';

type Mood = NonNullable<Movement['mood']>;

const red = coloured('ball', 'red');

/** Strokes behind something that moves. */
export const dashes = (...strokes: readonly string[]): Svg =>
  strokes.map(stroke => line(stroke, '#8aa4c8', 9)).join('');

/** A child walks to the right. */
export const walking = (name: PersonName, mood: Mood = 'smile'): Drawing =>
  acting(name, {
    mood,
    leftArm: [
      [112, 410],
      [82, 448],
    ],
    rightArm: [
      [292, 414],
      [330, 430],
    ],
    leftLeg: [
      [168, 536],
      [118, 572],
    ],
    rightLeg: [
      [256, 526],
      [282, 580],
    ],
    toes: 'right',
    tilt: [38, -14],
  });

/** A child that has just thrown a ball with its right hand. */
export const throwing = (name: PersonName, mood: Mood = 'happy', ball = true): Drawing => {
  const child = acting(name, {
    mood,
    leftArm: [
      [98, 392],
      [70, 430],
    ],
    rightArm: [
      [306, 400],
      [356, 318],
    ],
    leftLeg: [
      [154, 530],
      [130, 584],
    ],
    rightLeg: [
      [250, 526],
      [280, 584],
    ],
    toes: 'right',
    tilt: [6, 0],
  });
  if (!ball) return child;
  return drawing(
    child.box,
    child.svg,
    dashes('M384 282 L404 258', 'M404 302 L424 278', 'M366 262 L384 240'),
    put(red, 446, 258, { height: 82 }),
  );
};

/** A child that catches a ball with both hands. */
export const catching = (name: PersonName, mood: Mood = 'happy', ball = true): Drawing => {
  const child = acting(name, {
    mood,
    leftArm: [
      [196, 470],
      [330, 440],
    ],
    rightArm: [
      [290, 400],
      [346, 346],
    ],
    leftLeg: [
      [158, 530],
      [144, 584],
    ],
    rightLeg: [
      [252, 530],
      [266, 584],
    ],
    toes: 'right',
  });
  if (!ball) return child;
  return drawing(
    child.box,
    child.svg,
    put(red, 376, 436, { height: 86 }),
    dashes('M432 360 L466 336', 'M440 394 L478 380', 'M414 330 L440 300'),
  );
};

/** A child that kicks a ball with its right foot. */
export const kicking = (name: PersonName, mood: Mood = 'happy', ball = true): Drawing => {
  const child = acting(name, {
    mood,
    leftArm: [
      [96, 392],
      [64, 350],
    ],
    rightArm: [
      [302, 404],
      [338, 440],
    ],
    leftLeg: [
      [170, 530],
      [164, 584],
    ],
    rightLeg: [
      [288, 512],
      [346, 536],
    ],
    toes: 'right',
    tilt: [0, -38],
  });
  if (!ball) return child;
  return drawing(
    child.box,
    child.svg,
    dashes('M414 506 L438 490', 'M424 540 L450 530'),
    put(red, 484, 550, { height: 84 }),
  );
};

/** A child that sits, seen half from the side, on something whose top is at y 506. */
export const sitting = (name: PersonName, mood: Mood = 'smile'): Drawing =>
  acting(name, {
    mood,
    leftArm: [
      [118, 420],
      [166, 462],
    ],
    rightArm: [
      [290, 420],
      [270, 466],
    ],
    leftLeg: [
      [262, 484],
      [268, 584],
    ],
    rightLeg: [
      [306, 486],
      [314, 584],
    ],
    toes: 'right',
  });

/** A child that stands and looks. */
export const standing = (name: PersonName, mood: Mood = 'smile'): Drawing =>
  person(name, { mood, arm: 'down' });

/** A child in the air, with both arms up. */
export const jumping = (name: PersonName, mood: Mood = 'laugh'): Drawing =>
  acting(name, {
    mood,
    leftArm: [
      [92, 380],
      [58, 306],
    ],
    rightArm: [
      [308, 380],
      [342, 306],
    ],
    leftLeg: [
      [136, 526],
      [112, 574],
    ],
    rightLeg: [
      [264, 526],
      [288, 574],
    ],
    toes: 'right',
    tilt: [24, 24],
  });
