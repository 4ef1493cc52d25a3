import { afterEach, expect, test, vi } from 'vitest';
import {
  drawEarly,
  earlyFetch,
  firstUrls,
  keptUrls,
  preloadScripts,
  scriptsOf,
  textsOf,
} from './early.ts';

afterEach(() => vi.unstubAllGlobals());

const stored = { userId: 'u 1', token: 'tok', language: 'tr' };

test('LOGIN-06 users/current is always the first URL, and the only one with a ticket', () => {
  expect(firstUrls('/', 'ticket', stored)).toEqual(['/api/users/current']);
  expect(firstUrls('/profile', null, stored)[0]).toBe('/api/users/current');
  expect(firstUrls('/profile', null, { ...stored, userId: null })).toEqual(['/api/users/current']);
});

test('without a token nothing is requested', () => {
  expect(firstUrls('/profile', null, { ...stored, token: null })).toEqual([]);
});

test('with a stored session an activity is requested in the same tick, in the last language', () => {
  expect(firstUrls('/activity/a%20b', null, stored)).toContain('/api/activities/a%20b?language=tr');
  expect(firstUrls('/activity/a/rewards', null, stored).join()).not.toContain('activities');
  expect(firstUrls('/training-menu', null, stored)).toContain('/api/users/u%201/currentLesson');
});

test('FAMILY-35 whether the child rests is requested with the activity, and never taken from the cache', () => {
  expect(firstUrls('/activity/a', null, stored)).toContain('/api/users/u%201/rest');
  expect(firstUrls('/profile', null, stored).join()).not.toContain('rest');
  expect(keptUrls('/activity/a', stored).join()).not.toContain('rest');
});

test('an activity requests neither profile nor Lingos, to leave bandwidth for its pictures', () => {
  const urls = firstUrls('/activity/a', null, stored).join();
  expect(urls).not.toContain('lingos');
  expect(urls).not.toContain('profile');
  expect(firstUrls('/training-menu', null, stored)).toContain('/api/users/u%201/lingos');
});

test('the scripts of a page are preloaded in the order in which they are needed', () => {
  const player = ['/assets/vendor.js', '/assets/player.js'];
  vi.stubGlobal('__SCRIPTS__', [
    ['^/profile/?$', ['/assets/profile.js']],
    ['^/activity/([^/]+)/?$', player],
  ]);
  expect(scriptsOf('/somewhere')).toEqual([]);
  preloadScripts(scriptsOf('/activity/a'));
  const links = [...document.head.querySelectorAll('link[rel=modulepreload]')];
  expect(links.map(link => link.getAttribute('href'))).toEqual(player);
});

test('the texts of a page are preloaded in the language of the last visit', () => {
  vi.stubGlobal('__TEXTS__', {
    gb: { app: ['/en.js'], player: ['/en-player.js'] },
    cn: { app: ['/zh.js'], player: ['/zh-player.js'] },
  });
  expect(textsOf('/profile', 'cn')).toEqual(['/zh.js']);
  expect(textsOf('/activity/a', 'cn')).toEqual(['/zh-player.js']);
  expect(textsOf('/activity/a', null)).toEqual(['/en-player.js']);
  expect(textsOf('/activity/a', 'of a later version')).toEqual([]);
});

test('an early response is returned once, then the network is used', async () => {
  const network = vi.fn(async (url: string) => new Response(url));
  vi.stubGlobal('fetch', network);
  const early = earlyFetch(['/api/a'], 'tok');
  expect(network).toHaveBeenCalledTimes(1);
  expect(network.mock.calls[0]).toMatchObject([
    '/api/a',
    { headers: { authorization: 'Bearer tok' } },
  ]);
  expect(await (await early.take('/api/a', { method: 'GET' })).text()).toBe('/api/a');
  expect(network).toHaveBeenCalledTimes(1);
  await early.take('/api/a', { method: 'GET' });
  expect(network).toHaveBeenCalledTimes(2);
});

