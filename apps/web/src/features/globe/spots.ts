import { type Vector, vectorOf, type World } from './world.ts';

/** Centres, in degrees, of countries that are too small for the map or part of another shape. */
const small: Partial<Record<string, readonly [longitude: number, latitude: number]>> = {
  bq: [-68.3, 12.2],
  bv: [3.4, -54.4],
  cc: [96.9, -12.2],
  cx: [105.6, -10.5],
  gf: [-53.1, 3.9],
  gi: [-5.3, 36.1],
  gp: [-61.5, 16.2],
  mq: [-61, 14.6],
  re: [55.5, -21.1],
  sj: [18, 78.5],
  tk: [-171.8, -9.2],
  tv: [179.2, -8.5],
  um: [-166.6, 19.3],
  xk: [20.9, 42.6],
  yt: [45.2, -12.8],
};

/** Sine of the angular radius of a small country, about 120 km. */
const tiny = 0.02;

/** The centre of a ring, weighted by area and so independent of the density of its points. */
function middleOfLand(points: Float32Array): Vector {
  let [x, y, z] = [0, 0, 0];
  for (let index = 0; index < points.length; index += 3) {
    const next = (index + 3) % points.length;
    const [ax = 0, ay = 0, az = 0] = points.subarray(index, index + 3);
    const [bx = 0, by = 0, bz = 0] = points.subarray(next, next + 3);
    x += ay * bz - az * by;
    y += az * bx - ax * bz;
    z += ax * by - ay * bx;
  }
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/** Position of the mark of a country: the centre of its largest area. Null for an unknown code. */
export function spotOf(world: World, code: string): Vector | null {
  const [mainland] = world.countries.find(country => country.code === code)?.rings ?? [];
  if (!mainland) {
    const degrees = small[code];
    return degrees ? vectorOf(...degrees) : null;
  }
  // The area of a small country is too small to weight by.
  if (mainland.reach < tiny) return mainland.centre;
  const [x, y, z] = middleOfLand(mainland.points);
  // Rings may have either orientation; the centre is on their side of the globe.
  const [cx, cy, cz] = mainland.centre;
  return x * cx + y * cy + z * cz < 0 ? [-x, -y, -z] : [x, y, z];
}
