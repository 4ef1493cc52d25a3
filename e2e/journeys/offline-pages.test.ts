import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { listCached, waitForMediaOf } from '../support/cached.ts';
import { show } from '../support/settle.ts';

const { url, openAs } = await withBrowser();

/** An element of each page that works offline; a test of the route table names the same pages. */
const pages: Record<string, string> = {
  '/dictionary': '[data-word]',
  '/intro': '#page button',
  '/onboarding': '#page button',
  '/profile/interests': '#page button[aria-pressed]',
  '/profile/wallpaper': '[data-wallpaper]',
  '/profile/avatar': '#page button[aria-pressed]',
  '/profile/domino': '#page button[aria-pressed]',
  '/words': '[data-plant]',
  '/words/review': '[data-question]',
  '/stickers': '[data-won]',
  '/settings': '[role=switch]',
  '/community-guidelines': '#page [type=radio]',
};

/** Answers that these pages kept on the device. */
const kept = [
  ...['/profile', '/savedLooks', '/stickers', '/words', '/wordReview', '/lingos'],
  ...['/products/avatar', '/products/domino', '/products/wallpaper', '/products/interest'],
  ...['/dictionary/alphabet-list', '/dictionary/words/', 'full.svg', '/cheer.svg'],
];

/** Pictures of the page that are not on the device yet. */
const picturesToKeep = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const urls = [...document.images]
      .filter(({ loading, src }) => loading !== 'lazy' && src.startsWith('http'))
      .map(({ src }) => src);
    const found = await Promise.all(urls.map(url => caches.match(url, { ignoreVary: true })));
    return urls.filter((_, place) => !found[place]);
  });

/** Pictures that the page could not show. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(
        ({ complete, naturalWidth, loading }) =>
          loading !== 'lazy' && complete && naturalWidth === 0,
      )
      .map(({ src }) => src),
  );

test('OFFLINE-20 each page that stays in use opens again without a connection, with the child and its Domino', async () => {
  const { page, child } = await openAs('Ruby', '/profile', {
    context: { serviceWorkers: 'allow' },
    width: 1366,
    height: 768,
  });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  for (const [address, selector] of Object.entries(pages)) {
    await page.goto(`${url}${address}`);
    await show(page, selector);
    await expect.poll(() => picturesToKeep(page)).toEqual([]);
    // The album may open at another page next time. Pages that are left within a second are not kept whole.
    if (address === '/stickers') await waitForMediaOf(page, `/api/users/${child.userId}/stickers`);
  }
  const missing = async () => {
    const urls = Object.values(await listCached(page)).flat();
    return kept.filter(part => !urls.some(one => one.includes(part)));
  };
  await page.goto(`${url}/words`);
  await expect.poll(missing).toEqual([]);

  await page.context().setOffline(true);
  const found: Record<string, string[]> = {};
  for (const [address, selector] of Object.entries(pages)) {
    await page.goto(`${url}${address}`);
    await show(page, selector);
    const dialog = page.getByRole('dialog');
    // A review says once that answers are stored.
    if (address !== '/words/review') expect([address, await dialog.count()]).toEqual([address, 0]);
    const broken = await brokenPictures(page);
    if (broken.length > 0) found[address] = broken;
  }
  expect(found).toEqual({});
});
