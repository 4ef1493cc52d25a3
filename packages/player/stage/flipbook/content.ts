import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';

const types: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
};

/** Handles a `Range` header: a film that does not support ranges cannot be replayed. */
const partOf = (range: string | undefined, size: number) => {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  return from === undefined ? null : { start: Number(from), end: to ? Number(to) : size - 1 };
};

const send = (request: IncomingMessage, response: ServerResponse, file: string): boolean => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) return false;
  const part = partOf(request.headers.range, found.size);
  response.writeHead(part ? 206 : 200, {
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    'Accept-Ranges': 'bytes',
    ...(part && { 'Content-Range': `bytes ${part.start}-${part.end}/${found.size}` }),
  });
  createReadStream(file, part ?? {}).pipe(response);
  return true;
};

/** Vite plugin: serves folders outside the page's own, by the prefix of the address. */
export function content(folders: Readonly<Record<string, string>>): Plugin {
  const serve = (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { pathname } = new URL(request.url ?? '/', 'http://flipbook');
    const prefix = Object.keys(folders).find(start => pathname.startsWith(start));
    const folder = prefix && folders[prefix];
    const name = path.normalize(`/${pathname.slice(prefix?.length)}`);
    if (!folder || !send(request, response, path.join(folder, name))) next();
  };
  return {
    name: 'digipals-flipbook-content',
    configureServer: ({ middlewares }) => void middlewares.use(serve),
    // Nothing changes while a built flipbook is open.
    configurePreviewServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        response.setHeader('Cache-Control', 'max-age=3600');
        serve(request, response, next);
      }),
  };
}
