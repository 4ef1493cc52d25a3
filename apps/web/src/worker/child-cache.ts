import {
  deleteMedia,
  type Media,
  openMedia,
  prefetchMedia,
  putWithEviction,
} from './media-cache.ts';

/**
 * What is cached for the signed-in child: API responses that offline play needs, and records of saved
 * lessons. Each session has two caches of its own, named by a digest of its token, so that no child sees
 * the data of another.
 */
export type ChildCache = {
  readonly responses: Cache;
  readonly lessons: Cache;
  readonly media: Media;
  /** Aborted when the session ends. Requests still in flight then write to deleted caches. */
  readonly ended: AbortSignal;
};

const prefixes = { responses: 'child-', lessons: 'lessons-' } as const;

type Current = { token: string; cache: Promise<ChildCache>; end: AbortController };

let current: Current | undefined;

async function open(token: string, ended: AbortSignal): Promise<ChildCache> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const name = [...new Uint8Array(digest, 0, 12)].map(byte => byte.toString(36)).join('-');
  const own = { responses: prefixes.responses + name, lessons: prefixes.lessons + name };
  const isOther = (key: string) => isOfChild(key) && key !== own.responses && key !== own.lessons;
  if (await deleteCaches(isOther)) await deleteMedia('saved');
  const [responses, lessons, media] = await Promise.all([
    caches.open(own.responses),
    caches.open(own.lessons),
    openMedia(),
  ]);
  return { responses, lessons, media, ended };
}

const isOfChild = (key: string): boolean =>
  key.startsWith(prefixes.responses) || key.startsWith(prefixes.lessons);

/** Deletes a cache, its entries first: browsers keep the files of a cache that is still open. */
async function deleteCache(name: string): Promise<void> {
  try {
    const cache = await caches.open(name);
    await Promise.all((await cache.keys()).map(one => cache.delete(one, { ignoreVary: true })));
  } finally {
    await caches.delete(name);
  }
}

async function deleteCaches(matches: (name: string) => boolean): Promise<boolean> {
  const names = (await caches.keys()).filter(matches);
  await Promise.all(names.map(deleteCache));
  return names.length > 0;
}

/**
 * The cache of the session with these headers. Call it once per task: after a logout it returns another
 * cache, and a long task must not write to that one.
 */
export function childCacheOf(headers: Headers): Promise<ChildCache> {
  const token = headers.get('authorization') ?? '';
  if (current?.token !== token) {
    current?.end.abort();
    const end = new AbortController();
    current = { token, cache: open(token, end.signal), end };
  }
  return current.cache;
}

function endCurrent(): void {
  current?.end.abort();
  current = undefined;
}

/** Deletes outdated responses. Saved lessons stay recorded, and their activities are fetched again. */
export async function deleteResponses(): Promise<void> {
  endCurrent();
  await deleteCaches(name => name.startsWith(prefixes.responses));
}

/** Deletes everything of the child at logout, including the media it played or saved. */
export async function deleteChildData(): Promise<void> {
  endCurrent();
  await deleteCaches(isOfChild);
  await deleteMedia('evictable', 'saved');
}

/**
 * Updates the cache from a response: stores it, or deletes what the child may no longer see.
 * @returns false when the device is full; callers may ignore that
 */
export async function cacheResponse(
  cache: Cache,
  url: string,
  response: Response,
): Promise<boolean> {
  if (response.status === 401) await deleteChildData();
  if (response.status === 403 || response.status === 404) await cache.delete(url);
  if (response.status !== 200) return true;
  // The response to a sign-in ticket contains the session token, which must not be cached.
  const mayHoldToken = url.endsWith('/users/current');
  if (mayHoldToken && (await response.clone().text()).includes('userAccessToken')) return true;
  return putWithEviction(cache, url, response);
}

/** The cached response, or the server's, which is then cached. */
export async function matchOrFetch(
  { responses }: ChildCache,
  url: string,
  headers: Record<string, string>,
): Promise<{ response: Response; fits: boolean }> {
  const cached = await responses.match(url, { ignoreVary: true });
  if (cached) return { response: cached, fits: true };
  const response = await fetch(url, { headers });
  return { response, fits: await cacheResponse(responses, url, response.clone()) };
}

/** Paths of the media files that a response names. */
export const mediaIn = (text: string): string[] => text.match(/\/media\/[\w.-]+/g) ?? [];

/** Keeps the pictures of the child and its Domino, and deletes those of earlier looks. */
async function keepPictures({ responses, ended }: ChildCache, pictures: readonly string[]) {
  const pathOf = ({ url }: Request) => new URL(url).pathname;
  const stored = (await responses.keys()).filter(one => pathOf(one).startsWith('/avatars/'));
  await Promise.all(
    stored.filter(one => !pictures.includes(pathOf(one))).map(one => responses.delete(one)),
  );
  for (const picture of pictures) {
    if (ended.aborted) return;
    if (stored.some(one => pathOf(one) === picture)) continue;
    const response = await fetch(picture);
    if (response.status === 200) await putWithEviction(responses, picture, response);
  }
}

type Prefetched = {
  urls: readonly string[];
  pictures?: readonly string[];
  headers: Record<string, string>;
};

/** Fetches responses and the media they name, one at a time: the child may be using the connection. */
export async function prefetch(
  cache: ChildCache,
  { urls, pictures, headers }: Prefetched,
): Promise<void> {
  for (const url of urls) {
    const { response } = await matchOrFetch(cache, url, headers);
    const files = new Set(response.ok ? mediaIn(await response.text()) : []);
    for (const file of files) {
      if (cache.ended.aborted) return;
      await prefetchMedia(cache.media, file);
    }
  }
  if (pictures) await keepPictures(cache, pictures);
}
