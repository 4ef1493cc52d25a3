/**
 * `npm run requirements [AREA...]`: which requirements are tested, partly tested, or missing.
 * With `--totals` only the sums.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routeTable } from '../apps/web/src/app/route-table.ts';
import {
  describeCoverage,
  findMistakes,
  findNamedIds,
  parseRequirements,
} from './checks/requirement-ids.ts';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  // The test of this report contains made-up ids.
  .filter(
    file => /\.(test\.tsx?|cases\.ts)$/.test(file) && !file.endsWith('/requirement-ids.test.ts'),
  )
  .filter(file => existsSync(file));

const requirements = parseRequirements(readFileSync('docs/requirements.tsv', 'utf8'));
const areas = new Set(requirements.map(({ area }) => area));
const options = process.argv.slice(2);
const totalsOnly = options.includes('--totals');
const wanted = options.filter(option => option !== '--totals').map(area => area.toUpperCase());
const strange = wanted.filter(area => !areas.has(area));
const named = findNamedIds(files, areas);

/** The initial page is the app's spinner, an alias leads to the page of another route. */
const built = new Set<string>(['initial']);
for (const [name, { page, alias }] of Object.entries(routeTable))
  if (page !== null || alias) built.add(name);

const { rows, totals } = describeCoverage(requirements, named, name => built.has(name), wanted);
for (const line of totalsOnly ? totals : [...rows, '', ...totals]) console.log(line);
const mistakes = [
  ...strange.map(area => `There is no area ${area}.`),
  ...findMistakes(requirements, named, name => Object.hasOwn(routeTable, name)),
];
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;
