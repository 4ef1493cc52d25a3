import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exceeded, type Limit } from './house/limits.ts';
import { measureChanges, measureStories } from './house/measure.ts';

/**
 * Counts the files that a reader or a contributor has to open: `npm run house`. Fails when a count passes its
 * recorded figure, or when a step cannot be followed.
 */
const root = path.resolve(import.meta.dirname, '..');
const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Files to open for a story or to change for an addition: the aim and the maximum (decision 48). */
const limits: Readonly<Record<string, Limit>> = {
  'A child answers': { aim: 16, most: 20 },
  'A child sends a message': { aim: 28, most: 34 },
  'A child sees its Lingos': { aim: 6, most: 5 },
  'Add a component type': { aim: 8, most: 8 },
  'Add an endpoint': { aim: 6, most: 6 },
  'Add an interface language': { aim: 12, most: 18 },
  'Add a trophy': { aim: 12, most: 12 },
};

const guides = readdirSync(path.join(root, 'docs/guides')).map(name => `docs/guides/${name}`);
const { stories, errors } = measureStories(root, readText('docs/stories.md'));
const rows = [...stories, ...measureChanges(guides.map(readText))];
const width = Math.max(...rows.map(({ name }) => name.length));
for (const { name, files } of rows) {
  const limit = limits[name];
  const end = limit ? `, aim ${limit.aim}, at most ${limit.most}` : '';
  process.stdout.write(`${name.padEnd(width)} ${String(files).padStart(3)} files${end}\n`);
}
const problems = [...errors, ...exceeded(rows, limits)];
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