test('only an activity of a known child opens from the cache', () => {
  expect(keptUrls('/activity/a', stored)).toEqual([
    '/api/users/current',
    '/api/users/u%201/languages',
    '/api/licences/u%201',
  ]);
  for (const url of keptUrls('/activity/a', stored))
    expect(firstUrls('/activity/a', null, stored)).toContain(url);
  expect(keptUrls('/profile', stored)).toEqual([]);
  expect(keptUrls('/activity/a/rewards', stored)).toEqual([]);
  expect(keptUrls('/activity/a', { ...stored, token: null })).toEqual([]);
});

/** A network whose worker has cached these URLs; responses name their source. */
const networkWith = (cached: readonly string[]) =>
  vi.fn(async (url: string, init: RequestInit) => {
    if (init.cache !== 'only-if-cached') return new Response(`server ${init.method} ${url}`);
    return cached.includes(url)
      ? new Response(`cached ${url}`)
      : new Response(null, { status: 504 });
  });

test('returns the cached response first, then the early response, then uses the network', async () => {
  const network = networkWith(['/api/a']);
  vi.stubGlobal('fetch', network);
  const early = earlyFetch(['/api/a', '/api/b'], 'tok', ['/api/a', '/api/b']);
  const take = async (url: string, method = 'GET') => (await early.take(url, { method })).text();
  expect(early.usedKept()).toBe(false);
  expect(await take('/api/b')).toBe('server GET /api/b');
  expect(early.usedKept()).toBe(false);
  expect(await take('/api/a')).toBe('cached /api/a');
  expect(early.usedKept()).toBe(true);
  expect(network).toHaveBeenCalledTimes(4);
  expect(await take('/api/a')).toBe('server GET /api/a');
  expect(network).toHaveBeenCalledTimes(4);
  expect(await take('/api/a')).toBe('server GET /api/a');
  expect(network).toHaveBeenCalledTimes(5);
});

test('a write skips the cached response and discards it', async () => {
  vi.stubGlobal('fetch', networkWith(['/api/a']));
  const early = earlyFetch(['/api/a'], 'tok', ['/api/a']);
  expect(await (await early.take('/api/a', { method: 'PUT' })).text()).toBe('server PUT /api/a');
  expect(await (await early.take('/api/a', { method: 'GET' })).text()).toBe('server GET /api/a');
  expect(early.usedKept()).toBe(false);
});

const activity = (shuffle: boolean) => ({
  meta: { shuffle },
  data: ['cat', 'dog'].map(name => ({
    components: [{ data: [{ value: `/media/${name}.webp` }, { value: `/media/${name}.mp3` }] }],
  })),
});

test('the pictures of the first question are fetched early unless the activity is shuffled', async () => {
  const fetched: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        fetched.push(url);
      }
    },
  );
  await drawEarly(Promise.resolve(Response.json(activity(true))));
  await drawEarly(Promise.resolve(undefined));
  await drawEarly(Promise.resolve(Response.json({ message: 'no access' })));
  await drawEarly(Promise.resolve(new Response('half an ans')));
  expect(fetched).toEqual([]);
  await drawEarly(Promise.resolve(Response.json(activity(false))));
  expect(fetched).toEqual(['/media/cat.webp']);
});

test('peeking at an early response does not consume it', async () => {
  vi.stubGlobal('fetch', async (url: string) => Response.json({ url }));
  const early = earlyFetch(['/api/activities/a?language=gb'], 'tok');
  const seen = await early.peek('/api/activities/');
  expect(await seen?.json()).toEqual({ url: '/api/activities/a?language=gb' });
  const taken = await early.take('/api/activities/a?language=gb', { method: 'GET' });
  expect(await taken.json()).toEqual({ url: '/api/activities/a?language=gb' });
  expect(await early.peek('/api/other/')).toBeUndefined();
});
