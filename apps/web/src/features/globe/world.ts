import land from './land.json';

/** A point on a globe of radius 1. The axes point to 0° 0°, to 90° east and to the north. */
export type Vector = readonly [x: number, y: number, z: number];

/** A line or ring as consecutive x, y, z, and the spherical cap that contains it. */
export type Shape = {
  points: Float32Array;
  centre: Vector;
  /** Sine of the angle from the centre to the farthest point; 1 if it can be visible from everywhere. */
  reach: number;
};

export type Country = { code: string; colour: number; rings: readonly Shape[] };

/** What is drawn: countries with their largest area first, and each border or coast once. */
export type World = { countries: readonly Country[]; lines: readonly Shape[] };

/** Converts degrees to a point on the globe. */
export function vectorOf(longitude: number, latitude: number): Vector {
  const lambda = (longitude * Math.PI) / 180;
  const phi = (latitude * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

const dot = (one: Vector, other: Vector): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/** The angle between two places, in radians. */
export const angleBetween = (one: Vector, other: Vector): number =>
  Math.acos(Math.min(1, Math.max(-1, dot(one, other))));

function pointAt(points: Float32Array, index: number): Vector {
  return [points[index] ?? 0, points[index + 1] ?? 0, points[index + 2] ?? 0];
}

function middleOf(points: Float32Array): Vector {
  let [x, y, z] = [0, 0, 0];
  for (let index = 0; index < points.length; index += 3) {
    const point = pointAt(points, index);
    x += point[0];
    y += point[1];
    z += point[2];
  }
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** Creates a shape from points. */
export function shapeOf(points: Float32Array): Shape {
  const centre = middleOf(points);
  let farthest = 0;
  for (let index = 0; index < points.length; index += 3) {
    farthest = Math.max(farthest, angleBetween(centre, pointAt(points, index)));
  }
  return { points, centre, reach: farthest < Math.PI / 2 ? Math.sin(farthest) : 1 };
}

/** Decodes a delta-encoded line. */
function pointsOf(steps: readonly number[]): Float32Array {
  const points = new Float32Array((steps.length / 2) * 3);
  let longitude = 0;
  let latitude = 0;
  for (let index = 0; index < steps.length; index += 2) {
    longitude += steps[index] ?? 0;
    latitude += steps[index + 1] ?? 0;
    points.set(vectorOf(longitude / land.steps, latitude / land.steps), (index / 2) * 3);
  }
  return points;
}

function reversed(points: Float32Array): Float32Array {
  const back = new Float32Array(points.length);
  for (let index = 0; index < points.length; index += 3) {
    back.set(points.subarray(index, index + 3), points.length - 3 - index);
  }
  return back;
}

/** Joins lines to a ring; `~index` is a reversed line. */
function ringOf(lines: readonly Float32Array[], arcs: readonly number[]): Float32Array {
  const parts = arcs.map(arc => {
    const line = lines[arc < 0 ? ~arc : arc] ?? new Float32Array();
    return arc < 0 ? reversed(line) : line;
  });
  const ring = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    ring.set(part, at);
    at += part.length;
  }
  return ring;
}

/** Unpacks the land data of the globe. */
export function readWorld(): World {
  const lines = land.lines.map(pointsOf);
  const countries = land.countries.map(({ code, colour, rings }) => ({
    code,
    colour,
    rings: rings.map(arcs => shapeOf(ringOf(lines, arcs))),
  }));
  return { countries, lines: lines.map(shapeOf) };
}
