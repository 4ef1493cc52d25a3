/**
 * Makes the land of the globe (apps/web/src/features/globe/land.json) from Natural Earth, as the
 * package world-atlas gives it. Run by hand when the map changes:
 * `npm pack world-atlas@2.0.2 && tar xf world-atlas-2.0.2.tgz`, then
 * `node tools/world-map.ts package/countries-50m.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { colourWorld } from './world-map/colours.ts';
import { countryCodes } from './world-map/country-codes.ts';
import { simplify } from './world-map/simplify.ts';
import { type Position, readTopology, type Topology } from './world-map/topology.ts';

/** Positions are integers in twentieths of a degree: less than a pixel of the largest globe. */
const steps = 20;
const colours = 7;
const limits = { detail: 450, island: 3_000 };

/** A line as differences between positions, the first one from 0/0. */
function differences(line: readonly Position[]): number[] {
  let before: Position = [0, 0];
  return line.flatMap(([longitude, latitude], index) => {
    const at: Position = [Math.round(longitude * steps), Math.round(latitude * steps)];
    const difference = [at[0] - before[0], at[1] - before[1]];
    before = at;
    const still = index > 0 && difference.every(value => value === 0);
    return still ? [] : difference;
  });
}

const [source] = process.argv.slice(2);
if (!source) throw new Error('Usage: pass the file countries-50m.json of world-atlas');
const topology = JSON.parse(readFileSync(source, 'utf8')) as Topology;
const world = simplify(readTopology(topology, countryCodes), limits);
const colourOf = colourWorld(world, colours);
const land = {
  steps,
  lines: world.lines.map(differences),
  countries: [...world.countries]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([code, rings]) => ({ code, colour: colourOf.get(code) ?? 0, rings })),
};
const target = path.resolve(import.meta.dirname, '../apps/web/src/features/globe/land.json');
writeFileSync(target, `${JSON.stringify(land)}\n`);
const positions = land.lines.reduce((sum, { length }) => sum + length / 2, 0);
console.log(
  `${land.countries.length} countries, ${land.lines.length} lines, ${positions} positions`,
);
