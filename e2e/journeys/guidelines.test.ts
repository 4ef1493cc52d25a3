import type { FriendItem } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';

const { url, api, openAs } = await withBrowser();

const waitForReport = (page: Page) =>
  page.waitForResponse(answer => answer.url().endsWith('/api/reportButton') && answer.ok());

test('SHELL-10 ROUTE-31 GUIDE-01 GUIDE-07 GUIDE-08 GUIDE-12 NOTSHOWN-17 by keyboard: opens the rules from the menu and reports a problem', async () => {
  const { page } = await openAs('Ruby', '/profile');
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('link', { name: 'Community Guidelines' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Our rules' }).waitFor();
  expect(await page.locator('#page li').count()).toBe(5);
  let sent = 0;
  page.on('request', request => {
    if (request.url().endsWith('/api/reportButton')) sent += 1;
  });
  const sendButton = page.getByRole('button', { name: 'Tell DigiPals' });
  await sendButton.press('Enter');
  await page.getByRole('alert').getByText('Please select a reason first!').waitFor();
  expect(sent).toBe(0);
  await page.getByRole('radio', { name: 'Someone does not write in English' }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('radio', { name: 'Someone is unkind' }).isChecked()).toBe(true);
  const arrives = waitForReport(page);
  await sendButton.press('Enter');
  await arrives;
  await page
    .getByText('Thank you for telling us. We will contact your grown-up if needed.')
    .waitFor();
  await page.getByRole('button', { name: 'OK' }).press('Enter');
  await page.waitForURL(`${url}/profile`);
});

test('GUIDE-07 GUIDE-12 SAFE-06 by touch at 360 px: reports a friend, also after a failed call', async () => {
  const { page, child } = await openAs('Ruby', '/profile', {
    width: 360,
    height: 640,
    touch: true,
  });
  const items = await api.read<FriendItem[]>(`users/${child.userId}/friends`, child.token);
  const friend = items.find(({ request }) => request.status === 'accepted')?.friend;
  if (!friend) throw new Error('Ruby has no friend');
  await page.goto(`${url}/community-guidelines?user=${friend.userId}&from=conversation`);
  await page.getByText(`It is about ${friend.username}.`).waitFor();
  await page.getByText('Someone shares personal information').tap();
  await page.route('**/api/reportButton', route => route.abort(), { times: 1 });
  const sendButton = page.getByRole('button', { name: 'Tell DigiPals' });
  await sendButton.tap();
  await page.getByRole('alert').waitFor();
  const arrives = waitForReport(page);
  await sendButton.tap();
  const body = (await arrives).request().postDataJSON();
  expect(body).toEqual({
    reason: 'personalInformation',
    userId: friend.userId,
    page: '/conversation/{id?}',
  });
  await page.getByText('You did the right thing. We tell you when it is done.').waitFor();
});
