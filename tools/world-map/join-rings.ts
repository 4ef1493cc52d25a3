/** A ring that starts after the line at `index`, without that line. */
const openedAt = (ring: readonly number[], index: number): number[] => [
  ...ring.slice(index + 1),
  ...ring.slice(0, index),
];

/** Removes lines that are followed there and straight back. */
function withoutSpurs(ring: readonly number[]): number[] {
  const index = ring.findIndex((arc, at) => ring[(at + 1) % ring.length] === ~arc);
  if (index < 0) return [...ring];
  const next = (index + 1) % ring.length;
  return withoutSpurs(ring.filter((_, at) => at !== index && at !== next));
}

function joinFirst(rings: readonly number[][]): number[][] | null {
  for (const [one, ring] of rings.entries()) {
    for (const [at, arc] of ring.entries()) {
      const other = rings.findIndex((arcs, index) => index !== one && arcs.includes(~arc));
      const neighbour = rings[other];
      if (!neighbour) continue;
      const around = openedAt(neighbour, neighbour.indexOf(~arc));
      const joined = withoutSpurs([...ring.slice(0, at), ...around, ...ring.slice(at + 1)]);
      return [...rings.filter((_, index) => index !== one && index !== other), joined];
    }
  }
  return null;
}

/** Joins two parts of a country that share a border into one ring; `~index` is a reversed line. */
export function joinRings(rings: readonly number[][]): number[][] {
  const joined = joinFirst(rings);
  return joined ? joinRings(joined) : [...rings];
}
