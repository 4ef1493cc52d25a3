import { afterEach, expect, test, vi } from 'vitest';
import { keepActivities } from './keep-activities.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function setUp() {
  const ready = Promise.withResolvers<object>();
  const postMessage = vi.fn<(message: { urls: string[]; headers: object }) => void>();
  vi.stubGlobal('navigator', { serviceWorker: { ready: ready.promise } });
  localStorage.setItem('userId', 'u 1');
  localStorage.setItem('userAccessToken', 'tok');
  return { postMessage, installed: () => ready.resolve({ active: { postMessage } }) };
}

test('caches the activities and the data that a page needs to open', async () => {
  const { postMessage, installed } = setUp();
  installed();
  await keepActivities(localStorage, ['a/1'], ['tr', 'gb']);
  const { urls, headers } = postMessage.mock.calls[0]?.[0] ?? { urls: [], headers: {} };
  expect(urls.map(url => new URL(url).pathname + new URL(url).search)).toEqual([
    '/api/users/current',
    '/api/licences/u%201',
    '/api/users/u%201/profile',
    '/api/users/u%201/languages',
    '/api/users/u%201/lingos',
    '/api/users/u%201/currentLesson',
    '/api/users/u%201/lessonArchive',
    '/api/users/u%201/assignments',
    '/api/users/u%201/meCard',
    '/api/activities/a%2F1?language=tr',
    '/api/activities/a%2F1?language=gb',
  ]);
  expect(headers).toMatchObject({ authorization: 'Bearer tok' });
});

test('caches nothing for a child that signed out while the worker was installed', async () => {
  const { postMessage, installed } = setUp();
  const done = keepActivities(localStorage, ['a'], ['gb']);
  localStorage.setItem('userAccessToken', 'of another');
  installed();
  await done;
  expect(postMessage).not.toHaveBeenCalled();
});
