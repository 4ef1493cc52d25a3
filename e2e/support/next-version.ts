import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that can release a new version of the app. */
export type Versions = {
  url: string;
  /** From now on serves the page and the service worker as another version. */
  release(): void;
  close(): Promise<void>;
};

const unsent = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'];

/** A proxy that changes what a new build would change, and marks the new page with `data-next`. */
export async function openVersions(server: string): Promise<Versions> {
  let isNew = false;
  const change = (body: Buffer, path: string, type: string): Buffer | string => {
    if (!isNew) return body;
    if (path === '/sw.js') return body.toString().replace(/"version":"/, '"version":"next-');
    return type.includes('html') ? body.toString().replace('<html', '<html data-next') : body;
  };
  const proxy = createServer(async (request, response) => {
    const { url: path = '/', method = 'GET', headers } = request;
    const body = method === 'GET' ? null : Buffer.concat(await request.toArray());
    const sent = new Headers(headers as Record<string, string>);
    for (const name of ['connection', 'host', 'if-none-match']) sent.delete(name);
    const answer = await fetch(server + path, { method, headers: sent, body });
    const forwarded = [...answer.headers].filter(([name]) => !unsent.includes(name));
    response.writeHead(answer.status, Object.fromEntries(forwarded));
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.end(change(bytes, path, answer.headers.get('content-type') ?? ''));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    release() {
      isNew = true;
    },
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
