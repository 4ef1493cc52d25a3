import { offlineOf, outdatesCached } from '@digipals/client/offline';
import { listActivities } from './cached-activities.ts';
import {
  cacheResponse,
  childCacheOf,
  deleteChildData,
  deleteResponses,
  prefetch,
} from './child-cache.ts';
import { fetchMedia } from './media-address.ts';
import { findMedia, openMedia, putWithEviction } from './media-cache.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { partOf } from './part-of.ts';
import { lookAtLesson, removeLesson, saveLesson } from './saved-lessons.ts';

/** The service worker: which requests it answers, and when a new version replaces it (decision 17). */
declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: the files of this version and their hash. */
  appShell: { version: string; files: string[] };
};

const { version, files } = self.appShell;
const prefix = 'app-';
const appCache = prefix + version;

/** Pages of the child's app, not those of the desk. */
const page = /^\/(?!(api|media|avatars|desk)\/|(desk|healthz|readyz|metrics|status)$)[^.]*$/;

/** Logging out; with a query, the call ends the session of a child that is not signed in here. */
const leaves = /\/api\/logout(\/everywhere)?$/;

type FetchContext = { request: Request; waitUntil(work: Promise<unknown>): void };

/** Fetches one file at a time, so that the open page keeps most of the bandwidth. */
async function install(): Promise<void> {
  const cache = await caches.open(appCache);
  for (const file of files) {
    const hashed = file.startsWith('/assets/');
    const response = await fetch(new Request(file, { cache: hashed ? 'default' : 'no-cache' }));
    // An incomplete version must not replace the current one.
    if (!response.ok || !(await putWithEviction(cache, file, response)))
      throw new Error(`Cannot cache ${file}`);
  }
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter(key => key.startsWith(prefix) && key !== appCache);
  await Promise.all(old.map(key => caches.delete(key)));
  await self.clients.claim();
}

/** Serves the cached page of a path. The query, such as a sign-in ticket, is then neither sent nor cached. */
async function servePage(request: Request, pathname: string): Promise<Response> {
  const name = /^\/(student|help)\/?$/.exec(pathname)?.[1] ?? '';
  return (
    (await caches.match(`/${name}`, { cacheName: appCache, ignoreVary: true })) ?? fetch(request)
  );
}

/** A cache of files. */
type FileCache = {
  fetch(request: Request): Promise<Response>;
  find(url: string): Promise<Response | undefined>;
  store(url: string, response: Response): Promise<unknown>;
};

async function serveFile(
  { request, waitUntil }: FetchContext,
  cache: FileCache,
): Promise<Response> {
  const { url, headers } = request;
  const range = headers.get('range');
  const cached = await cache.find(url);
  if (cached) return range === null ? cached : partOf(cached, range);
  const response = await cache.fetch(request);
  if (response.status !== 200) return response;
  waitUntil(cache.store(url, response.clone()).catch(() => undefined));
  return range === null ? response : partOf(response, range);
}

/** The address of a file: a script that did not load is asked for again with a number (retry-scripts.ts). */
const withoutRetry = (url: string): string => url.replace(/\?\d+$/, '');

const appFiles: FileCache = {
  fetch: request => fetch(request),
  find: url => caches.match(withoutRetry(url), { cacheName: appCache, ignoreVary: true }),
  store: async (url, response) =>
    putWithEviction(await caches.open(appCache), withoutRetry(url), response),
};

const media: FileCache = {
  fetch: fetchMedia,
  find: async url => findMedia(await openMedia(), url),
  store: async (url, response) => putWithEviction((await openMedia()).evictable, url, response),
};

/** Serves a picture of the child or its Domino that was kept; leaves the others to the browser. */
async function serveAvatar(request: Request): Promise<Response> {
  return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
}

/**
 * Asks the server; serves the cached response if it cannot be reached. With `kept` it only renews a response
 * that a page asked to keep.
 */
