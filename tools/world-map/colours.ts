import { lineOf, type World } from './topology.ts';

/** Countries that share a line. */
function neighboursOf({ countries }: World): Map<string, Set<string>> {
  const owners = new Map<number, string[]>();
  for (const [code, rings] of countries) {
    for (const arc of rings.flat()) {
      owners.set(lineOf(arc), [...(owners.get(lineOf(arc)) ?? []), code]);
    }
  }
  const neighbours = new Map([...countries.keys()].map(code => [code, new Set<string>()]));
  for (const codes of owners.values()) {
    for (const code of codes) {
      for (const other of codes) if (other !== code) neighbours.get(code)?.add(other);
    }
  }
  return neighbours;
}

/**
 * A colour from 0 to `count` - 1 for each country, so that neighbours differ and all colours
 * are used about equally often. Throws when there are not enough.
 */
export function colourWorld(world: World, count: number): Map<string, number> {
  const neighbours = neighboursOf(world);
  const used = Array.from({ length: count }, () => 0);
  const colours = new Map<string, number>();
  const byNeighbours = [...neighbours].sort(([, one], [, other]) => other.size - one.size);
  for (const [code, around] of byNeighbours) {
    const taken = new Set([...around].map(other => colours.get(other)));
    const free = [...used.keys()].filter(colour => !taken.has(colour));
    const [colour] = free.sort((one, other) => (used[one] ?? 0) - (used[other] ?? 0));
    if (colour === undefined) throw new Error(`No colour is left for ${code}`);
    colours.set(code, colour);
    used[colour] = (used[colour] ?? 0) + 1;
  }
  return colours;
}
