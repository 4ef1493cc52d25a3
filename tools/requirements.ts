/**
 * `npm run requirements [AREA...]`: which requirements a test names and which none does. With
 * `--totals` only the sums.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  describeCoverage,
  findNamedIds,
  findUnknownIds,
  parseRequirements,
} from './checks/requirement-ids.ts';

const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  // The tests of this report name made-up ids.
  .filter(file => /\.(test\.tsx?|cases\.ts)$/.test(file) && !file.startsWith('tools/checks/'))
  .filter(file => existsSync(file));

const requirements = parseRequirements(readFileSync('docs/requirements.tsv', 'utf8'));
const areas = new Set(requirements.map(({ area }) => area));
const options = process.argv.slice(2);
const totalsOnly = options.includes('--totals');
const wanted = options.filter(option => option !== '--totals').map(area => area.toUpperCase());
const strange = wanted.filter(area => !areas.has(area));
const named = findNamedIds(files, areas);
const unknown = findUnknownIds(requirements, named);

const { rows, totals } = describeCoverage(requirements, named, wanted);
for (const line of totalsOnly ? totals : [...rows, '', ...totals]) console.log(line);
for (const area of strange) console.error(`There is no area ${area}.`);
for (const id of unknown) console.error(`Unknown id ${id} in ${named.get(id)?.join(' ')}`);
process.exitCode = strange.length + unknown.length > 0 ? 1 : 0;
