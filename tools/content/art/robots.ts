import { type Colour, colours } from './colours.ts';
import { type Drawing, drawing, line, oval, rect, type Svg, shape } from './svg.ts';

/** What a big robot has. */
type RobotLook = { eyes?: 2 | 3; arms?: 2 | 3 };

const steel = colours.grey;
const dark = steel.dark;

const claw = (x: number, y: number): Svg =>
  line(`M${x - 12} ${y + 6} v16 M${x} ${y + 8} v18 M${x + 12} ${y + 6} v16`, dark, 11) +
  oval([x, y, 19, 16], dark);

const limb = (d: string): Svg => line(d, dark, 24) + line(d, steel.base, 16);

const leftArm = limb('M92 166 C64 164 42 172 36 196') + claw(34, 202);
const rightArm = `<g transform="matrix(-1 0 0 1 300 0)">${leftArm}</g>`;
const thirdArm =
  limb('M206 152 C240 148 262 120 262 92') +
  `<g transform="matrix(1 0 0 -1 0 168)">${claw(262, 84)}</g>`;

const body: Svg =
  rect([88, 140, 124, 96], steel.base, 20) +
  rect([88, 140, 124, 30], steel.light, 20) +
  rect([112, 172, 76, 44], '#ffffff', 10, ' fill-opacity=".85"') +
  oval([130, 190, 8, 8], '#ff6b6b') +
  oval([150, 190, 8, 8], '#ffc928') +
  oval([170, 190, 8, 8], '#35ab4e');

const legs: Svg =
  limb('M124 236 V276 M176 236 V276') +
  rect([92, 272, 50, 26], dark, 12) +
  rect([158, 272, 50, 26], dark, 12);

const eyeAt = (x: number, y = 82): Svg =>
  oval([x, y, 16, 16], '#ffffff', ' stroke="#5a6372" stroke-width="4"') +
  oval([x, y, 7, 8], '#24304a');

const face = (eyes: 2 | 3): Svg =>
  (eyes === 3 ? [106, 150, 194] : [122, 178]).map(x => eyeAt(x)).join('') +
  rect([116, 108, 68, 18], '#8c2f39', 8) +
  line('M133 110 v14 M150 110 v14 M167 110 v14', '#ffffff', 4);

const skull = (colour: Colour): Svg => {
  const { light, base, dark: shade } = colours[colour];
  return (
    line('M150 46 V24', shade, 7) +
    oval([150, 20, 11, 11], '#ff6b6b') +
    rect([64, 72, 18, 34], shade, 8) +
    rect([218, 72, 18, 34], shade, 8) +
    rect([76, 42, 148, 94], base, 28) +
    rect([76, 42, 148, 30], light, 24)
  );
};

/** A robot with two or three eyes and arms. */
export const bigRobot = ({ eyes = 2, arms = 2 }: RobotLook = {}): Drawing =>
  drawing(
    [0, 0, 300, 300],
    leftArm,
    rightArm,
    arms === 3 ? thirdArm : '',
    legs,
    body,
    skull('grey'),
    face(eyes),
  );

/** The head of a robot alone, in a colour. */
export const robotHead = (colour: Colour): Drawing =>
  drawing([60, 6, 180, 134], skull(colour), face(2));

/** A body and its arms, without a head. */
export const robotArms = (arms: 2 | 3): Drawing =>
  drawing([8, 60, 284, 184], leftArm, rightArm, arms === 3 ? thirdArm : '', body);

/** A pale head from the side, with a red nose. */
export const robotNose = (length: 'long' | 'short'): Drawing => {
  const tip = length === 'long' ? 244 : 172;
  return drawing(
    [0, 0, 260, 180],
    line('M66 36 V16', dark, 7),
    oval([66, 14, 10, 10], '#ffc928'),
    shape(`M108 84 L${tip - 16} 100 Q${tip} 106 ${tip - 16} 112 L108 128Z`, '#e83a3c'),
    oval([tip - 14, 106, 13, 13], '#ff8f86'),
    rect([8, 34, 112, 134], steel.light, 26),
    oval([88, 76, 15, 15], '#ffffff', ' stroke="#5a6372" stroke-width="4"') +
      oval([92, 76, 6, 7], '#24304a'),
    line('M74 142 h34', '#5a6372', 7),
  );
};
