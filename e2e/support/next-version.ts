import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that can release a new version of the app. */
export type Versions = {
  url: string;
  /** From now on serves the page and the service worker as another version. */
  release(): void;
  close(): Promise<void>;
};

/** Headers that no longer apply to a changed body. */
const untrue = ['content-length', 'transfer-encoding', 'connection', 'etag'];

/** Asks over a new connection: the server may close a used one just as the next request is sent. */
async function forward(server: string, asked: IncomingMessage): Promise<IncomingMessage> {
  const { 'accept-encoding': _, 'if-none-match': __, ...headers } = asked.headers;
  const sent = request(server + asked.url, {
    method: asked.method,
    headers: { ...headers, host: new URL(server).host, connection: 'close' },
    agent: false,
  });
  asked.pipe(sent);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}

/** A proxy that changes what a new build would change, and marks the new page with `data-next`. */
export async function openVersions(server: string): Promise<Versions> {
  let isNew = false;
  const change = (body: Buffer, path: string, type: string): Buffer | string => {
    if (!isNew) return body;
    if (path === '/sw.js') return body.toString().replace(/"version":"/, '"version":"next-');
    return type.includes('html') ? body.toString().replace('<html', '<html data-next') : body;
  };
  const serve = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await forward(server, asked);
    const { statusCode = 502, headers } = answer;
    const kept = Object.entries(headers).filter(([name]) => !untrue.includes(name));
    const body = Buffer.concat(await answer.toArray());
    response.writeHead(statusCode, Object.fromEntries(kept));
    response.end(change(body, asked.url ?? '/', headers['content-type'] ?? ''));
  };
  const proxy = createServer((asked, response) => {
    serve(asked, response).catch(() => response.destroy());
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
