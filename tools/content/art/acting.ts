import { withoutArms } from './arms.ts';
import { type PersonName, people } from './cast.ts';
import type { Mood } from './face.ts';
import { groundShadow, kitLayers, swap } from './kit-parts.ts';
import { person } from './people.ts';
import { type Drawing, drawing, line, moved, oval, type Svg, shape } from './svg.ts';

type Point = readonly [x: number, y: number];

/** A limb: its elbow or knee, and its hand or ankle. A foot on the ground has its ankle at y 584. */
type Limb = readonly [bend: Point, end: Point];

/** How a child moves; left and right are as seen, in its frame of 400 x 620. */
export type Movement = {
  leftArm: Limb;
  rightArm: Limb;
  leftLeg: Limb;
  rightLeg: Limb;
  /** Where the toes point. */
  toes: 'left' | 'right';
  /** Degrees by which the left and the right shoe are turned. */
  tilt?: readonly [left: number, right: number];
  /** The leg that is nearer. */
  near?: 'left' | 'right';
  mood?: Mood;
};

const shoulders = { left: [148, 362], right: [252, 362] } as const;
const hips = { left: [172, 476], right: [228, 476] } as const;

const at = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** The point that lies `length` from one point towards another. */
const towards = ([x, y]: Point, [toX, toY]: Point, length: number): Point => {
  const part = length / (Math.hypot(toX - x, toY - y) || 1);
  return [x + (toX - x) * part, y + (toY - y) * part];
};

/** A tube of cloth between two points; half as wide as given at each end. */
const tube = (from: Point, to: Point, [start, end]: Point, colour: string): Svg => {
  const [nx, ny] = towards([0, 0], [-(to[1] - from[1]), to[0] - from[0]], 1);
  const corner = ([x, y]: Point, width: number): string => at([x + nx * width, y + ny * width]);
  return shape(
    `M${corner(from, start)} L${corner(to, end)} L${corner(to, -end)} L${corner(from, -start)}Z`,
    colour,
  );
};

const shade = '#00000024';

const arm = (shoulder: Point, [elbow, hand]: Limb, skin: string, top: string): Svg => {
  const sleeve = towards(shoulder, elbow, 46);
  return (
    line(`M${at(shoulder)} Q${at(elbow)} ${at(hand)}`, skin, 30) +
    oval([...hand, 21, 21], skin) +
    oval([...shoulder, 25, 25], top) +
    tube(shoulder, sleeve, [25, 27], top) +
    tube(towards(sleeve, shoulder, 8), sleeve, [27, 27], shade)
  );
};

/** One trainer of the kit, whose toes point to the left. */
const trainer = (): Svg => kitLayers('shoes', 'sneakers').join('').split('<g transform')[0] ?? '';

const shoe = ([x, y]: Point, toes: Movement['toes'], tilt: number, colour: string): Svg =>
  moved(
    `translate(${x} ${y}) rotate(${tilt})${toes === 'right' ? ' scale(-1 1)' : ''} translate(-174 -584)`,
    `<g color="${colour}">${trainer()}</g>`,
  );

type Clothes = Record<'skin' | 'top' | 'bottom' | 'socks' | 'shoes', string>;

const clothesOf = (name: PersonName): Clothes => {
  const { choice, skin } = people[name];
  const colourOf = (part: string): string => [choice[part] ?? []].flat()[0]?.colour ?? skin;
  return {
    skin,
    top: colourOf('top'),
    bottom: colourOf('bottom'),
    socks: colourOf('socks'),
    shoes: colourOf('shoes'),
  };
};

const leg = (hip: Point, [knee, ankle]: Limb, foot: Svg, clothes: Clothes): Svg => {
  const hem = towards(hip, knee, 42);
  const sock = towards(ankle, knee, 32);
  return (
    line(`M${at(hip)} L${at(knee)} L${at(ankle)}`, clothes.skin, 40) +
    tube(sock, towards(ankle, knee, -8), [21, 21], clothes.socks) +
    tube(towards(ankle, knee, 24), towards(ankle, knee, 16), [21, 21], '#ffffff') +
    foot +
    oval([...hip, 30, 24], clothes.bottom) +
    tube(hip, hem, [30, 31], clothes.bottom) +
    tube(towards(hem, hip, 10), hem, [31, 31], shade)
  );
};

/** What the kit draws below the shirt; a moving child has legs of its own. */
const withoutLegs = (svg: Svg): Svg =>
  [
    groundShadow,
    ...kitLayers('body', 'middle').slice(0, 1),
    ...kitLayers('socks', 'stripes'),
    ...kitLayers('shoes', 'sneakers'),
    ...kitLayers('bottom', 'shorts'),
  ].reduce((rest, layer) => swap(rest, layer, '', 'the legs'), svg);

/** A child of the cast who moves, with the limbs where they are put. Noah is in his wheelchair: use `person`. */
export const acting = (name: PersonName, movement: Movement): Drawing => {
  const { toes, tilt = [0, 0], near = 'right', mood = 'smile' } = movement;
  const clothes = clothesOf(name);
  const { box, svg } = person(name, { mood, arm: 'carry' });
  const legs = (['left', 'right'] as const).map((side, index) => {
    const limb = side === 'left' ? movement.leftLeg : movement.rightLeg;
    const foot = shoe(limb[1], toes, tilt[index] ?? 0, clothes.shoes);
    return leg(hips[side], limb, foot, clothes);
  });
  return drawing(
    box,
    ...(near === 'right' ? legs : legs.toReversed()),
    shape('M142 446 H258 L264 494 Q200 510 136 494Z', clothes.bottom),
    withoutArms(withoutLegs(svg)),
    arm(shoulders.left, movement.leftArm, clothes.skin, clothes.top),
    arm(shoulders.right, movement.rightArm, clothes.skin, clothes.top),
  );
};
