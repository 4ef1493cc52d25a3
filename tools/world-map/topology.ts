import { joinRings } from './join-rings.ts';

/** A position in degrees: longitude, latitude. */
export type Position = readonly [longitude: number, latitude: number];

type Geometry = {
  id?: string;
  type: 'Polygon' | 'MultiPolygon';
  arcs: number[][] | number[][][];
  properties: { name: string };
};

/** The part of a TopoJSON topology of the world that is used. */
export type Topology = {
  transform: { scale: Position; translate: Position };
  arcs: number[][][];
  objects: { countries: { geometries: Geometry[] } };
};

/** Lines that are borders or coasts, and the countries they form; `~index` is a reversed line. */
export type World = { lines: Position[][]; countries: Map<string, number[][]> };

/** Land without a code of ISO 3166-1, by the country to which the United Nations count it. */
const partOf: Record<string, string> = {
  Kosovo: 'rs',
  'N. Cyprus': 'cy',
  'Siachen Glacier': 'in',
  Somaliland: 'so',
  'Indian Ocean Ter.': 'au',
};
/** Land that Natural Earth draws as part of another country than the United Nations do. */
const counted: { code: string; within: readonly [west: Position, east: Position] }[] = [
  {
    code: 'ua',
    within: [
      [32, 44],
      [37, 46.5],
    ],
  },
];

function linesOf({ arcs, transform: { scale, translate } }: Topology): Position[][] {
  return arcs.map(arc => {
    let x = 0;
    let y = 0;
    return arc.map(([dx = 0, dy = 0]): Position => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
}

const ringsOf = ({ type, arcs }: Geometry): number[][] =>
  type === 'Polygon' ? (arcs as number[][]) : (arcs as number[][][]).flat();

function countedTo(ring: readonly Position[]): string | undefined {
  const inside = ([[west, south], [east, north]]: (typeof counted)[number]['within']) =>
    ring.every(([x, y]) => x > west && x < east && y > south && y < north);
  return counted.find(({ within }) => inside(within))?.code;
}

/** Reads a topology; `codes` maps the numeric ids to ISO 3166-1 alpha-2 in lower case. */
export function readTopology(topology: Topology, codes: ReadonlyMap<string, string>): World {
  const lines = linesOf(topology);
  const countries = new Map<string, number[][]>();
  for (const geometry of topology.objects.countries.geometries) {
    const { name } = geometry.properties;
    const code = codes.get(geometry.id ?? '') ?? partOf[name];
    if (!code) throw new Error(`No country code for ${name}`);
    for (const ring of ringsOf(geometry)) {
      const to = countedTo(ringPositions(lines, ring)) ?? code;
      countries.set(to, [...(countries.get(to) ?? []), ring]);
    }
  }
  for (const [code, rings] of countries) countries.set(code, joinRings(rings));
  return { lines, countries };
}

/** Index of a line in either direction. */
export const lineOf = (arc: number): number => (arc < 0 ? ~arc : arc);

/** The positions of a ring, without the last of each line, where the next one starts. */
export function ringPositions(lines: readonly Position[][], ring: readonly number[]): Position[] {
  return ring.flatMap(arc => {
    const line = lines[lineOf(arc)] ?? [];
    return (arc < 0 ? line.toReversed() : line).slice(0, -1);
  });
}
