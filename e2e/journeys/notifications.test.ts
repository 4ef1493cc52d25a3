import type { Streak } from '@digipals/contract';
import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { startFileServer, withBrowser } from '../support/browsing.ts';
import { rightEntries } from '../support/play.ts';

// Its own server with its own flags, so that no other journey adds notifications.
const server = await startFileServer({ FLAGS: '-globe,menuStar' });
const { url, api, openAs } = await withBrowser({ server });

/** The open popup, not one that is closing. */
const popup = (page: Page) => page.locator('dialog:not([data-closing])');

/** Polls at once, as a page does when its connection returns. */
const poll = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

const isPoll = (response: Response) => /\/api\/users\/[^/]+\/notifications$/.test(response.url());

/** Returns the text of a popup and closes it by its action. */
async function close(page: Page): Promise<string> {
  await popup(page).waitFor();
  const words = (await popup(page).textContent()) ?? '';
  await popup(page).locator('[data-popup-actions] button').click();
  await popup(page).filter({ hasText: words }).waitFor({ state: 'detached' });
  return words;
}

/** The status of every poll, from the DevTools protocol. */
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

test('NOTIF-12 NOTIF-15 a like counts on the bell, polls without news get a 304, and opening the list marks it as read', async () => {
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
  // A poll that overtakes the call shows read news as new until the next one.
  const isMarked = (answer: Response) =>
    answer.request().method() === 'PUT' && answer.url().endsWith(`${ruby.userId}/notifications`);
  await Promise.all([page.waitForResponse(isMarked), bell.press('Enter')]);
  await page.waitForURL(`${url}/notifications`);
  const row = page.getByRole('listitem').filter({ hasText: 'Noah likes your profile.' });
  await row.getByText('New').waitFor();
  await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  await row.getByRole('link').click();
  await page.waitForURL(`${url}/digipal/${noah.userId}`);
  await page.goBack();
  await row.waitFor();
  await expect.poll(() => row.getByText('New').count()).toBe(0);
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

test('STREAK-03 STREAK-05 NOTIF-16 NOTIF-17 a new streak opens a popup, and Domino is on the page', async () => {
  // Ivan lost his streak some days ago.
  await api.chooseHelp(await api.signIn('Ivan'), 'gb');
  const { page, child } = await openAs('Ivan', '/profile');
  await page.getByText('0 days!').waitFor();
  await winADay(child);
  await poll(page);
  // One popup a page (HOME-01).
  const first = await close(page);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Friends/ })
    .click();
  const popups = [first, await close(page)].join(' ');
  await page.goBack();
  expect(popups).toContain('1 day in a row!');
  expect(popups).toMatch(/You win \d+ Lingos!/);
  await page.getByRole('heading', { name: '1 day!' }).waitFor();
  await page
    .getByAltText(/^Domino/)
    .first()
    .waitFor();
  await page.clock.install();
  await page.reload();
  await page.getByRole('heading', { name: '1 day!' }).waitFor();
  await Promise.all([page.waitForResponse(isPoll), poll(page)]);
  // A popup opens some time after the answer.
  await page.clock.runFor(5_000);
  expect(await popup(page).count()).toBe(0);
});

test('FLAG-02 FLAG-17 flags of a deployment show and hide entries, not routes', async () => {
  const { page } = await openAs('Mia', '/profile');
  await page.locator('[data-menu-star]').waitFor();
  expect(await page.getByRole('link', { name: 'Friends' }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Globe' }).count()).toBe(0);
  await page.goto(`${url}/globe`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/globe');
});
