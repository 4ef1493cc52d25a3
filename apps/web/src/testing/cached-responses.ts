import { createFakeServer, type Handlers } from './fake-server.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The calls with which a cached activity opens. */
const cachedPaths = /^\/api\/(users\/current|users\/[^/]+\/languages|licences\/[^/]+)$/;

/** Returns each cached response once, as the inline script does, then asks the server. */
export function withCachedResponses(fetch: Fetch, cached: Handlers) {
  const cache = createFakeServer(cached);
  const used = new Set<string>();
  return {
    usedKept: () => used.size > 0,
    fetch: ((url, init) => {
      if (!cachedPaths.test(url) || used.has(url)) return fetch(url, init);
      used.add(url);
      return cache.fetch(url, init);
    }) satisfies Fetch,
  };
}
