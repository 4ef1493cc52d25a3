import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HistoryEntry } from '@digipals/contract';

/** Answers of a child as the server received them. */
export type SentAnswers = { userId: string; key: string; entries: HistoryEntry[]; status: number };

/** A proxy that simulates a slow connection or lost responses. */
export type Line = {
  url: string;
  /** All answers that reached the server, in order. */
  sent: SentAnswers[];
  /** Delay of pictures, sounds and films, in ms. */
  mediaMs: number;
  /** How many of the next writes lose their response after the server has handled them. */
  lostAnswers: number;
  /** Holds back answers of children until the returned function is called. */
  holdAnswers(): () => void;
  close(): Promise<void>;
};

const unsent = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers(request.headers as Record<string, string>);
  for (const name of ['connection', 'host', 'content-length']) headers.delete(name);
  return headers;
}

/** Starts a proxy for a server on its own port. */
export async function openLine(server: string): Promise<Line> {
  let held: Promise<void> = Promise.resolve();
  const line = { sent: [] as SentAnswers[], mediaMs: 0, lostAnswers: 0 };

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url: path = '/', method = 'GET' } = request;
    const bytes = method === 'GET' ? null : Buffer.concat(await request.toArray());
    const isSolution = path.endsWith('/solution');
    if (path.startsWith('/media/')) await sleep(line.mediaMs);
    if (isSolution) await held;
    const headers = headersOf(request);
    const answer = await fetch(server + path, { method, headers, body: bytes });
    const body = Buffer.from(await answer.arrayBuffer());
    if (isSolution && bytes) {
      const key = headers.get('idempotency-key') ?? '';
      const entries = JSON.parse(bytes.toString()) as HistoryEntry[];
      const userId = /users\/([^/]+)\//.exec(path)?.[1] ?? '';
      line.sent.push({ userId, key, entries, status: answer.status });
    }
    if (isSolution && line.lostAnswers > 0) {
      line.lostAnswers -= 1;
      request.socket.destroy();
      return;
    }
    const forwarded = [...answer.headers].filter(([name]) => !unsent.includes(name));
    response.writeHead(answer.status, Object.fromEntries(forwarded));
    response.end(body);
  };

  // No idle limit: on a slow machine a client may send a request just as its connection is closed.
  const proxy = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return Object.assign(line, {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    holdAnswers() {
      const hold = Promise.withResolvers<void>();
      held = hold.promise;
      return hold.resolve;
    },
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  });
}
