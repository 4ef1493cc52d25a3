import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type PreparedBytes, prepareBytes } from '../kernel/prepared-bytes.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The files of a folder, named by their path below it. Only what is listed here can be asked for. */
export type StaticFiles = { read(name: string): PreparedBytes | undefined };

/** What this deployment changes in files of the build, by their name. */
export type Changes = Readonly<Record<string, (text: string) => string>>;

/** Lists a folder now and reads each file at its first use; `.br` files beside are used. */
export function openStaticFiles(folder: string, changes: Changes = {}): StaticFiles {
  const names = new Set(listFiles(folder));
  const kept = new Map<string, PreparedBytes>();
  return {
    read(name) {
      const known = kept.get(name);
      if (known) return known;
      const type = types[path.extname(name)];
      if (type === undefined || !names.has(name)) return undefined;
      const file = path.join(folder, name);
      const plain = readIfThere(file);
      if (!plain) return undefined;
      const change = changes[name];
      if (change) {
        const changed: PreparedBytes = prepareBytes(Buffer.from(change(plain.toString())), type);
        kept.set(name, changed);
        return changed;
      }
      const brotli = names.has(`${name}.br`) ? readIfThere(`${file}.br`) : undefined;
      const bytes = prepareBytes(plain, type, brotli);
      kept.set(name, bytes);
      return bytes;
    },
  };
}

/** A file listed at the start may be gone since, as when a new build replaced the old one. */
function readIfThere(file: string): Buffer | undefined {
  return statSync(file, { throwIfNoEntry: false }) && readFileSync(file);
}

function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map(name => name.split(path.sep).join('/'));
}
