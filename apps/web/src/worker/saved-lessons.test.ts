// @vitest-environment node
import type { Item } from '@digipals/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../testing/fake-caches.ts';
import type { LessonState, LessonToSave } from './messages.ts';

const origin = 'http://digipals.test';
const headers = { authorization: 'Bearer tok' };
const size = 100;

let store: ReturnType<typeof fakeCaches>;
let fetched: string[];
let served: Map<string, () => Response | Promise<Response>>;

/** Starts the worker with an empty memory. */
async function start() {
  vi.resetModules();
  const [child, lessons, activities] = await Promise.all([
    import('./child-cache.ts'),
    import('./saved-lessons.ts'),
    import('./cached-activities.ts'),
  ]);
  const cache = await child.childCacheOf(new Headers(headers));
  return { ...child, ...lessons, ...activities, cache };
}

const mediaFile = (): Response =>
  new Response('x'.repeat(size), { headers: { 'content-type': 'image/webp' } });

/** An activity that names these media. */
function serve(id: string, ...media: string[]): string {
  const url = `${origin}/api/activities/${id}?language=gb`;
  served.set(url, () => Response.json(media.map(name => `/media/${name}`)));
  for (const name of media) served.set(`/media/${name}`, mediaFile);
  return url;
}

const lessonOf = (lessonId: string, urls: string[], bytes: number): LessonToSave => ({
  lessonId,
  urls,
  files: [],
  bytes,
});

beforeEach(() => {
  store = fakeCaches();
  fetched = [];
  served = new Map();
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('navigator', { storage: { estimate: store.estimate } });
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    const respond = served.get(url);
    if (!respond) throw new TypeError('Failed to fetch');
    return respond();
  });
});

const savedFiles = () => store.list('saved-media').sort();

test('OFFLINE-16 saves a lesson with all its media, and reports it as saved only when complete', async () => {
  const { cache, saveLesson, lookAtLesson } = await start();
  const lesson = lessonOf(
    'l1',
    [serve('a', '1.webp', '2.webp'), serve('b', '2.webp', '3.webp')],
    400,
  );
  const states: LessonState[] = [];
  expect((await lookAtLesson(cache, lesson)).state).toBe('none');
  await saveLesson(cache, { type: 'saveLesson', lesson, headers }, state => states.push(state));
  expect(savedFiles()).toEqual(['/media/1.webp', '/media/2.webp', '/media/3.webp']);
  expect(states.at(0)?.state).toBe('saving');
  expect(states.at(-1)?.state).toBe('saved');
  expect(states.slice(0, -1).every(({ state }) => state === 'saving')).toBe(true);
  expect((await lookAtLesson(cache, lesson)).state).toBe('saved');
  expect(fetched.filter(url => url === '/media/2.webp')).toHaveLength(1);
});

test('COURSE-04 partly: a saved lesson has what wrong items say', async () => {
  const { cache, saveLesson } = await start();
  const url = `${origin}/api/activities/a?language=gb`;
  const item = {
    id: 'a-1',
    value: '/media/cat.webp',
    why: { sentence: "It's a cat.", audio: '/media/its-a-cat.mp3' },
  } satisfies Item;
  served.set(url, () => Response.json({ data: [{ components: [{ data: [item] }] }] }));
  for (const file of [item.value, item.why.audio]) served.set(file, mediaFile);
  const lesson = lessonOf('l1', [url], 300);
  const states: string[] = [];
  await saveLesson(cache, { type: 'saveLesson', lesson, headers }, ({ state }) =>
    states.push(state),
  );
  expect(savedFiles()).toEqual(['/media/cat.webp', '/media/its-a-cat.mp3']);
  expect(states.at(-1)).toBe('saved');
});

