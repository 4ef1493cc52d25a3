import type { AnalyticsEvent } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';

const noAccess =
  "Oops! You don't have access to the games. Ask your parents about upgrading your account!";

const { url, openAs } = await withBrowser();

const queuedEvents = (page: Page): Promise<AnalyticsEvent[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('analyticsEvents') ?? '[]'));

test('GUARD-01 GUARD-08 GUARD-09 ROUTE-23 ROUTE-27 PLAYER-67 AMBIG-61 NOTSHOWN-15 SHELL-18 SHELL-19 SHELL-21 SHELL-22 SHELL-23 POPUP-12 AMBIG-11 AMBIG-12 a child without premium is redirected to the profile, where the locked item explains why', async () => {
  const { page } = await openAs('Noah', '/activity/starter-01-friends');
  await page.waitForURL(`${url}/profile`);
  // Blocks sending, so that every event stays in the queue.
  await page.route('**/api/events', route => route.fulfill({ status: 503, body: '{}' }));
  await page.goto(`${url}/training-menu`);
  await page.waitForURL(`${url}/profile`);
  await page.getByRole('heading', { level: 1, name: 'Noah', exact: true }).waitFor();
  const paths = (await queuedEvents(page))
    .filter(({ name }) => name === 'navigation')
    .map(({ path }) => path);
  expect(paths.slice(-2)).toEqual(['/training-menu', '/profile']);
  const item = page.getByRole('link', { name: 'Domino Academy: locked' });
  expect(await item.getAttribute('aria-disabled')).toBe('true');
  await item.click({ force: true });
  const popup = page.getByRole('dialog', { name: 'Oops!' });
  await popup.getByText(noAccess).waitFor();
  expect(page.url()).toBe(`${url}/profile`);
  // Neither a tap outside, nor Escape, nor a swipe closes this popup.
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const box = await popup.getByText(noAccess).boundingBox();
  if (!box) throw new Error('The text of the popup is not on the page');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 12, { steps: 5 });
  await page.mouse.up();
  expect(await popup.isVisible()).toBe(true);
  expect(await popup.getAttribute('data-closing')).toBeNull();
  const presses = async () =>
    (await queuedEvents(page)).filter(({ code }) => code === 'lbm39').length;
  expect(await presses()).toBe(0);
  await popup.getByRole('button', { name: 'OK' }).click();
  await popup.waitFor({ state: 'detached' });
  expect(await presses()).toBe(1);
});
