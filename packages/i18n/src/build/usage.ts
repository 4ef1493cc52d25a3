import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const quotes = [`'`, '"', '`'];

/** The folders with components that show texts, for a checkout at `repository` (a path). */
export function sourceFolders(repository: string): string[] {
  const apps = ['apps/web/src', 'apps/grown-ups/src'];
  const packages = ['packages/player/src', 'packages/ui/src', 'packages/i18n/src'];
  return [...apps, ...packages].map(folder => join(repository, folder));
}

/** All TypeScript sources in some folders, without tests and build scripts. */
export function listSources(folders: readonly string[]): string[] {
  const files = folders.flatMap(folder =>
    globSync('**/*.{ts,tsx}', { cwd: folder }).map(file => join(folder, file)),
  );
  return files.filter(file => !/\.test\.tsx?$|message-values\.ts$|i18n\/src\/build\//.test(file));
}

/** The contents of files. */
export const readFiles = (files: readonly string[]): string =>
  files.map(file => readFileSync(file, 'utf8')).join('\n');

/** The contents of all sources in some folders. */
export const readSources = (folders: readonly string[]): string => readFiles(listSources(folders));

/**
 * Keys that no source names. A key counts as used if it is quoted in full, so a caller with
 * many keys lists them in a table and never builds them from parts.
 */
export function unusedKeys(keys: readonly string[], sources: string): string[] {
  return keys.filter(key => !quotes.some(quote => sources.includes(quote + key + quote)));
}

/** Keys that a source passes to `t` but the catalogue does not have. */
export function missingKeys(keys: readonly string[], sources: string): string[] {
  const known = new Set(keys);
  const asked = [...sources.matchAll(/\bt\(\s*(['"`])([\w.-]+)\1/g)].map(match => match[2] ?? '');
  return [...new Set(asked)].filter(key => !known.has(key));
}
