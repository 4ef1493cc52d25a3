// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from '../testing/fake-caches.ts';
import type { LessonState, LessonToSave } from './messages.ts';

const origin = 'http://digipals.test';
const headers = { authorization: 'Bearer tok' };
const size = 100;

let store: ReturnType<typeof fakeCaches>;
let asked: string[];
let answers: Map<string, () => Response | Promise<Response>>;

/** The worker as it is after it was started, with nothing in its memory. */
async function start() {
  vi.resetModules();
  const [child, lessons, activities] = await Promise.all([
    import('./child-cache.ts'),
    import('./saved-lessons.ts'),
    import('./kept-activities.ts'),
  ]);
  return { ...child, ...lessons, ...activities, kept: await child.keptFor(new Headers(headers)) };
}

const medium = (): Response =>
  new Response('x'.repeat(size), { headers: { 'content-type': 'image/webp' } });

/** An activity that names these media. */
function serve(id: string, ...media: string[]): string {
  const url = `${origin}/api/activities/${id}?language=gb`;
  answers.set(url, () => Response.json(media.map(name => `/media/${name}`)));
  for (const name of media) answers.set(`/media/${name}`, medium);
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
  asked = [];
  answers = new Map();
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('navigator', { storage: { estimate: store.estimate } });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const answer = answers.get(url);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});

const savedFiles = () => store.list('saved-media').sort();

test('OFFLINE-16 a lesson is saved with all its media, and told as saved only when it is whole', async () => {
  const { kept, saveLesson, lookAtLesson } = await start();
  const lesson = lessonOf(
    'l1',
    [serve('a', '1.webp', '2.webp'), serve('b', '2.webp', '3.webp')],
    400,
  );
  const told: LessonState[] = [];
  expect((await lookAtLesson(kept, lesson)).state).toBe('none');
  await saveLesson(kept, { type: 'saveLesson', lesson, headers }, state => told.push(state));
  expect(savedFiles()).toEqual(['/media/1.webp', '/media/2.webp', '/media/3.webp']);
  expect(told.at(0)?.state).toBe('saving');
  expect(told.at(-1)?.state).toBe('saved');
  expect(told.slice(0, -1).every(({ state }) => state === 'saving')).toBe(true);
  expect((await lookAtLesson(kept, lesson)).state).toBe('saved');
  expect(asked.filter(url => url === '/media/2.webp')).toHaveLength(1);
});

test('OFFLINE-16 what a broken line left is partly saved, and goes on from there after a new start', async () => {
  const first = await start();
  const lesson = lessonOf('l1', [serve('a', '1.webp', '2.webp')], 300);
  answers.delete('/media/2.webp');
  const told: string[] = [];
  const tell = ({ state }: LessonState) => told.push(state);
  await first.saveLesson(first.kept, { type: 'saveLesson', lesson, headers }, tell);
  expect(told.at(-1)).toBe('partly');
  const { kept, lookAtLesson, saveLesson } = await start();
  expect((await lookAtLesson(kept, lesson)).state).toBe('partly');
  answers.set('/media/2.webp', medium);
  asked = [];
  await saveLesson(kept, { type: 'saveLesson', lesson, headers }, tell);
  expect(told.at(-1)).toBe('saved');
  expect(asked).toEqual(['/media/2.webp']);
});

test('OFFLINE-16 a test that opened since makes a saved lesson partly saved', async () => {
  const { kept, saveLesson, lookAtLesson } = await start();
  const lesson = lessonOf('l1', [serve('a', '1.webp')], 300);
  await saveLesson(kept, { type: 'saveLesson', lesson, headers }, () => undefined);
  const more = { ...lesson, urls: [...lesson.urls, serve('test', '9.webp')] };
  expect((await lookAtLesson(kept, more)).state).toBe('partly');
});

test('OFFLINE-16 a locked test is left out, and the rest is saved', async () => {
  const { kept, saveLesson } = await start();
  const locked = `${origin}/api/activities/test?language=gb`;
  answers.set(locked, () => new Response(null, { status: 403 }));
  const lesson = lessonOf('l1', [serve('a', '1.webp'), locked], 300);
  const told: string[] = [];
  await saveLesson(kept, { type: 'saveLesson', lesson, headers }, ({ state }) => told.push(state));
  expect(told.at(-1)).toBe('saved');
  expect(savedFiles()).toEqual(['/media/1.webp']);
});

