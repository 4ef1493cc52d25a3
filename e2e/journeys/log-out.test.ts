import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { chooseLogOut } from '../support/menu.ts';

const { url, api, openAs, keep } = await withBrowser();

const token = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('userAccessToken'));

test('SHELL-11 LOGIN-15 LOGIN-17 Log out ends the session here and on the server', async () => {
  const { page, child } = await openAs('Mia', '/profile');
  await chooseLogOut(page);
  await page.waitForURL(`${url}/student`);
  expect(await token(page)).toBeNull();
  const answer = await api.send('users/current', { token: child.token });
  expect(answer.status).toBe(401);
  await page.goto(`${url}/profile`);
  await page.waitForURL(`${url}/student`);
});

test('LOGIN-16 a failed logout call still logs the child out', async () => {
  const { page } = await openAs('Mia', '/profile');
  await page.route('**/api/logout', route => route.fulfill({ status: 500, body: '{}' }));
  await chooseLogOut(page);
  await page.waitForURL(`${url}/student`);
  expect(await token(page)).toBeNull();
});

test('LOGIN-18 logging out in one tab logs out the other', async () => {
  const { page, child } = await openAs('Mia', '/profile');
  const other = keep(await page.context().newPage());
  await other.goto(`${url}/training-menu`);
  await other
    .getByRole('heading', { name: 'Domino Academy' })
    .or(other.getByRole('list'))
    .first()
    .waitFor();
  await chooseLogOut(page);
  await page.waitForURL(`${url}/student`);
  await other.waitForURL(`${url}/student`);
  expect(await token(other)).toBeNull();
  expect((await api.send('users/current', { token: child.token })).status).toBe(401);
});

test('NOTSHOWN-07 a revoked session leads to the student page', async () => {
  const { page, child } = await openAs('Mia', '/profile');
  await page.getByRole('heading', { level: 1, name: 'Mia', exact: true }).waitFor();
  await api.send('logout', { token: child.token });
  // A call of the page may be first to learn that the session is over, and lead away while the page reloads.
  await page.reload().catch(() => undefined);
  await page.waitForURL(`${url}/student`);
  expect(await token(page)).toBeNull();
});
