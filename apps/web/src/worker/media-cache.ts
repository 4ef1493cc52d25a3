/**
 * Pictures, sounds and films of activities. Those of lessons that a child saved on purpose stay until
 * it removes them; the others were fetched ahead or played, and the oldest of them give way when the
 * device is full.
 */
export type Media = { readonly passing: Cache; readonly saved: Cache };

const names = { passing: 'media', saved: 'saved-media' } as const;

/** Files that give way at once: fewer, and a full device is asked too often. */
const atOnce = 10;

let opened: Promise<Media> | undefined;

async function open(): Promise<Media> {
  const [passing, saved] = await Promise.all([
    caches.open(names.passing),
    caches.open(names.saved),
  ]);
  return { passing, saved };
}

/** The media of now. What is still on its way when they are forgotten goes where nobody looks. */
export function openMedia(): Promise<Media> {
  opened ??= open();
  return opened;
}

/** Removes all files of these. */
export async function forgetMedia(...asked: (keyof Media)[]): Promise<void> {
  opened = undefined;
  await Promise.all(asked.map(room => caches.delete(names[room])));
}

const find = (cache: Cache, url: string): Promise<Response | undefined> =>
  cache.match(url, { ignoreVary: true });

const sizeOf = (answer: Response): number => Number(answer.headers.get('content-length') ?? 0);

/** A file that is kept, wherever it lies. */
export const findMedium = async ({ saved, passing }: Media, url: string) =>
  (await find(saved, url)) ?? find(passing, url);

/** Paths of the files that lie there. */
export async function listMedia(media: Media, ...asked: (keyof Media)[]): Promise<Set<string>> {
  const requests = await Promise.all(asked.map(room => media[room].keys()));
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname));
}

/** Bytes of a saved file; undefined when it is not there. */
export async function savedSize({ saved }: Media, path: string): Promise<number | undefined> {
  const found = await find(saved, path);
  return found && sizeOf(found);
}

/** Lets the oldest files go that nobody saved on purpose; false when there are none. */
async function dropOldest(): Promise<boolean> {
  const { passing } = await openMedia();
  const oldest = (await passing.keys()).slice(0, atOnce);
  await Promise.all(oldest.map(request => passing.delete(request)));
  return oldest.length > 0;
}

/** Headers of an answer whose body has been decoded by now. */
function plainHeaders(answer: Response, body: Blob): Headers {
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.set('content-length', String(body.size));
  return headers;
}

/**
 * Puts an answer into a cache, and lets older files go where the device is full.
 * @returns false when there is no room even so
 * @throws TypeError when the connection broke before the answer was whole
 */
export async function putMakingRoom(cache: Cache, url: string, answer: Response): Promise<boolean> {
  const body = await answer.blob();
  const headers = plainHeaders(answer, body);
  for (;;) {
    try {
      await cache.put(url, new Response(body, { headers }));
      return true;
    } catch {
      if (!(await dropOldest())) return false;
    }
  }
}

/** Bytes that are free, as far as the browser tells. */
async function freeBytes(): Promise<number> {
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = await navigator.storage.estimate();
  return quota - usage;
}

/** Whether so many bytes fit, at most without all that may give way. */
export async function mayFit({ passing }: Media, bytes: number): Promise<boolean> {
  const mayGo = (await passing.matchAll()).reduce((sum, answer) => sum + sizeOf(answer), 0);
  return (await freeBytes()) + mayGo >= bytes;
}

/** Lets as much give way as so many bytes need. */
export async function makeRoom(bytes: number): Promise<void> {
  while ((await freeBytes()) < bytes && (await dropOldest()));
}

/** Keeps a file ahead of its use, unless it is kept already. A full device keeps none. */
export async function keepMedium(media: Media, url: string): Promise<void> {
  if (await findMedium(media, url)) return;
  const answer = await fetch(url);
  if (answer.status === 200) await putMakingRoom(media.passing, url, answer);
}

/** How the saving of a file ended: its bytes, or why there are none. */
export type Saved = number | 'full' | 'failed';

/** Saves a file on purpose: what was fetched ahead moves, the rest comes from the server. */
export async function saveMedium({ saved, passing }: Media, path: string): Promise<Saved> {
  const known = await find(passing, path);
  const answer = known ?? (await fetch(path));
  if (answer.status !== 200) return 'failed';
  if (!(await putMakingRoom(saved, path, answer))) return 'full';
  if (known) await passing.delete(path, { ignoreVary: true });
  return (await savedSize({ saved, passing }, path)) ?? 'failed';
}

/** Removes saved files that are not among those still wanted. */
export async function keepSavedOnly({ saved }: Media, wanted: ReadonlySet<string>): Promise<void> {
  const gone = (await saved.keys()).filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(gone.map(request => saved.delete(request)));
}
