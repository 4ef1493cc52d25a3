import { createFakeServer, type Handlers } from './fake-server.ts';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What opens an activity from what the device has kept. */
const opens = /^\/api\/(users\/current|users\/[^/]+\/languages|licences\/[^/]+)$/;

/** Gives what a device has kept of each call once, as the script in the page does, then asks the server. */
export function withKept(fetch: Fetch, kept: Handlers) {
  const device = createFakeServer(kept);
  const given = new Set<string>();
  return {
    usedKept: () => given.size > 0,
    fetch: ((url, init) => {
      if (!opens.test(url) || given.has(url)) return fetch(url, init);
      given.add(url);
      return device.fetch(url, init);
    }) satisfies Fetch,
  };
}
