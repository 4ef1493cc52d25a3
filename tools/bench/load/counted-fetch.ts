import { Agent, request } from 'node:http';
import { count, type Failures, kindOf, noteFailure, type Tally } from './tally.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What was seen of calls. */
export type Seen = { readonly tally: Tally; readonly failures: Failures };

const NO_BODY = [204, 304];

/** Keeps connections open and never waits for one, like a proxy in front of the servers. */
const agent = new Agent({ keepAlive: true });

/**
 * A fetch from the address of a child that counts its calls. Node's own takes several times as much time, which
 * this machine needs for its servers.
 */
export function createCountedFetch(
  base: string,
  address: string,
  { tally, failures }: Seen,
): Fetch {
  return (url, init) => {
    const { method = 'GET' } = init;
    const path = url.replace(/^\/api\/([^?]*).*$/, '$1');
    const body = typeof init.body === 'string' ? init.body : undefined;
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      'x-forwarded-for': address,
    };
    const begin = performance.now();
    const ended = (status: number, bytes: number): void => {
      count(tally, kindOf(method, path), { status, bytes, ms: performance.now() - begin });
      if (status === 0 || (status >= 400 && status !== 429))
        noteFailure(failures, `${method} ${path} ${status}`);
    };
    return new Promise((resolve, reject) => {
      const broken = (error: Error): void => {
        ended(0, 0);
        reject(error);
      };
      const sent = request(base + url, { agent, method, headers }, answer => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', broken);
        answer.on('end', () => {
          const content = Buffer.concat(chunks);
          const { statusCode: status = 0 } = answer;
          ended(status, content.length);
          const named = Object.entries(answer.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]);
          const given = NO_BODY.includes(status) ? null : content;
          resolve(new Response(given, { status, headers: named }));
        });
      });
      sent.on('error', broken);
      sent.end(body);
    });
  };
}
