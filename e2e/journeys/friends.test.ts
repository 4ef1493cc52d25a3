import type { FriendItem } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';

const { url, api, openAs } = await withBrowser();

// Also after a failure, because other journeys use these two children as well.
afterAll(async () => api.makeStrangers(await api.signIn('Noah'), await api.signIn('Ruby')));

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
const popup = (page: Page) => page.getByRole('dialog');

/** Waits for the text of a popup and closes it by its button, or by its cross if the button leads elsewhere. */
async function close(page: Page, text: string, button = 'OK'): Promise<void> {
  await popup(page).getByText(text).waitFor();
  await press(page, button);
  await popup(page).waitFor({ state: 'detached' });
}

async function search(page: Page, name: string): Promise<void> {
  await page.goto(`${url}/profile/friends/search`);
  await page.getByRole('textbox', { name: 'DigiPal name' }).fill(name);
  await page.keyboard.press('Enter');
}

/** The state of the friendship with another child on the server. */
async function friendship({ userId, token }: Child, other: Child): Promise<string> {
  const items = await api.read<FriendItem[]>(`users/${userId}/friends`, token);
  const found = items.find(({ friend }) => friend.userId === other.userId);
  return found?.request.status ?? 'none';
}

test('FRIEND-01 FRIEND-02 FRIEND-21 ROUTE-12 ROUTE-15 SAFE-09 two children request, decline, become friends and block', async () => {
  const noah = await openAs('Noah', '/profile/friends');
  const ruby = await openAs('Ruby', '/profile/friends', { width: 360, height: 640 });
  const between = async () => [
    await friendship(noah.child, ruby.child),
    await friendship(ruby.child, noah.child),
  ];

  // Noah finds Ruby by an unaccented part of the name and sends a request.
  await search(noah.page, 'rù');
  const ask = row(noah.page, 'Ruby').getByRole('button', { name: 'Ask to be friends' });
  await ask.dblclick();
  await close(noah.page, 'Your request was sent to Ruby! Why not leave a message?', 'Close');
  await row(noah.page, 'Ruby').getByText('DigiPal request pending').waitFor();
  expect(await between()).toEqual(['pending', 'pending']);

  // Ruby declines: the request only disappears for her.
  // Her list may be up to 15 seconds old.
  await ruby.page.reload();
  await ruby.page.getByRole('link', { name: /^Requests/ }).click();
  await row(ruby.page, 'Noah').getByRole('button', { name: 'Not now' }).click();
  await row(ruby.page, 'Noah').waitFor({ state: 'detached' });
  await expect.poll(between).toEqual(['pending', 'none']);

  // Ruby sends a request herself, and they are friends.
  await search(ruby.page, 'noah');
  await row(ruby.page, 'Noah').getByRole('button', { name: 'Ask to be friends' }).click();
  await close(ruby.page, 'Hooray! Noah is your friend now.');
  await row(ruby.page, 'Noah').getByText('You are already friends!').waitFor();
  expect(await between()).toEqual(['accepted', 'accepted']);
  await noah.page.goto(`${url}/profile/friends`);
  await row(noah.page, 'Ruby').getByText('Here now').waitFor();

  // Ruby blocks Noah: neither finds the other.
  await ruby.page.goto(`${url}/profile/friends`);
  await press(ruby.page, 'More: Noah');
  await press(ruby.page, 'Block this DigiPal');
  await press(ruby.page, 'Block this DigiPal');
  await close(ruby.page, 'Done. You will not see Noah here.');
  await row(ruby.page, 'Noah').waitFor({ state: 'detached' });
  await search(noah.page, 'ruby');
  await noah.page.getByText('We found no DigiPal called “ruby”.').waitFor();
  expect(await between()).toEqual(['none', 'none']);
});
