import type { Streak } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { startFileServer, withBrowser } from '../support/browsing.ts';
import { rightEntries } from '../support/play.ts';

// A deployment of its own, with flags of its own; what its children are told nobody else changes.
const server = await startFileServer({ FLAGS: '-globe,menuStar' });
const { url, api, openAs } = await withBrowser({ server });

/** The popup that is open; one that is on its way out is none. */
const popup = (page: Page) => page.locator('dialog:not([data-closing])');

/** The next poll, without the wait for it: a page polls at once when its connection is back. */
const poll = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Reads a popup and closes it by its one action. */
async function close(page: Page): Promise<string> {
  await popup(page).waitFor();
  const words = (await popup(page).textContent()) ?? '';
  await popup(page).locator('[data-popup-actions] button').click();
  await popup(page).filter({ hasText: words }).waitFor({ state: 'detached' });
  return words;
}

/** What the server answered to each poll of a page, seen on the wire: the browser itself hides a 304. */
async function statusesOfPolls(page: Page): Promise<number[]> {
  const wire = await page.context().newCDPSession(page);
  const polls = new Set<string>();
  const statuses: number[] = [];
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.method === 'GET' && /\/api\/users\/[^/]+\/notifications$/.test(request.url)) {
      polls.add(requestId);
    }
  });
  wire.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (polls.has(requestId)) statuses.push(statusCode);
  });
  await wire.send('Network.enable');
  return statuses;
}

test('NOTIF-12 NOTIF-15 a like is told with a count on the bell, a 304 tells that nothing is new, and the list is read once', async () => {
  const { page, child: ruby } = await openAs('Ruby', '/profile', {
    width: 360,
    height: 640,
    quickPolls: true,
  });
  await page.getByRole('link', { name: /^Notifications/ }).waitFor();
  const statuses = await statusesOfPolls(page);
  await page.reload();
  await expect.poll(() => statuses.at(-1)).toBe(304);
  const noah = await api.signIn('Noah');
  await api.write('likes', { likeUserId: ruby.userId }, { token: noah.token });
  const bell = page.getByRole('link', { name: /Notifications: \d+ new notification/ });
  await bell.press('Enter');
  await page.waitForURL(`${url}/notifications`);
  const row = page.getByRole('listitem').filter({ hasText: 'Noah likes your profile.' });
  await row.getByText('New').waitFor();
  await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  await row.getByRole('link').click();
  await page.waitForURL(`${url}/digipal/${noah.userId}`);
  await page.goBack();
  await row.waitFor();
  expect(await row.getByText('New').count()).toBe(0);
});

/** Wins Lingos until the child's streak begins. */
async function winADay(child: Child): Promise<void> {
  const streak = () => api.read<Streak>(`streaks/${child.userId}`, child.token);
  for (const { activityId } of (await api.lesson(child)).activities) {
    if ((await streak()).today?.won) return;
    const activity = await api.activity(activityId, child);
    await api.postSolution(child, rightEntries(activity));
  }
  expect((await streak()).today?.won).toBe(true);
}

test('NOTIF-09 at the first login Domino says hello, and never again', async () => {
  const { page } = await openAs('Zara', '/profile', { quickPolls: true });
  expect(await close(page)).toContain('Welcome to DigiPals!');
  const statuses = await statusesOfPolls(page);
  await page.reload();
  // The first answer has been handled when the page polls again.
  await expect.poll(() => statuses.length).toBeGreaterThan(1);
  expect(await popup(page).count()).toBe(0);
});

test('STREAK-03 STREAK-05 NOTIF-16 NOTIF-17 when a streak begins again a popup tells it, and Domino is on the page', async () => {
  // A streak that was lost some days ago.
  await api.chooseHelp(await api.signIn('Ivan'), 'gb');
  const { page, child } = await openAs('Ivan', '/profile');
  await page.getByText('0 days!').waitFor();
  await winADay(child);
  await poll(page);
  const told = [await close(page), await close(page)].join(' ');
  expect(told).toContain('1 day in a row!');
  expect(told).toMatch(/You win \d+ Lingos!/);
  await page.getByRole('heading', { name: '1 day!' }).waitFor();
  await page
    .getByRole('img', { name: /^Domino/ })
    .first()
    .waitFor();
  await page.reload();
  await page.getByRole('heading', { name: '1 day!' }).waitFor();
  await page.waitForTimeout(2_000);
  expect(await popup(page).count()).toBe(0);
});

test('FLAG-02 FLAG-17 a deployment’s flags hide and show entries, and no route', async () => {
  const { page } = await openAs('Mia', '/profile');
  await page.locator('[data-menu-star]').waitFor();
  expect(await page.getByRole('link', { name: 'Friends' }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Globe' }).count()).toBe(0);
  await page.goto(`${url}/globe`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/globe');
});
