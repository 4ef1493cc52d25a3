import { lineOf, type Position, ringPositions, type World } from './topology.ts';

type Vector = readonly [number, number, number];

const earthRadiusKm = 6_371;

function vectorOf([longitude, latitude]: Position): Vector {
  const lambda = (longitude * Math.PI) / 180;
  const phi = (latitude * Math.PI) / 180;
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

/** Square kilometres of a triangle on the globe, small enough to be flat. */
function triangleArea(a: Vector, b: Vector, c: Vector): number {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const cross = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
  return (Math.hypot(...cross) / 2) * earthRadiusKm ** 2;
}

/** Square kilometres of a ring. */
export function ringArea(positions: readonly Position[]): number {
  const [first, ...rest] = positions;
  if (!first) return 0;
  // Lambert's equal-area cylinder: longitudes are counted from the first, so that 180° is no border.
  let twice = 0;
  const flat = [first, ...rest].map(([longitude, latitude]) => {
    const turn = ((longitude - first[0] + 540) % 360) - 180;
    return [(turn * Math.PI) / 180, Math.sin((latitude * Math.PI) / 180)] as const;
  });
  for (const [index, [x, y]] of flat.entries()) {
    const [nextX, nextY] = flat[(index + 1) % flat.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return (Math.abs(twice) / 2) * earthRadiusKm ** 2;
}

const fewest = (line: readonly Position[]): number => {
  const [first, last] = [line[0], line.at(-1)];
  const closed = first?.[0] === last?.[0] && first?.[1] === last?.[1];
  return closed ? 7 : 2;
};

/**
 * Removes the least important positions (Visvalingam's algorithm): those whose triangle with their
 * neighbours is smaller than `area` km². The ends stay, so that neighbours still meet.
 */
function simplifyLine(line: readonly Position[], area: number): Position[] {
  const remaining = line.map(position => ({ position, vector: vectorOf(position) }));
  const least = fewest(line);
  for (;;) {
    let smallest = { area, index: 0 };
    for (let index = 1; index < remaining.length - 1; index += 1) {
      const [a, b, c] = [remaining[index - 1], remaining[index], remaining[index + 1]];
      const size = a && b && c ? triangleArea(a.vector, b.vector, c.vector) : area;
      if (size < smallest.area) smallest = { area: size, index };
    }
    if (smallest.index === 0 || remaining.length <= least)
      return remaining.map(({ position }) => position);
    remaining.splice(smallest.index, 1);
  }
}

type Limits = {
  /** Smaller details are removed, in km². */
  detail: number;
  /** So are smaller islands, except for the largest land of a country. */
  island: number;
};

/** The world with fewer details: rings of each country by size, the largest first, with new line indexes. */
export function simplify(world: World, { detail, island }: Limits): World {
  const countries = new Map<string, number[][]>();
  const wanted = new Map<number, number>();
  for (const [code, rings] of world.countries) {
    const sized = rings
      .map(ring => ({ ring, area: ringArea(ringPositions(world.lines, ring)) }))
      .sort((one, other) => other.area - one.area);
    const remaining = sized.filter(({ area }, index) => index === 0 || area >= island);
    countries.set(
      code,
      remaining.map(({ ring }) => ring.map(arc => numbered(wanted, arc))),
    );
  }
  const lines = [...wanted.keys()].map(line => simplifyLine(world.lines[line] ?? [], detail));
  return { lines, countries };
}

function numbered(wanted: Map<number, number>, arc: number): number {
  const line = lineOf(arc);
  const index = wanted.get(line) ?? wanted.size;
  wanted.set(line, index);
  return arc < 0 ? ~index : index;
}
