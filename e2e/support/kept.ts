import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Addresses of all that the service worker keeps, by the name of the cache. */
export const listKept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = names.map(async name => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url)] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  });

/** Waits until the service worker has an activity, what a page needs to open, and all media of both. */
export async function untilKept(page: Page, activityId: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async id => {
      const name = (await caches.keys()).find(key => key.startsWith('child-'));
      if (name === undefined) return false;
      const cache = await caches.open(name);
      const requests = await cache.keys();
      const answers = await Promise.all(requests.map(request => cache.match(request)));
      const texts = await Promise.all(answers.map(answer => answer?.text()));
      const files = texts.flatMap(text => text?.match(/\/media\/[\w.-]+/g) ?? []);
      const kept = await Promise.all(files.map(file => caches.match(file)));
      const wanted = [`/api/activities/${id}?`, '/api/users/current', '/currentLesson'];
      const urls = requests.map(({ url }) => url);
      return wanted.every(part => urls.some(url => url.includes(part))) && kept.every(Boolean);
    }, activityId);
  await expect.poll(isKept, { timeout: 60_000, interval: 250 }).toBe(true);
}