test('OFFLINE-16 the oldest files that nobody saved give way first; saved ones stay', async () => {
  const { kept, keepAhead, saveLesson } = await start();
  const old = Array.from({ length: 15 }, (_, index) => `old-${index}.webp`);
  await keepAhead(kept, { urls: [serve('before', ...old)], headers });
  const one = lessonOf('l1', [serve('a', '1.webp', '2.webp')], 250);
  await saveLesson(kept, { type: 'saveLesson', lesson: one, headers }, () => undefined);
  store.setQuota(store.usage() + 150);
  const told: string[] = [];
  const two = lessonOf('l2', [serve('b', '3.webp', '4.webp', 'old-14.webp')], 350);
  await saveLesson(kept, { type: 'saveLesson', lesson: two, headers }, ({ state }) =>
    told.push(state),
  );
  expect(told.at(-1)).toBe('saved');
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

test('OFFLINE-16 a lesson that cannot fit is told so, leaves nothing behind and takes nothing away', async () => {
  const { kept, keepAhead, saveLesson, lookAtLesson } = await start();
  await keepAhead(kept, { urls: [serve('before', 'old.webp')], headers });
  const one = lessonOf('l1', [serve('a', '1.webp')], 150);
  await saveLesson(kept, { type: 'saveLesson', lesson: one, headers }, () => undefined);
  store.setQuota(store.usage() + 150);
  const told: string[] = [];
  const two = lessonOf('l2', [serve('b', '1.webp', '2.webp', '3.webp', '4.webp')], 1_000);
  await saveLesson(kept, { type: 'saveLesson', lesson: two, headers }, ({ state }) =>
    told.push(state),
  );
  expect(told.at(-1)).toBe('full');
  expect((await lookAtLesson(kept, two)).state).toBe('none');
  expect(savedFiles()).toEqual(['/media/1.webp']);
  expect(store.list('media')).toEqual(['/media/old.webp']);
});

test('OFFLINE-16 a device that gets full in the middle keeps no half lesson', async () => {
  const { kept, saveLesson, lookAtLesson } = await start();
  const lesson = lessonOf('l1', [serve('a', '1.webp', '2.webp', '3.webp')], 10);
  store.setQuota(320);
  const told: string[] = [];
  await saveLesson(kept, { type: 'saveLesson', lesson, headers }, ({ state }) => told.push(state));
  expect(told.at(-1)).toBe('full');
  expect(savedFiles()).toEqual([]);
  expect((await lookAtLesson(kept, lesson)).state).toBe('none');
});

test('OFFLINE-16 a lesson that is taken back leaves what another one needs', async () => {
  const { kept, saveLesson, removeLesson, lookAtLesson } = await start();
  const one = lessonOf('l1', [serve('a', '1.webp', '2.webp')], 250);
  const two = lessonOf('l2', [serve('b', '2.webp', '3.webp')], 250);
  for (const lesson of [one, two])
    await saveLesson(kept, { type: 'saveLesson', lesson, headers }, () => undefined);
  await removeLesson(kept, 'l1', () => undefined);
  expect(savedFiles()).toEqual(['/media/2.webp', '/media/3.webp']);
  expect((await lookAtLesson(kept, two)).state).toBe('saved');
  expect((await lookAtLesson(kept, one)).state).toBe('none');
});

test('OFFLINE-16 saving that is called off ends and leaves nothing', async () => {
  const { kept, saveLesson, removeLesson } = await start();
  const line = Promise.withResolvers<Response>();
  const lesson = lessonOf('l1', [serve('a', '1.webp', '2.webp')], 250);
  answers.set('/media/2.webp', () => line.promise);
  const told: string[] = [];
  const tell = ({ state }: LessonState) => told.push(state);
  const saving = saveLesson(kept, { type: 'saveLesson', lesson, headers }, tell);
  await vi.waitFor(() => expect(asked).toContain('/media/2.webp'));
  const removing = removeLesson(kept, 'l1', tell);
  line.resolve(medium());
  await Promise.all([saving, removing]);
  expect(told.at(-1)).toBe('none');
  expect(savedFiles()).toEqual([]);
});

test('NOTSHOWN-25 at logout nothing of a saved lesson stays, nor comes after it', async () => {
  const { kept, saveLesson, forgetChild } = await start();
  const line = Promise.withResolvers<Response>();
  const lesson = lessonOf('l1', [serve('a', '1.webp', '2.webp')], 250);
  answers.set('/media/2.webp', () => line.promise);
  const saving = saveLesson(kept, { type: 'saveLesson', lesson, headers }, () => undefined);
  await vi.waitFor(() => expect(asked).toContain('/media/2.webp'));
  await forgetChild();
  line.resolve(medium());
  await saving;
  expect(await store.caches.keys()).toEqual([]);
});

test('OFFLINE-16 only activities that are whole count as playable', async () => {
  const { kept, keepAhead, listActivities } = await start();
  const whole = serve('a', '1.webp');
  const broken = serve('b', '2.webp');
  answers.set('/media/2.webp', () => new Response(null, { status: 500 }));
  await keepAhead(kept, { urls: [whole, broken], headers });
  expect(await listActivities(kept)).toEqual([whole]);
});
