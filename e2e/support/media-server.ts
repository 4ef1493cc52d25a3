import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const media = path.resolve(import.meta.dirname, '../../.build/content/media');
const types: Record<string, string> = {
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** A file server like a CDN, which knows nothing of the app. */
export type MediaServer = { url: string; served: string[]; close(): Promise<void> };

/** Serves the built media on an origin of its own, below a path. */
export async function startMediaServer(): Promise<MediaServer> {
  const served: string[] = [];
  const server = createServer((request, response) => {
    const name = /^\/cdn\/media\/(\w[\w.-]*)$/.exec(request.url ?? '')?.[1] ?? '';
    const file = path.join(media, name);
    if (name === '' || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    served.push(name);
    response.writeHead(200, {
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cdn`,
    served,
    async close() {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
