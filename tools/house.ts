import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { measureChanges, measureStories } from './house/measure.ts';

/** Counts the files that a reader or a contributor has to open: `npm run house`. */
const root = path.resolve(import.meta.dirname, '..');
const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Maximum files to open for a story and to change for an addition. */
const aims: Readonly<Record<string, number>> = {
  'A child answers': 16,
  'A child sends a message': 28,
  'A child sees its Lingos': 6,
  'Add a component type': 8,
  'Add an endpoint': 6,
  'Add an interface language': 12,
  'Add a trophy': 12,
};

const guides = readdirSync(path.join(root, 'docs/guides')).map(name => `docs/guides/${name}`);
const { stories, errors } = measureStories(root, readText('docs/stories.md'));
const rows = [...stories, ...measureChanges(guides.map(readText))];
const width = Math.max(...rows.map(({ name }) => name.length));
for (const { name, files } of rows) {
  const aim = aims[name];
  process.stdout.write(
    `${name.padEnd(width)} ${String(files).padStart(3)} files${aim ? `, aim ${aim}` : ''}\n`,
  );
}
for (const error of errors) process.stderr.write(`${error}\n`);
process.exitCode = errors.length > 0 ? 1 : 0;
