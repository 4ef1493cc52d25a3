import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** URLs of everything the service worker has cached, by cache name. */
export const listCached = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async name => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url)] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  });

/** Waits until an activity, the data that a page needs to open, and the media of both are cached. */
export async function waitForCached(page: Page, activityId: string): Promise<void> {
  const isCached = () =>
    page.evaluate(async id => {
      const name = (await caches.keys()).find(key => key.startsWith('child-'));
      if (name === undefined) return false;
      const cache = await caches.open(name);
      const requests = await cache.keys();
      const responses = await Promise.all(requests.map(request => cache.match(request)));
      const texts = await Promise.all(responses.map(response => response?.text()));
      const files = texts.flatMap(text => text?.match(/\/media\/[\w.-]+/g) ?? []);
      const media = await Promise.all(files.map(file => caches.match(file)));
      const expected = [`/api/activities/${id}?`, '/api/users/current', '/currentLesson'];
      const urls = requests.map(({ url }) => url);
      return expected.every(part => urls.some(url => url.includes(part))) && media.every(Boolean);
    }, activityId);
  await expect.poll(isCached, { interval: 250 }).toBe(true);
}

/** Waits until a cached answer, and the media it names, are on the device. */
export async function waitForMediaOf(page: Page, path: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async address => {
      const response = await caches.match(address, { ignoreVary: true });
      const files = (await response?.text())?.match(/\/media\/[\w.-]+/g) ?? [];
      const media = await Promise.all(files.map(file => caches.match(file)));
      return media.length > 0 && media.every(Boolean);
    }, path);
  await expect.poll(isKept).toBe(true);
}
