import type { Vector } from './world.ts';

/** The place in the middle of the picture, in radians. */
export type Turn = { longitude: number; latitude: number };

/** How a turned globe is seen from afar: the sums that give right, up and depth of a place. */
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

/** Farther to a pole than this nobody wants to look. */
const steepest = (70 * Math.PI) / 180;

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

/** Where a place stands in the picture, in radii from its middle; with a depth below 0 it is behind. */
export function project(view: View, [x, y, z]: Vector) {
  return {
    right: x * view.rightX + y * view.rightY,
    up: x * view.upX + y * view.upY + z * view.upZ,
    depth: depthOf(view, [x, y, z]),
  };
}

/** How near a place is: 1 in the middle of the picture, 0 at its edge, -1 right behind. */
export const depthOf = (view: View, [x, y, z]: Vector): number =>
  x * view.depthX + y * view.depthY + z * view.depthZ;

const whole = 2 * Math.PI;

/** A turn by so much, within what may be looked at. */
export function turnedBy(turn: Turn, longitude: number, latitude: number): Turn {
  const around = (((turn.longitude + longitude) % whole) + whole) % whole;
  const up = Math.min(steepest, Math.max(-steepest, turn.latitude + latitude));
  return { longitude: around, latitude: up };
}

/** The turn that has a place in the middle. */
export const turnTo = ([x, y, z]: Vector): Turn =>
  turnedBy({ longitude: Math.atan2(y, x), latitude: Math.asin(z) }, 0, 0);

/** The shorter way around from one turn to another. */
export function wayBetween(from: Turn, to: Turn): Turn {
  const around = (to.longitude - from.longitude + 3 * Math.PI) % whole;
  return {
    longitude: ((around + whole) % whole) - Math.PI,
    latitude: to.latitude - from.latitude,
  };
}
