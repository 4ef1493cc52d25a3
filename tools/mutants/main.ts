/**
 * `npm run mutants [AREA...] [-- --sample N --seed N]`: makes small changes to the code, one at a time,
 * and runs the unit tests against each. Lists the changes that no test detects; fails when the
 * tests of an area detect less than 85 %.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { applyMutant, type Mutant, makeMutants } from './make-mutants.ts';
import { startRunner } from './test-runner.ts';

interface Area {
  readonly sources: string[];
  readonly tests: string[];
}

const areas: Readonly<Record<string, Area>> = {
  engine: { sources: ['packages/engine/src/**/*.ts'], tests: ['packages/engine/src/**/*.test.ts'] },
  policies: {
    sources: ['apps/server/src/domains/**/*.policy.ts'],
    tests: ['apps/server/src/domains/**/*.policy.test.ts'],
  },
  screening: {
    sources: ['packages/screening/src/**/*.ts'],
    tests: ['packages/screening/src/**/*.test.ts'],
  },
};
/** Word lists are data, and a worker runs outside of the tests' module graph. */
const leftOut = [
  '**/*.test.ts',
  '**/testing/**',
  'packages/screening/src/{data,worker}/**',
  'packages/screening/src/phases/{unkind,distress}/**',
];
const leastPercent = 85;

process.chdir(path.resolve(import.meta.dirname, '../..'));
const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
  allowPositionals: true,
});

/** The same seed draws the same mutants as long as their files do not change. */
function draw(mutants: readonly Mutant[]): readonly Mutant[] {
  if (!values.sample) return mutants;
  const rank = ({ file, start, replacement }: Mutant) =>
    createHash('sha256').update(`${values.seed} ${file} ${start} ${replacement}`).digest('hex');
  return mutants
    .map(mutant => ({ mutant, rank: rank(mutant) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, Number(values.sample))
    .map(({ mutant }) => mutant);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Runs the tests against the mutants of an area; true when enough of them were killed. */
async function measure(name: string, { sources, tests }: Area): Promise<boolean> {
  const files = globSync(sources, { exclude: leftOut }).sort();
  const source = new Map(files.map(file => [file, readFileSync(file, 'utf8')]));
  const all = [...source].flatMap(([file, text]) => makeMutants(file, text));
  const drawn = draw(all);
  const runner = await startRunner(tests);
  let killed = 0;
  for (const mutant of drawn) {
    const { file, line, original, replacement } = mutant;
    const mutated = applyMutant(source.get(file) ?? '', mutant);
    if (await runner.passWith(file, mutated))
      console.log(`${file}:${line} ${oneLine(original)} -> ${oneLine(replacement)}`);
    else killed += 1;
  }
  await runner.close();
  const percent = (killed / drawn.length) * 100;
  console.log(`${name}: ${killed} of ${drawn.length} killed (${percent.toFixed(1)} %)`);
  return percent >= leastPercent;
}

let failed = false;
const wanted = positionals.length > 0 ? positionals : Object.keys(areas);
for (const name of wanted) {
  const area = areas[name];
  if (!area) throw new Error(`There is no area ${name}; areas: ${Object.keys(areas).join(', ')}`);
  if (!(await measure(name, area))) failed = true;
}
// Vitest sets an exit code for killed mutants, and a mutant in an endless loop may still block a worker.
process.exit(failed ? 1 : 0);
