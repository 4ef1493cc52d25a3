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

/** The files of a folder by relative path. Only files listed at the start are served. */
export type StaticFiles = { read(name: string): PreparedBytes | undefined };

/** Changes to built files by name. */
export type Changes = Readonly<Record<string, (text: string) => string>>;

/** Lists a folder now and reads each file on first use, with its `.br` file if there is one. */
export function openStaticFiles(folder: string, changes: Changes = {}): StaticFiles {
  const names = new Set(listFiles(folder));
  const cached = new Map<string, PreparedBytes>();
  return {
    read(name) {
      const known = cached.get(name);
      if (known) return known;
      const type = types[path.extname(name)];
      if (type === undefined || !names.has(name)) return undefined;
      const file = path.join(folder, name);
      const plain = readIfExists(file);
      if (!plain) return undefined;
      const change = changes[name];
      if (change) {
        const changed: PreparedBytes = prepareBytes(Buffer.from(change(plain.toString())), type);
        cached.set(name, changed);
        return changed;
      }
      const brotli = names.has(`${name}.br`) ? readIfExists(`${file}.br`) : undefined;
      const bytes = prepareBytes(plain, type, brotli);
      cached.set(name, bytes);
      return bytes;
    },
  };
}

/** A listed file may have been deleted since, by a new build for example. */
function readIfExists(file: string): Buffer | undefined {
  return statSync(file, { throwIfNoEntry: false }) && readFileSync(file);
}

function listFiles(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map(name => name.split(path.sep).join('/'));
}
