import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Vite's build manifest: source module -> its output. */
export type Manifest = Record<string, ManifestEntry>;

/** The fields of an entry that the budgets need. `file` is relative to the build's folder. */
export type ManifestEntry = { file: string; imports?: string[]; isDynamicEntry?: boolean };

/** A limit on what the browser loads; sizes in bytes after gzip. */
export type Budget = { name: string; bytes: number; limit: number };

/** Manifest keys that match; throws when there is none, so that a moved file does not pass unnoticed. */
export function findKeys(manifest: Manifest, pattern: RegExp): string[] {
  const keys = Object.keys(manifest).filter(key => pattern.test(key));
  if (keys.length === 0) throw new Error(`Nothing in the build matches ${pattern}.`);
  return keys;
}

/** The JavaScript files that `keys` need: their own and, through static imports, all others. */
export function listScripts(manifest: Manifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (key: string): void => {
    if (visited.has(key)) return;
    visited.add(key);
    const entry = manifest[key];
    if (!entry) throw new Error(`The build manifest has no ${key}.`);
    if (entry.file.endsWith('.js')) files.add(entry.file);
    entry.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

/** Sum of the sizes after gzip, in bytes. */
export function sumGzip(folder: string, files: Iterable<string>): number {
  let sum = 0;
  for (const file of files) sum += gzipSync(readFileSync(path.join(folder, file))).length;
  return sum;
}

function parseRanges(text: string): [number, number][] {
  return [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
}

/** The font files of `@font-face` rules whose unicode-range has a character of `text`. */
export function listFonts(css: string, text: string): string[] {
  const points = [...new Set(text)].map(character => character.codePointAt(0) ?? 0);
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(([face]) => face);
  const isUsed = (face: string): boolean => {
    const ranges = parseRanges(face);
    if (ranges.length === 0) return true;
    return points.some(point => ranges.some(([from, to]) => point >= from && point <= to));
  };
  const files = faces.filter(isUsed).map(face => /url\("?([^"?)]+)/.exec(face)?.[1] ?? '');
  return [...new Set(files.filter(file => file !== ''))];
}
