import {
  childCache,
  forgetAnswers,
  forgetChild,
  keepAhead,
  keepAnswer,
  mediaCache,
} from './child-cache.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { partOf } from './part-of.ts';

/** The service worker: what it answers, and when it gives way to a new one (decision 17). */
declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: the files of this version, and what tells it from others. */
  appShell: { version: string; files: string[] };
};

const { version, files } = self.appShell;
const prefix = 'app-';
const appCache = prefix + version;

/** Answers about the child itself, without which no page opens. Never of others. */
const own =
  /^\/api\/(users\/current|users\/[^/]+\/(languages|lingos|currentLesson)|licences\/[^/]+)$/;
const activity = /^\/api\/activities\/[^/]+$/;
const page = /^\/(?!(api|media|avatars)\/|(healthz|readyz|metrics)$)[^.]*$/;

type Asked = { request: Request; waitUntil(work: Promise<unknown>): void };

/** One after the other: the page that is being used comes first. */
async function install(): Promise<void> {
  const cache = await caches.open(appCache);
  for (const file of files) {
    const hashed = file.startsWith('/assets/');
    await cache.add(new Request(file, { cache: hashed ? 'default' : 'no-cache' }));
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

async function answerFile(
  { request, waitUntil }: Asked,
  opened: Promise<Cache>,
): Promise<Response> {
  const cache = await opened;
  const { url, headers } = request;
  const range = headers.get('range');
  const kept = await cache.match(url, { ignoreVary: true });
  if (kept) return range === null ? kept : partOf(kept, range);
  const answer = await fetch(request);
  if (answer.status === 200) waitUntil(cache.put(url, answer.clone()).catch(() => undefined));
  return answer;
}

/** The server first; what it said last where it cannot be reached. */
async function answerOwn({ request, waitUntil }: Asked): Promise<Response> {
  const opened = childCache(request.headers);
  try {
    const answer = await fetch(request);
    waitUntil(keepAnswer(await opened, request.url, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await (await opened).match(request.url, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** What was kept in this sign-in, at once; the server is asked all the same, for the next time. */
async function answerActivity({ request, waitUntil }: Asked): Promise<Response> {
  const cache = await childCache(request.headers);
  const { url } = request;
  const kept = await cache.match(url, { ignoreVary: true });
  const asked = fetch(request);
  const keep = async () => {
    const answer = (await asked).clone();
    await keepAnswer(cache, url, answer);
    if (kept && (answer.status === 403 || answer.status === 404)) await tellRefused(url);
  };
  waitUntil(keep().catch(() => undefined));
  return kept ?? asked;
}

async function tellRefused(url: string): Promise<void> {
  const message: FromWorker = { type: 'refused', url };
  for (const client of await self.clients.matchAll()) client.postMessage(message);
}

/** What is not answered here goes to the server as if there were no worker. */
function answerTo(asked: Asked): Promise<Response> | undefined {
  const { request, waitUntil } = asked;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return undefined;
  if (pathname === '/api/logout') waitUntil(forgetChild());
  if (request.method !== 'GET') {
    // The English of an activity follows the language the child learns.
    if (pathname.endsWith('/languages')) waitUntil(forgetAnswers());
    return undefined;
  }
  if (request.mode === 'navigate') {
    return page.test(pathname) ? answerPage(request, pathname) : undefined;
  }
  if (own.test(pathname)) return answerOwn(asked);
  if (activity.test(pathname)) return answerActivity(asked);
  if (pathname.startsWith('/media/')) return answerFile(asked, mediaCache());
  const built = pathname.startsWith('/assets/') || files.includes(pathname);
  return built ? answerFile(asked, caches.open(appCache)) : undefined;
}

/** A new version begins where a single window is open; that one has said that it plays no activity. */
async function takeOver(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length <= 1) await self.skipWaiting();
}

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(activate()));
self.addEventListener('message', event => {
  const message = event.data as ToWorker;
  event.waitUntil(message.type === 'keep' ? keepAhead(message) : takeOver());
});
self.addEventListener('fetch', event => {
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work);
  const answer = answerTo({ request: event.request, waitUntil });
  if (answer) event.respondWith(answer);
});