test('OFFLINE-16 reports an interrupted save as partly saved, and resumes it after a restart', async () => {
  const first = await start();
  const lesson = lessonOf('l1', [serve('a', '1.webp', '2.webp')], 300);
  served.delete('/media/2.webp');
  const states: string[] = [];
  const report = ({ state }: LessonState) => states.push(state);
  await first.saveLesson(first.cache, { type: 'saveLesson', lesson, headers }, report);
  expect(states.at(-1)).toBe('partly');
  const { cache, lookAtLesson, saveLesson } = await start();
  expect((await lookAtLesson(cache, lesson)).state).toBe('partly');
  served.set('/media/2.webp', mediaFile);
  fetched = [];
  await saveLesson(cache, { type: 'saveLesson', lesson, headers }, report);
  expect(states.at(-1)).toBe('saved');
  expect(fetched).toEqual(['/media/2.webp']);
});

test('OFFLINE-16 a test unlocked later makes a saved lesson partly saved', async () => {
  const { cache, saveLesson, lookAtLesson } = await start();
  const lesson = lessonOf('l1', [serve('a', '1.webp')], 300);
  await saveLesson(cache, { type: 'saveLesson', lesson, headers }, () => undefined);
  const more = { ...lesson, urls: [...lesson.urls, serve('test', '9.webp')] };
  expect((await lookAtLesson(cache, more)).state).toBe('partly');
});

test('OFFLINE-16 skips a locked test and saves the rest', async () => {
  const { cache, saveLesson } = await start();
  const locked = `${origin}/api/activities/test?language=gb`;
  served.set(locked, () => new Response(null, { status: 403 }));
  const lesson = lessonOf('l1', [serve('a', '1.webp'), locked], 300);
  const states: string[] = [];
  await saveLesson(cache, { type: 'saveLesson', lesson, headers }, ({ state }) =>
    states.push(state),
  );
  expect(states.at(-1)).toBe('saved');
  expect(savedFiles()).toEqual(['/media/1.webp']);
});

test('OFFLINE-16 evicts the oldest unsaved files first and never saved ones', async () => {
  const { cache, prefetch, saveLesson } = await start();
  const old = Array.from({ length: 15 }, (_, index) => `old-${index}.webp`);
  await prefetch(cache, { urls: [serve('before', ...old)], headers });
  const one = lessonOf('l1', [serve('a', '1.webp', '2.webp')], 250);
  await saveLesson(cache, { type: 'saveLesson', lesson: one, headers }, () => undefined);
  store.setQuota(store.usage() + 150);
  const states: string[] = [];
  const two = lessonOf('l2', [serve('b', '3.webp', '4.webp', 'old-14.webp')], 350);
  await saveLesson(cache, { type: 'saveLesson', lesson: two, headers }, ({ state }) =>
    states.push(state),
  );
  expect(states.at(-1)).toBe('saved');
  expect(savedFiles()).toEqual(
    [1, 2, 3, 4].map(name => `/media/${name}.webp`).concat('/media/old-14.webp'),
  );
  expect(store.list('media')).toEqual([
    '/media/old-10.webp',
    '/media/old-11.webp',
    '/media/old-12.webp',
    '/media/old-13.webp',
  ]);
});

test('OFFLINE-16 reports a lesson that cannot fit, stores nothing of it and evicts nothing', async () => {
  const { cache, prefetch, saveLesson, lookAtLesson } = await start();
  await prefetch(cache, { urls: [serve('before', 'old.webp')], headers });
  const one = lessonOf('l1', [serve('a', '1.webp')], 150);
  await saveLesson(cache, { type: 'saveLesson', lesson: one, headers }, () => undefined);
  store.setQuota(store.usage() + 150);
  const states: string[] = [];
  const two = lessonOf('l2', [serve('b', '1.webp', '2.webp', '3.webp', '4.webp')], 1_000);
  await saveLesson(cache, { type: 'saveLesson', lesson: two, headers }, ({ state }) =>
    states.push(state),
  );
  expect(states.at(-1)).toBe('full');
  expect((await lookAtLesson(cache, two)).state).toBe('none');
  expect(savedFiles()).toEqual(['/media/1.webp']);
  expect(store.list('media')).toEqual(['/media/old.webp']);
});

