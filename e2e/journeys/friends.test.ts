import type { FriendItem } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';

const { url, api, openAs } = withBrowser();

// Also when a step between them has failed: other journeys meet the two as well.
afterAll(async () => api.makeStrangers(await api.signIn('Noah'), await api.signIn('Ruby')));

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
const popup = (page: Page) => page.getByRole('dialog');

/** Reads a popup, and closes it by its button, or by its cross where that leads elsewhere. */
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

/** How things stand with another child, as the server tells it. */
async function standing({ userId, token }: Child, other: Child): Promise<string> {
  const items = await api.read<FriendItem[]>(`users/${userId}/friends`, token);
  const found = items.find(({ friend }) => friend.userId === other.userId);
  return found?.request.status ?? 'none';
}

const meet = async () => {
  const [noah, ruby] = [
    await openAs('Noah', '/profile/friends'),
    await openAs('Ruby', '/profile/friends', { width: 360, height: 640 }),
  ];
  return { noah, ruby };
};

test('FRIEND-02 FRIEND-21 FRIEND-01 a child finds another by name and asks; what broke on the way is asked again', async () => {
  const { noah, ruby } = await meet();
  const { page } = noah;
  await search(page, 'rù');
  const ask = row(page, 'Ruby').getByRole('button', { name: 'Ask to be friends' });
  await ask.waitFor();
  await page.route('**/api/friendRequests', route => route.abort(), { times: 1 });
  await ask.press('Enter');
  await close(page, 'Oops! Something went wrong. Could you try again?');
  expect(await standing(noah.child, ruby.child)).toBe('none');
  await ask.dblclick();
  await close(page, 'Your request was sent to Ruby! Why not leave a message?', 'Close');
  await row(page, 'Ruby').getByText('Digipal request pending').waitFor();
  expect(await standing(noah.child, ruby.child)).toBe('pending');
  expect(await standing(ruby.child, noah.child)).toBe('pending');
  await row(page, 'Ruby').getByRole('link').click();
  await page.waitForURL(`${url}/digipal/${ruby.child.userId}`);
  await page.goBack();
  await row(page, 'Ruby').getByText('Digipal request pending').waitFor();
});

test('ROUTE-15 a request that is put aside is gone here and waits there; when this child asks, they are friends', async () => {
  const { noah, ruby } = await meet();
  const { page } = ruby;
  await page.getByRole('link', { name: /^Requests/ }).click();
  await row(page, 'Noah').getByRole('button', { name: 'Not now' }).click();
  await row(page, 'Noah').waitFor({ state: 'detached' });
  await expect.poll(() => standing(ruby.child, noah.child)).toBe('none');
  await page.reload();
  await page.getByRole('heading', { name: 'You asked' }).waitFor();
  expect(await row(page, 'Noah').count()).toBe(0);
  await noah.page.goto(`${url}/profile/friends/pending`);
  await row(noah.page, 'Ruby').getByText('Digipal request pending').waitFor();
  await search(page, 'noah');
  await row(page, 'Noah').getByRole('button', { name: 'Ask to be friends' }).click();
  await close(page, 'Hooray! Noah is your friend now.');
  await row(page, 'Noah').getByText('You are already friends!').waitFor();
  expect(await standing(noah.child, ruby.child)).toBe('accepted');
});

test('ROUTE-12 friends see each other in their lists, here now', async () => {
  const { noah, ruby } = await meet();
  await row(ruby.page, 'Noah').getByText('Here now').waitFor();
  await noah.page.reload();
  await row(noah.page, 'Ruby').getByText('Here now').waitFor();
});

test('SAFE-09 who blocks a friend is not found any more, nor finds it; the block can be taken back', async () => {
  const { noah, ruby } = await meet();
  const { page } = ruby;
  await press(page, 'More: Noah');
  await press(page, 'Block this DigiPal');
  await press(page, 'Block this DigiPal');
  await close(page, 'Done. You will not see Noah here.');
  await row(page, 'Noah').waitFor({ state: 'detached' });
  await search(page, 'noah');
  await page.getByText('We found no DigiPal called “noah”.').waitFor();
  await search(noah.page, 'ruby');
  await noah.page.getByText('We found no DigiPal called “ruby”.').waitFor();
  expect(await standing(noah.child, ruby.child)).toBe('none');
  await page.goto(`${url}/profile/friends`);
  await press(page, 'Blocked DigiPals');
  await row(page, 'Noah').getByRole('button', { name: 'Unblock' }).click();
  await page.getByText('Nobody is on this list.').waitFor();
  await search(noah.page, 'ruby');
  await row(noah.page, 'Ruby').getByRole('button', { name: 'Ask to be friends' }).waitFor();
});
