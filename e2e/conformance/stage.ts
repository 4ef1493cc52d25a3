import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build } from 'vite';

const repository = path.resolve(import.meta.dirname, '../..');
/** Folder of the built stage: `STAGE_DIR` for suites that run in parallel, else in .build. */
export const stageFolder = path.resolve(repository, process.env['STAGE_DIR'] ?? '.build/stage');

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
};

const fileOf = (url: string): string => {
  const { pathname } = new URL(url, 'http://stage');
  return path.join(stageFolder, pathname === '/' ? 'index.html' : path.normalize(pathname));
};

/** The part that a `Range` header requests: without range requests a film cannot be replayed. */
const partOf = (range: string | undefined, size: number) => {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return undefined;
  return { start: Number(from), end: to ? Number(to) : size - 1, size };
};

/** A running stage server. */
export type Stage = { url: string; close(): Promise<void> };

const listen = (server: Server): Promise<number> =>
  new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Builds the player's stage and serves it under a policy as strict as the server's. */
export async function openStage(): Promise<Stage> {
  await build({
    configFile: path.join(repository, 'packages/player/stage/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: stageFolder },
  });
  const server = createServer((request, response) => {
    const file = fileOf(request.url ?? '/');
    if (!existsSync(file)) {
      response.writeHead(204).end();
      return;
    }
    const part = partOf(request.headers.range, statSync(file).size);
    response.writeHead(part ? 206 : 200, {
      'Content-Type': mediaTypes[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'max-age=3600',
      'Content-Security-Policy': "default-src 'self'",
      ...(part && { 'Content-Range': `bytes ${part.start}-${part.end}/${part.size}` }),
    });
    createReadStream(file, part).pipe(response);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