test('OFFLINE-16 removes a partial lesson when the device becomes full during the save', async () => {
  const { cache, saveLesson, lookAtLesson } = await start();
  const lesson = lessonOf('l1', [serve('a', '1.webp', '2.webp', '3.webp')], 10);
  store.setQuota(320);
  const states: string[] = [];
  await saveLesson(cache, { type: 'saveLesson', lesson, headers }, ({ state }) =>
    states.push(state),
  );
  expect(states.at(-1)).toBe('full');
  expect(savedFiles()).toEqual([]);
  expect((await lookAtLesson(cache, lesson)).state).toBe('none');
});

test('OFFLINE-16 removing a lesson keeps the files that another one needs', async () => {
  const { cache, saveLesson, removeLesson, lookAtLesson } = await start();
  const one = lessonOf('l1', [serve('a', '1.webp', '2.webp')], 250);
  const two = lessonOf('l2', [serve('b', '2.webp', '3.webp')], 250);
  for (const lesson of [one, two])
    await saveLesson(cache, { type: 'saveLesson', lesson, headers }, () => undefined);
  await removeLesson(cache, 'l1', () => undefined);
  expect(savedFiles()).toEqual(['/media/2.webp', '/media/3.webp']);
  expect((await lookAtLesson(cache, two)).state).toBe('saved');
  expect((await lookAtLesson(cache, one)).state).toBe('none');
});

test('OFFLINE-16 cancelling a save leaves nothing behind', async () => {
  const { cache, saveLesson, removeLesson } = await start();
  const download = Promise.withResolvers<Response>();
  const lesson = lessonOf('l1', [serve('a', '1.webp', '2.webp')], 250);
  served.set('/media/2.webp', () => download.promise);
  const states: string[] = [];
  const report = ({ state }: LessonState) => states.push(state);
  const saving = saveLesson(cache, { type: 'saveLesson', lesson, headers }, report);
  await vi.waitFor(() => expect(fetched).toContain('/media/2.webp'), 120_000);
  const removing = removeLesson(cache, 'l1', report);
  download.resolve(mediaFile());
  await Promise.all([saving, removing]);
  expect(states.at(-1)).toBe('none');
  expect(savedFiles()).toEqual([]);
});

test('NOTSHOWN-25 logout deletes a saved lesson, and a running save adds nothing afterwards', async () => {
  const { cache, saveLesson, deleteChildData } = await start();
  const download = Promise.withResolvers<Response>();
  const lesson = lessonOf('l1', [serve('a', '1.webp', '2.webp')], 250);
  served.set('/media/2.webp', () => download.promise);
  const saving = saveLesson(cache, { type: 'saveLesson', lesson, headers }, () => undefined);
  await vi.waitFor(() => expect(fetched).toContain('/media/2.webp'), 120_000);
  await deleteChildData();
  download.resolve(mediaFile());
  await saving;
  expect(await store.caches.keys()).toEqual([]);
});

test('OFFLINE-16 lists only activities with all their media as playable', async () => {
  const { cache, prefetch, listActivities } = await start();
  const complete = serve('a', '1.webp');
  const incomplete = serve('b', '2.webp');
  served.set('/media/2.webp', () => new Response(null, { status: 500 }));
  await prefetch(cache, { urls: [complete, incomplete], headers });
  expect(await listActivities(cache)).toEqual([complete]);
});

test('OFFLINE-20 the pictures of the child are kept until it looks different, and gone after a logout', async () => {
  const { cache, prefetch, deleteChildData } = await start();
  const pictures = (look: string) => ['full', 'head'].map(name => `/avatars/${look}/${name}.svg`);
  for (const picture of [...pictures('old'), ...pictures('new')]) served.set(picture, mediaFile);
  const kept = async () => (await cache.responses.keys()).map(({ url }) => new URL(url).pathname);
  await prefetch(cache, { urls: [], pictures: pictures('old'), headers });
  await prefetch(cache, { urls: [], pictures: pictures('old'), headers });
  expect(fetched).toEqual(pictures('old'));
  await prefetch(cache, { urls: [], pictures: pictures('new'), headers });
  expect(await kept()).toEqual(pictures('new'));
  await deleteChildData();
  expect((await store.caches.keys()).filter(name => name.startsWith('child-'))).toEqual([]);
});
