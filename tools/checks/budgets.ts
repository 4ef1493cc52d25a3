/** Measures the web build (`.build/web` or the folder given) against the size budgets and prints the table. */
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Budget, findKeys, listFonts, listScripts, type Manifest, sumGzip } from './bundle.ts';

/** A KB of the budgets is 1024 bytes after gzip. */
const kilobyte = 1024;
const buildFolder = path.resolve(process.argv[2] ?? '.build/web');
const fontFolder = 'packages/ui/src/fonts';

/** Manifest keys of the parts, relative to apps/web. */
const parts = {
  entry: /^index\.html$/,
  app: /^_app-[\w-]+\.js$/,
  englishTexts: /packages\/i18n\/catalogues\/en-GB\.json\?part=app$/,
  profileRoute: /^_profile-[\w-]+\.js$/,
  conversation: /^src\/routes\/ConversationRoute\.tsx$/,
  player: /^_player-[\w-]+\.js$/,
  componentFamily: /^_part-\w+-[\w-]+\.js$/,
};

process.chdir(path.resolve(import.meta.dirname, '../..'));
const manifest: Manifest = JSON.parse(
  readFileSync(path.join(buildFolder, '.vite/manifest.json'), 'utf8'),
);

const find = (...patterns: RegExp[]): string[] =>
  patterns.flatMap(pattern => findKeys(manifest, pattern));

/** Bytes of `files` that are not loaded yet. */
function measure(files: Iterable<string>, loaded: ReadonlySet<string> = new Set()): number {
  return sumGzip(
    buildFolder,
    [...files].filter(file => !loaded.has(file)),
  );
}

function measureFonts(): number {
  const css = globSync(path.join(fontFolder, '*.css')).map(file => readFileSync(file, 'utf8'));
  const catalogue = readFileSync('packages/i18n/catalogues/en-GB.json', 'utf8');
  const files = listFonts(css.join('\n'), catalogue);
  return files.reduce((sum, file) => sum + statSync(path.join(fontFolder, file)).size, 0);
}

function measureAll(): Budget[] {
  const shell = find(parts.entry, parts.app, parts.englishTexts);
  const inShell = listScripts(manifest, shell);
  const profile = listScripts(manifest, [...shell, ...find(parts.profileRoute)]);
  const conversation = listScripts(manifest, find(parts.conversation));
  // The types of one family share their chunk: small views with the same mechanics.
  const families = find(parts.componentFamily).map(key => ({
    name: /part-(\w+)/.exec(key)?.[1],
    files: listScripts(manifest, [key]),
  }));
  const player = listScripts(manifest, find(parts.player));
  const loaded = new Set([...inShell, ...player]);
  const kilobytes: [name: string, bytes: number, limit: number][] = [
    ['scripts to show /profile', measure(profile), 110],
    ['a conversation after the shell', measure(conversation, inShell), 35],
    ['player shell and drag core', measure(player, inShell), 60],
    ...families.map(({ name, files }): [string, number, number] => [
      `component types of family ${name}`,
      measure(files, loaded),
      12,
    ]),
    ['fonts of an English first load', measureFonts(), 55],
  ];
  return kilobytes.map(([name, bytes, limit]) => ({ name, bytes, limit: limit * kilobyte }));
}

const budgets = measureAll();
const format = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} KB`.padStart(9);
for (const { name, bytes, limit } of budgets) {
  const verdict = bytes > limit ? '  TOO MUCH' : '';
  console.log(`${name.padEnd(52)}${format(bytes)} of${format(limit)}${verdict}`);
}
process.exitCode = budgets.some(({ bytes, limit }) => bytes > limit) ? 1 : 0;