async function networkFirst({ request, waitUntil }: FetchContext, kept: boolean) {
  const cache = childCacheOf(request.headers);
  const find = async () => (await cache).responses.match(request.url, { ignoreVary: true });
  try {
    const response = await fetch(request);
    const renewed = response.clone();
    const renew = async () => {
      if (!kept || (await find()))
        await cacheResponse((await cache).responses, request.url, renewed);
    };
    waitUntil(renew());
    return response;
  } catch (error) {
    const cached = await find();
    if (cached) return cached;
    throw error;
  }
}

/** Serves the response cached in this session, or 504. The page asks the server at the same time. */
async function cacheOnly({ request }: FetchContext): Promise<Response> {
  const { responses } = await childCacheOf(request.headers);
  const cached = await responses.match(request.url, { ignoreVary: true });
  return cached ?? new Response(null, { status: 504 });
}

/** Serves the response cached in this session and updates it from the server for the next time. */
async function staleWhileRevalidate({ request, waitUntil }: FetchContext): Promise<Response> {
  const { responses } = await childCacheOf(request.headers);
  const { url } = request;
  const cached = await responses.match(url, { ignoreVary: true });
  const fetched = fetch(request);
  const update = async () => {
    const response = (await fetched).clone();
    await cacheResponse(responses, url, response);
    if (cached && (response.status === 403 || response.status === 404))
      await postToPages({ type: 'refused', url });
  };
  waitUntil(update().catch(() => undefined));
  return cached ?? fetched;
}

async function postToPages(message: FromWorker): Promise<void> {
  for (const client of await self.clients.matchAll()) client.postMessage(message);
}

/** Sends a write, and deletes what it outdates once the server has accepted it. */
async function sendOutdating({ request }: FetchContext): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await deleteResponses().catch(() => undefined);
  return response;
}

/** Responds to a request; undefined leaves it to the browser, as if there were no worker. */
function respond(context: FetchContext): Promise<Response> | undefined {
  const { request, waitUntil } = context;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return undefined;
  if (leaves.test(request.url)) waitUntil(deleteChildData());
  if (request.method !== 'GET')
    return outdatesCached(request.method, pathname) ? sendOutdating(context) : undefined;
  if (request.mode === 'navigate') {
    return page.test(pathname) ? servePage(request, pathname) : undefined;
  }
  const offline = offlineOf(pathname);
  if (offline === 'cache-first') return staleWhileRevalidate(context);
  if (offline && request.cache === 'only-if-cached') return cacheOnly(context);
  if (offline) return networkFirst(context, offline === 'server-first-own');
  return respondWithFile(context, pathname);
}

function respondWithFile(context: FetchContext, pathname: string): Promise<Response> | undefined {
  if (pathname.startsWith('/media/')) return serveFile(context, media);
  if (pathname.startsWith('/avatars/')) return serveAvatar(context.request);
  // Flags of countries, wallpapers and interests are cached once they have been shown.
  const isAppFile =
    /^\/(assets|flags|wallpapers|interests)\//.test(pathname) || files.includes(pathname);
  return isAppFile ? serveFile(context, appFiles) : undefined;
}

/** Activates this version if one window is open; that window has reported that it plays no activity. */
async function takeOver(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1) await self.skipWaiting();
}

/** Handles a message from a page; replies through the port that came with it. */
async function handleMessage(message: ToWorker, port: MessagePort | undefined): Promise<void> {
  if (message.type === 'takeOver') return takeOver();
  const cache = await childCacheOf(new Headers(message.headers));
  const report = (state: FromWorker) => void postToPages(state);
  switch (message.type) {
    case 'keep':
      return prefetch(cache, message);
    case 'saveLesson':
      return saveLesson(cache, message, report);
    case 'removeLesson':
      return removeLesson(cache, message.lessonId, report);
    case 'lookAtLesson':
      return port?.postMessage(await lookAtLesson(cache, message.lesson));
    case 'listActivities':
      return port?.postMessage(await listActivities(cache));
  }
}

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(activate()));
self.addEventListener('message', event =>
  event.waitUntil(handleMessage(event.data as ToWorker, event.ports[0])),
);
self.addEventListener('fetch', event => {
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  const response = respond({ request: event.request, waitUntil });
  if (response) event.respondWith(response);
});
