import type { Vector } from './world.ts';

/** The centre of the view, in radians. */
export type Turn = { longitude: number; latitude: number };

/** An orthographic projection: coefficients of x (right), y (up) and depth. */
export type View = {
  rightX: number;
  rightY: number;
  upX: number;
  upY: number;
  upZ: number;
  depthX: number;
  depthY: number;
  depthZ: number;
};

/** Maximum latitude of the centre. */
const maxLatitude = (70 * Math.PI) / 180;

export function viewOf({ longitude, latitude }: Turn): View {
  const [sinL, cosL] = [Math.sin(longitude), Math.cos(longitude)];
  const [sinP, cosP] = [Math.sin(latitude), Math.cos(latitude)];
  return {
    rightX: -sinL,
    rightY: cosL,
    upX: -sinP * cosL,
    upY: -sinP * sinL,
    upZ: cosP,
    depthX: cosP * cosL,
    depthY: cosP * sinL,
    depthZ: sinP,
  };
}

/** Projects a place, in radii from the centre. Places with a depth below 0 are on the far side. */
export function project(view: View, [x, y, z]: Vector) {
  return {
    right: x * view.rightX + y * view.rightY,
    up: x * view.upX + y * view.upY + z * view.upZ,
    depth: depthOf(view, [x, y, z]),
  };
}

/** Depth of a place: 1 at the centre, 0 at the edge, -1 opposite. */
export const depthOf = (view: View, [x, y, z]: Vector): number =>
  x * view.depthX + y * view.depthY + z * view.depthZ;

const fullTurn = 2 * Math.PI;

/** Turns the view by angles, within the latitude limit. */
export function turnedBy(turn: Turn, longitude: number, latitude: number): Turn {
  const around = (((turn.longitude + longitude) % fullTurn) + fullTurn) % fullTurn;
  const up = Math.min(maxLatitude, Math.max(-maxLatitude, turn.latitude + latitude));
  return { longitude: around, latitude: up };
}

/** The view with a place at its centre. */
export const turnTo = ([x, y, z]: Vector): Turn =>
  turnedBy({ longitude: Math.atan2(y, x), latitude: Math.asin(z) }, 0, 0);

/** The shorter way from one view to another. */
export function wayBetween(from: Turn, to: Turn): Turn {
  const around = (to.longitude - from.longitude + 3 * Math.PI) % fullTurn;
  return {
    longitude: ((around + fullTurn) % fullTurn) - Math.PI,
    latitude: to.latitude - from.latitude,
  };
}

/** Largest angle between the child's country and the first centre, so that the country is in sight. */
const maxFromHome = (40 * Math.PI) / 180;
/** The first view is a little nearer to the equator, to show more of the world. */
const towardsEquator = 0.75;

const scaled = ([x, y, z]: Vector, factor: number): Vector => [x * factor, y * factor, z * factor];
const sum = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [a + x, b + y, c + z];
const dot = ([a, b, c]: Vector, [x, y, z]: Vector): number => a * x + b * y + c * z;
const unit = (place: Vector): Vector => scaled(place, 1 / (Math.hypot(...place) || 1));

/** The first view: between the child's country and those of its friends, always with its own in sight. */
export function firstTurn(home: Vector, friends: readonly Vector[]): Turn {
  const middle = unit(
    sum(scaled(home, Math.max(1, friends.length)), friends.reduce(sum, [0, 0, 0])),
  );
  const angle = Math.acos(Math.min(1, Math.max(-1, dot(home, middle))));
  const share = angle > maxFromHome ? maxFromHome / angle : 1;
  // Along the great circle from home to the middle.
  const [own, other] =
    angle < 1e-6
      ? [1, 0]
      : [
          Math.sin((1 - share) * angle) / Math.sin(angle),
          Math.sin(share * angle) / Math.sin(angle),
        ];
  const { longitude, latitude } = turnTo(unit(sum(scaled(home, own), scaled(middle, other))));
  return { longitude, latitude: latitude * towardsEquator };
}
