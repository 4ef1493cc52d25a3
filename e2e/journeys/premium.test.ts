import type { AnalyticsEvent } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';

const noAccess =
  "Oops! You don't have access to the games. Ask your parents about upgrading your account!";
const activity = 'starter-01-friends';

const { url, api, openAs } = withBrowser();

const queuedEvents = (page: Page): Promise<AnalyticsEvent[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('analyticsEvents') ?? '[]'));

/** Keeps every event in the queue, so that a test can read them all. */
const holdEvents = (page: Page) =>
  page.route('**/api/events', route => route.fulfill({ status: 503, body: '{}' }));

test('NOTSHOWN-15 SHELL-18 SHELL-19 SHELL-21 AMBIG-11 the locked training item still answers with why', async () => {
  const { page } = await openAs('Noah', '/profile');
  const item = page.getByRole('link', { name: 'Domino Academy: locked' });
  expect(await item.getAttribute('aria-disabled')).toBe('true');
  await item.click({ force: true });
  const popup = page.getByRole('dialog', { name: 'Oops!' });
  await popup.getByText(noAccess).waitFor();
  expect(page.url()).toBe(`${url}/profile`);
});

test('SHELL-22 SHELL-23 POPUP-12 AMBIG-12 only OK closes the premium popup, and logs lbm39 once', async () => {
  const { page } = await openAs('Noah', '/profile');
  await holdEvents(page);
  await page.getByRole('link', { name: 'Domino Academy: locked' }).click({ force: true });
  const popup = page.getByRole('dialog', { name: 'Oops!' });
  await popup.waitFor();
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const box = await popup.getByText(noAccess).boundingBox();
  if (!box) throw new Error('The text of the popup is not on the page.');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 12, { steps: 5 });
  await page.mouse.up();
  expect(await popup.isVisible()).toBe(true);
  expect(await popup.getAttribute('data-closing')).toBeNull();
  expect((await queuedEvents(page)).filter(({ code }) => code === 'lbm39')).toHaveLength(0);
  await popup.getByRole('button', { name: 'OK' }).click();
  await popup.waitFor({ state: 'detached' });
  expect((await queuedEvents(page)).filter(({ code }) => code === 'lbm39')).toHaveLength(1);
});

test.each([
  ['GUARD-08 ROUTE-23', '/training-menu'],
  ['GUARD-09 ROUTE-27 PLAYER-67', `/activity/${activity}`],
  ['AMBIG-04', '/activities'],
])('%s without premium %s leads to the profile', async (_ids, path) => {
  const { page } = await openAs('Noah', path);
  await page.waitForURL(`${url}/profile`);
  await page.getByRole('heading', { level: 1, name: 'Noah', exact: true }).waitFor();
});

test('ROUTE-26 AMBIG-19 the rewards page is open without premium and shows that nothing is won yet', async () => {
  const { page } = await openAs('Noah', `/activity/${activity}/rewards`);
  await page.locator('[data-lingo-credit="0"]').waitFor();
  expect(page.url()).toBe(`${url}/activity/${activity}/rewards`);
});

test('ROUTE-30 ERR-05 the no-access page tells so with the exact words', async () => {
  const { page } = await openAs('Noah', '/activity-no-access');
  await page.getByText(noAccess).waitFor();
});

test('NOTSHOWN-02 the server refuses activities without the licence', async () => {
  const noah = await api.signIn('Noah');
  const answer = await api.send(`activities/${activity}?language=gb`, { token: noah.token });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'licence_required' });
});

test.each([
  ['an activity that does not exist', null],
  ['an answer with a message', { message: 'No access' }],
  ['an answer without data', { id: activity, meta: { title: 'Hello', lingos: 5 } }],
])('ROUTE-33 PLAYER-61 PLAYER-62 %s leads to the no-access page', async (_title, json) => {
  const { page } = await openAs('Mia', '/profile');
  if (json) await page.route('**/api/activities/*', route => route.fulfill({ json }));
  await page.goto(`${url}/activity/${json ? activity : 'unknown'}`);
  await page.waitForURL(`${url}/activity-no-access`);
});

test('GUARD-01 AMBIG-61 every navigation is logged with its pattern, a redirected one twice', async () => {
  const { page } = await openAs('Noah', '/activity-no-access');
  await holdEvents(page);
  await page.goto(`${url}/training-menu`);
  await page.waitForURL(`${url}/profile`);
  const paths = (await queuedEvents(page))
    .filter(({ name }) => name === 'navigation')
    .map(({ path }) => path);
  expect(paths.slice(-2)).toEqual(['/training-menu', '/profile']);
});
