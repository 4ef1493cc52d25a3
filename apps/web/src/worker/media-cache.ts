import { fetchMedia } from './media-address.ts';

/**
 * Pictures, sounds and films of activities. Files of saved lessons stay until the child removes them.
 * The others were prefetched or played, and the oldest are evicted when the device is full.
 */
export type Media = { readonly evictable: Cache; readonly saved: Cache };

const names = { evictable: 'media', saved: 'saved-media' } as const;

/** Files evicted at a time: with fewer, a full device would be checked too often. */
const evictionBatch = 10;

let opened: Promise<Media> | undefined;

async function open(): Promise<Media> {
  const [evictable, saved] = await Promise.all([
    caches.open(names.evictable),
    caches.open(names.saved),
  ]);
  return { evictable, saved };
}

/** The current media caches. Downloads that outlive `deleteMedia` write to the deleted ones. */
export function openMedia(): Promise<Media> {
  opened ??= open();
  return opened;
}

/** Deletes these caches. */
export async function deleteMedia(...kinds: (keyof Media)[]): Promise<void> {
  opened = undefined;
  await Promise.all(kinds.map(kind => caches.delete(names[kind])));
}

const find = (cache: Cache, url: string): Promise<Response | undefined> =>
  cache.match(url, { ignoreVary: true });

const sizeOf = (response: Response): number => Number(response.headers.get('content-length') ?? 0);

/** A file from either cache. */
export const findMedia = async ({ saved, evictable }: Media, url: string) =>
  (await find(saved, url)) ?? find(evictable, url);

/** Paths of the files in these caches. */
export async function listMedia(media: Media, ...kinds: (keyof Media)[]): Promise<Set<string>> {
  const requests = await Promise.all(kinds.map(kind => media[kind].keys()));
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname));
}

/** Bytes of a saved file; undefined if it is not saved. */
export async function savedSize({ saved }: Media, path: string): Promise<number | undefined> {
  const found = await find(saved, path);
  return found && sizeOf(found);
}

/** Deletes the oldest evictable files; returns false if there are none. */
async function evictOldest(): Promise<boolean> {
  const { evictable } = await openMedia();
  const oldest = (await evictable.keys()).slice(0, evictionBatch);
  await Promise.all(oldest.map(request => evictable.delete(request)));
  return oldest.length > 0;
}

/** Headers that fit the decoded body of a response. */
function decodedHeaders(response: Response, body: Blob): Headers {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.set('content-length', String(body.size));
  return headers;
}

/**
 * Puts a response into a cache, and evicts older files if the device is full.
 * @returns false when it does not fit even then
 * @throws TypeError when the connection broke before the response was complete
 */
export async function putWithEviction(
  cache: Cache,
  url: string,
  response: Response,
): Promise<boolean> {
  const body = await response.blob();
  const headers = decodedHeaders(response, body);
  for (;;) {
    try {
      await cache.put(url, new Response(body, { headers }));
      return true;
    } catch {
      if (!(await evictOldest())) return false;
    }
  }
}

/** Free bytes, as estimated by the browser. */
async function freeBytes(): Promise<number> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
  return quota - usage;
}

/** Whether this many bytes fit once all evictable files are gone. */
export async function canFit({ evictable }: Media, bytes: number): Promise<boolean> {
  const files = await evictable.matchAll();
  const evictableBytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
  return (await freeBytes()) + evictableBytes >= bytes;
}

/** Evicts files until this many bytes are free. */
export async function makeRoom(bytes: number): Promise<void> {
  while ((await freeBytes()) < bytes && (await evictOldest()));
}

/** Caches a file before it is needed, unless it is cached already or the device is full. */
export async function prefetchMedia(media: Media, url: string): Promise<void> {
  if (await findMedia(media, url)) return;
  const response = await fetchMedia(url);
  if (response.status === 200) await putWithEviction(media.evictable, url, response);
}

/** The bytes of a saved file, or why it could not be saved. */
export type SaveResult = number | 'full' | 'failed';

/** Saves a file of a lesson: moves it from the evictable cache, or fetches it. */
export async function saveMedia({ saved, evictable }: Media, path: string): Promise<SaveResult> {
  const cached = await find(evictable, path);
  const response = cached ?? (await fetchMedia(path));
  if (response.status !== 200) return 'failed';
  if (!(await putWithEviction(saved, path, response))) return 'full';
  if (cached) await evictable.delete(path, { ignoreVary: true });
  return (await savedSize({ saved, evictable }, path)) ?? 'failed';
}

/** Deletes saved files that are not in `needed`. */
export async function deleteUnneeded({ saved }: Media, needed: ReadonlySet<string>): Promise<void> {
  const unneeded = (await saved.keys()).filter(({ url }) => !needed.has(new URL(url).pathname));
  await Promise.all(unneeded.map(request => saved.delete(request)));
}
