import { offlineOf, outdatesCached } from '@digipals/client/offline';
import { forgetAnswers, forgetChild, keepAhead, keepAnswer, keptFor } from './child-cache.ts';
import { listActivities } from './kept-activities.ts';
import { findMedium, openMedia, putMakingRoom } from './media-cache.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { partOf } from './part-of.ts';
import { lookAtLesson, removeLesson, saveLesson } from './saved-lessons.ts';

/** The service worker: what it answers, and when it gives way to a new one (decision 17). */
declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: the files of this version, and what tells it from others. */
  appShell: { version: string; files: string[] };
};

const { version, files } = self.appShell;
const prefix = 'app-';
const appCache = prefix + version;

/** Pages of the child's app: the desk of the adults has its own. */
const page = /^\/(?!(api|media|avatars|desk)\/|(desk|healthz|readyz|metrics)$)[^.]*$/;

type Asked = { request: Request; waitUntil(work: Promise<unknown>): void };

/** One after the other: the page that is being used comes first. */
async function install(): Promise<void> {
  const cache = await caches.open(appCache);
  for (const file of files) {
    const hashed = file.startsWith('/assets/');
    const answer = await fetch(new Request(file, { cache: hashed ? 'default' : 'no-cache' }));
    // Half a version is none: the one before stays.
    if (!answer.ok || !(await putMakingRoom(cache, file, answer)))
      throw new Error(`${file} cannot be kept`);
  }
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter(key => key.startsWith(prefix) && key !== appCache);
  await Promise.all(old.map(key => caches.delete(key)));
  await self.clients.claim();
}

/** Pages have one address each: what else stands there, as a sign-in ticket, is neither sent nor kept. */
async function answerPage(request: Request, pathname: string): Promise<Response> {
  const name = /^\/student\/?$/.test(pathname) ? '/student' : '/';
  return (await caches.match(name, { cacheName: appCache, ignoreVary: true })) ?? fetch(request);
}

/** Where files are looked for and kept. */
type Place = {
  find(url: string): Promise<Response | undefined>;
  keep(url: string, answer: Response): Promise<unknown>;
};

async function answerFile({ request, waitUntil }: Asked, place: Place): Promise<Response> {
  const { url, headers } = request;
  const range = headers.get('range');
  const kept = await place.find(url);
  if (kept) return range === null ? kept : partOf(kept, range);
  const answer = await fetch(request);
  if (answer.status === 200) waitUntil(place.keep(url, answer.clone()).catch(() => undefined));
  return answer;
}

const built: Place = {
  find: url => caches.match(url, { cacheName: appCache, ignoreVary: true }),
  keep: async (url, answer) => putMakingRoom(await caches.open(appCache), url, answer),
};

const media: Place = {
  find: async url => findMedium(await openMedia(), url),
  keep: async (url, answer) => putMakingRoom((await openMedia()).passing, url, answer),
};

/** The server first; what it said last where it cannot be reached. */
async function answerServerFirst({ request, waitUntil }: Asked): Promise<Response> {
  const kept = keptFor(request.headers);
  try {
    const answer = await fetch(request);
    waitUntil(keepAnswer((await kept).answers, request.url, answer.clone()));
    return answer;
  } catch (error) {
    const known = await (await kept).answers.match(request.url, { ignoreVary: true });
    if (known) return known;
    throw error;
  }
}

/** The answer cached in this sign-in, or 504; the page asks the server at the same time. */
async function answerFromCache({ request }: Asked): Promise<Response> {
  const { answers } = await keptFor(request.headers);
  const kept = await answers.match(request.url, { ignoreVary: true });
  return kept ?? new Response(null, { status: 504 });
}

/** The answer cached in this sign-in, at once; the server is asked all the same, for the next time. */
async function answerCacheFirst({ request, waitUntil }: Asked): Promise<Response> {
  const { answers } = await keptFor(request.headers);
  const { url } = request;
  const kept = await answers.match(url, { ignoreVary: true });
  const asked = fetch(request);
  const keep = async () => {
    const answer = (await asked).clone();
    await keepAnswer(answers, url, answer);
    if (kept && (answer.status === 403 || answer.status === 404))
      await tellPages({ type: 'refused', url });
  };
  waitUntil(keep().catch(() => undefined));
  return kept ?? asked;
}

async function tellPages(message: FromWorker): Promise<void> {
  for (const client of await self.clients.matchAll()) client.postMessage(message);
}

/** What is not answered here goes to the server as if there were no worker. */
function answerTo(asked: Asked): Promise<Response> | undefined {
  const { request, waitUntil } = asked;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return undefined;
  if (pathname === '/api/logout') waitUntil(forgetChild());
  if (request.method !== 'GET') {
    if (outdatesCached(request.method, pathname)) waitUntil(forgetAnswers());
    return undefined;
  }
  if (request.mode === 'navigate') {
    return page.test(pathname) ? answerPage(request, pathname) : undefined;
  }
  const offline = offlineOf(pathname);
  if (offline === 'server-first')
    return request.cache === 'only-if-cached' ? answerFromCache(asked) : answerServerFirst(asked);
  if (offline === 'cache-first') return answerCacheFirst(asked);
  if (pathname.startsWith('/media/')) return answerFile(asked, media);
  // Flags of countries are kept once they were seen.
  const isBuilt = /^\/(assets|flags)\//.test(pathname) || files.includes(pathname);
  return isBuilt ? answerFile(asked, built) : undefined;
}

/** A new version begins where a single window is open; that one has said that it plays no activity. */
async function takeOver(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1) await self.skipWaiting();
}

/** Does what a page asks; an answer goes back through the port that came along. */
async function obey(message: ToWorker, port: MessagePort | undefined): Promise<void> {
  if (message.type === 'takeOver') return takeOver();
  const kept = await keptFor(new Headers(message.headers));
  const tell = (state: FromWorker) => void tellPages(state);
  switch (message.type) {
    case 'keep':
      return keepAhead(kept, message);
    case 'saveLesson':
      return saveLesson(kept, message, tell);
    case 'removeLesson':
      return removeLesson(kept, message.lessonId, tell);
    case 'lookAtLesson':
      return port?.postMessage(await lookAtLesson(kept, message.lesson));
    case 'listActivities':
      return port?.postMessage(await listActivities(kept));
  }
}

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(activate()));
self.addEventListener('message', event =>
  event.waitUntil(obey(event.data as ToWorker, event.ports[0])),
);
self.addEventListener('fetch', event => {
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  const answer = answerTo({ request: event.request, waitUntil });
  if (answer) event.respondWith(answer);
});
