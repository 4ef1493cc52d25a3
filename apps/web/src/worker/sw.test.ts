// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../testing/fake-caches.ts';

const origin = 'http://digipals.test';
const headers = { authorization: 'Bearer tok' };
const languages = `${origin}/api/users/u-mia/languages`;

type FetchEvent = {
  request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
};

let answer: () => Response;

/** Starts the worker. @returns how a page fetches through it */
async function start() {
  const listeners = new Map<string, (event: FetchEvent) => void>();
  vi.stubGlobal('caches', fakeCaches().caches);
  vi.stubGlobal('fetch', async () => answer());
  vi.stubGlobal('self', {
    appShell: { version: '1', files: [] },
    location: { origin },
    clients: { matchAll: async () => [] },
    addEventListener: (type: string, heard: (event: FetchEvent) => void) =>
      listeners.set(type, heard),
  });
  vi.resetModules();
  await import('./sw.ts');
  return async (url: string, init: RequestInit = {}) => {
    const request = new Request(url, { headers, ...init });
    const work: Promise<unknown>[] = [];
    let response: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request,
      waitUntil: one => work.push(one),
      respondWith: given => {
        response = given;
      },
    });
    const found = await (response ?? fetch(request));
    await Promise.all(work);
    return found.text();
  };
}

const offline = (): never => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  answer = () => Response.json('first');
});

test.each([
  ['is accepted', () => Response.json({}), 'second'],
  ['is refused', () => new Response(null, { status: 422 }), 'first'],
  ['reaches no server', offline, 'first'],
])(
  'OFFLINE-16 partly: a change of language that %s leaves only answers that still count',
  async (_, answered, expected) => {
    const load = await start();
    const url = `${origin}/api/activities/a?language=gb`;
    await load(url);
    answer = answered;
    await load(languages, { method: 'POST', body: '{}' }).catch(() => undefined);
    answer = () => Response.json('second');
    expect(await load(url)).toBe(JSON.stringify(expected));
  },
);
