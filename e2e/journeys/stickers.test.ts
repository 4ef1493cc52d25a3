import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { waitForMediaOf } from '../support/cached.ts';
import { show } from '../support/settle.ts';
import { everything, layout, lookOver } from '../support/tour-looks.ts';
import type { Tour, Visit } from '../support/tours.ts';

const { url, openAs } = await withBrowser();

const lesson = (page: Page, number: number) =>
  page
    .getByRole('main')
    .locator('button')
    .nth(number - 1);

/** A full page, one with empty places, and one of a later lesson. */
async function* albumTour({ page }: Visit): Tour {
  for (const number of [1, 3, 5]) {
    await lesson(page, number).click();
    await show(page, 'main section li img');
    yield `lesson ${number}`;
  }
}

const sizes = [
  { width: 1920, height: 1080 },
  { width: 768, height: 954 },
  { width: 320, height: 568 },
];

test('STICKER-01 the album is accessible and fits each window, also in Thai', async () => {
  const { page } = await openAs('Ruby', '/stickers', { width: 1366, height: 625 });
  await show(page, '[data-won]');
  const given = { looks: everything, sizes };
  expect(await lookOver(albumTour({ page, url }), page, given)).toEqual({});
  const thai = await openAs('Malee', '/stickers', { width: 360, height: 640 });
  await show(thai.page, 'main section li');
  const tour = albumTour({ page: thai.page, url });
  expect(await lookOver(tour, thai.page, { looks: layout })).toEqual({});
});

test.each([
  ['no-preference', 2],
  ['reduce', 0],
] as const)(
  'STICKER-03 with reduced motion %s, %s new stickers move',
  async (reducedMotion, count) => {
    const { page } = await openAs('Ruby', '/profile', { context: { reducedMotion } });
    await page.evaluate(() => {
      // Seen while they begin, however long the page takes.
      document.addEventListener('animationstart', ({ animationName }) => {
        const { dataset } = document.body;
        if (/stick/.test(animationName)) dataset['moved'] = `${Number(dataset['moved'] ?? 0) + 1}`;
      });
    });
    await page.getByRole('link', { name: 'Score', exact: true }).click();
    await page.getByRole('link', { name: 'My stickers' }).click();
    await show(page, '[data-won]');
    expect(await page.locator('[data-won]').count()).toBe(2);
    await expect
      .poll(() => page.evaluate(() => Number(document.body.dataset['moved'] ?? 0)))
      .toBe(count);
  },
);

test('STICKER-03 a phone shows the album no wider while new stickers stick on', async () => {
  const { page } = await openAs('Ruby', '/profile', {
    ...{ width: 390, height: 664 },
    context: { reducedMotion: 'no-preference' },
  });
  await page.evaluate(() => {
    const measure = () => {
      const { dataset } = document.body;
      const { scrollWidth } = document.documentElement;
      dataset['widest'] = `${Math.max(Number(dataset['widest'] ?? 0), scrollWidth)}`;
      requestAnimationFrame(measure);
    };
    document.addEventListener('animationstart', ({ animationName }) => {
      if (/stick/.test(animationName)) measure();
    });
  });
  await page.getByRole('link', { name: 'Score', exact: true }).click();
  await page.getByRole('link', { name: 'My stickers' }).click();
  await show(page, '[data-won]');
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  );
  expect(await page.evaluate(() => document.body.dataset['widest'])).toBe('390');
});

test('STICKER-04 an album that was opened works without a connection, also after a reload', async () => {
  const { page, child } = await openAs('Ruby', '/stickers', {
    context: { serviceWorkers: 'allow' },
  });
  await show(page, '[data-won]');
  await waitForMediaOf(page, `/api/users/${child.userId}/stickers`);
  await page.context().setOffline(true);
  await page.reload();
  await lesson(page, 1).click();
  await page.getByText('This page is full. Well done!').waitFor();
  const drawn = await page.locator('[data-won] img').evaluateAll(all =>
    Promise.all(
      all.map(one =>
        (one as HTMLImageElement).decode().then(
          () => true,
          () => false,
        ),
      ),
    ),
  );
  expect(drawn).toEqual(Array.from({ length: 8 }, () => true));
  expect(await page.getByRole('dialog').count()).toBe(0);
});
