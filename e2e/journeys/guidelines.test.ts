import type { FriendItem } from '@digipals/contract';
import { languageCodes } from '@digipals/contract/constants';
import { languageTag, localeOf } from '@digipals/i18n';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PageOptions } from '../support/browser.ts';
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

/** Opens the report about a friend of Ruby. */
async function openReport(options: PageOptions) {
  const { page, child } = await openAs('Ruby', '/profile', options);
  const items = await api.read<FriendItem[]>(`users/${child.userId}/friends`, child.token);
  const friend = items.find(({ request }) => request.status === 'accepted')?.friend;
  if (!friend) throw new Error('Ruby has no friend');
  await page.goto(`${url}/community-guidelines?user=${friend.userId}&from=conversation`);
  await page.getByText(`It is about ${friend.username}.`).waitFor();
  return { page, friend };
}

test('GUIDE-07 GUIDE-12 SAFE-06 SAFE2-103 by touch at 360 px: reports a friend without a connection, and the report arrives with it', async () => {
  const { page, friend } = await openReport({ width: 360, height: 640, touch: true });
  await page.getByRole('radio', { name: 'Someone shares personal information' }).tap();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Tell DigiPals' }).tap();
  await page
    .getByText("You did the right thing. We'll tell DigiPals when the internet is back.")
    .waitFor();
  const arrives = waitForReport(page);
  await page.context().setOffline(false);
  const body = (await arrives).request().postDataJSON();
  expect(body).toEqual({
    reason: 'personalInformation',
    userId: friend.userId,
    page: '/conversation/{id?}',
  });
});

test('SAFE2-100 at 360 x 560 the reasons and the buttons are in view without scrolling, in nine languages', async () => {
  const { page } = await openReport({ width: 360, height: 560 });
  for (const supportLanguage of languageCodes) {
    await page.route(/\/api\/.*languages$/, async route => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), supportLanguage },
      });
    });
    const tag = languageTag(localeOf(supportLanguage));
    await page.reload();
    await page.locator(`html[lang="${tag}"] dialog label`).first().waitFor();
    const dialog = page.getByRole('dialog');
    const boxes = await dialog.locator('label, button, a').evaluateAll(all =>
      all.map(one => {
        const { top, bottom, height } = one.getBoundingClientRect();
        return height === 0 ? [-1, 0] : [top, bottom];
      }),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(11);
    expect(Math.min(...boxes.flat()), tag).toBeGreaterThanOrEqual(0);
    expect(Math.max(...boxes.flat()), tag).toBeLessThanOrEqual(560);
    const hidden = await dialog.evaluate(element => element.scrollHeight - element.clientHeight);
    expect(hidden, tag).toBeLessThanOrEqual(0);
    await page.unroute(/\/api\/.*languages$/);
  }
});
