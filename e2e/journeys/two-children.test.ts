import type { FriendItem, Notification } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';

const { url, api, openAs } = await withBrowser();

// Both have English as help language, so that the test can match texts on both pages.
beforeAll(async () => api.chooseHelp(await api.signIn('Pablo'), 'gb'));
afterAll(async () => api.chooseHelp(await api.signIn('Pablo'), 'es'));

/** Changes by the other child appear with the next poll. */
const seen = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();

/** Closes the next popup. */
async function dismiss(page: Page): Promise<void> {
  const popup = page.getByRole('dialog');
  await popup.waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
}

/** Waits for the text of a popup and closes it by its button, or by its cross if the button leads elsewhere. */
async function close(page: Page, text: string, button = 'OK'): Promise<void> {
  const popup = page.getByRole('dialog');
  await popup.getByText(text).waitFor();
  await popup.getByRole('button', { name: button }).click();
  await popup.waitFor({ state: 'detached' });
}

const visit = (page: Page, { userId }: Child) => page.goto(`${url}/digipal/${userId}`);

const friendsOf = async ({ userId, token }: Child): Promise<string[]> => {
  const items = await api.read<FriendItem[]>(`users/${userId}/friends`, token);
  return items
    .filter(({ request }) => request.status === 'accepted')
    .map(({ friend }) => friend.username);
};

/** Ids of a child's notifications. */
const notificationIds = async ({ userId, token }: Child): Promise<string[]> =>
  (await api.read<Notification[]>(`users/${userId}/notifications`, token)).map(({ id }) => id);

/** Opens two browsers for Pablo and Amara, each on the page of the other. */
async function meet() {
  const one = await openAs('Pablo', '/profile', { quickPolls: true });
  const tablet = { width: 768, height: 1024, quickPolls: true };
  const other = await openAs('Amara', '/profile', tablet);
  await visit(one.page, other.child);
  await visit(other.page, one.child);
  await heading(one.page, 'Amara');
  await heading(other.page, 'Pablo');
  return { pablo: one.page, amara: other.page, pabloIs: one.child, amaraIs: other.child };
}

/**
 * Holds the responses about another child until the returned function is called, so that no poll shows
 * a change before this child acts.
 */
async function holdReads(page: Page, { userId }: Child): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(new RegExp(`/api/.*${userId}`), async route => {
    if (route.request().method() === 'GET') await gate.promise;
    // The page may have cancelled the request.
    await route.continue().catch(() => undefined);
  });
  return gate.resolve;
}

/** Unfriends a child through its menu; the page updates before the server responds. */
async function endFriendship(page: Page, child: Child, name: string): Promise<void> {
  await press(page, `More: ${name}`);
  await press(page, 'Stop being friends');
  await press(page, 'Stop being friends');
  await seen(page, 'Ask to be friends');
  await expect.poll(() => friendsOf(child)).not.toContain(name);
}

test('FRIEND-01 FRIEND-08 FRIEND-09 FRIEND-10 FRIEND-12 PROFILE-06 two children in two browsers become friends and see it', async () => {
  const { pablo, amara, pabloIs, amaraIs } = await meet();
  await seen(pablo, 'Become friends to see what Amara likes.');
  await press(pablo, 'Ask to be friends');
  await close(pablo, 'Your request was sent to Amara! Why not leave a message?', 'Close');
  await seen(pablo, 'DigiPal request pending');
  // Amara does nothing: her page updates by polling.
  await seen(amara, 'Pablo wants to be your friend.');
  await press(amara, 'Yes!');
  await close(amara, 'Hooray! Pablo is your friend now.');
  await seen(amara, 'You are already friends!');
  await seen(pablo, 'You are already friends!');
  await pablo.getByRole('heading', { name: 'I like', exact: true }).waitFor();
  expect(await friendsOf(pabloIs)).toContain('Amara');
  expect(await friendsOf(amaraIs)).toContain('Pablo');
});

test('PROFILE-07 PROFILE-08 PROFILE-09 NOTSHOWN-13 a child sees that it was liked', async () => {
  const { pablo, amara } = await meet();
  await pablo.goto(`${url}/profile`);
  const likes = pablo.getByText(/^\d+ likes?$/);
  await likes.waitFor({ state: 'attached' });
  expect(await likes.textContent()).toBe('0 likes');
  await press(amara, 'Like');
  await amara.getByText("You liked Pablo's profile!").waitFor();
  expect(
    await amara.getByRole('button', { name: 'Already liked' }).getAttribute('aria-disabled'),
  ).toBe('true');
  await seen(pablo, '1 like');
  await amara.reload();
  await amara.getByRole('button', { name: 'Already liked' }).waitFor();
});

test('FRIEND-05 PROFILE-26 each child finds the other in its list of friends and visits it from there', async () => {
  const { pablo, amara, pabloIs } = await meet();
  await pablo.goto(`${url}/profile`);
  await pablo.getByRole('link', { name: /Amara/ }).click();
  await heading(pablo, 'Amara');
  await amara.goto(`${url}/profile/friends`);
  await amara.getByRole('link', { name: /Pablo/ }).first().click();
  await amara.waitForURL(`${url}/digipal/${pabloIs.userId}`);
  await heading(amara, 'Pablo');
});

test('SAFE-09 unfriending sends no notification and makes both strangers again', async () => {
  const { pablo, amara, pabloIs, amaraIs } = await meet();
  const before = await notificationIds(pabloIs);
  await endFriendship(amara, amaraIs, 'Pablo');
  await pablo.reload();
  await seen(pablo, 'Ask to be friends');
  await expect
    .poll(() => pablo.getByRole('heading', { name: 'I like', exact: true }).count())
    .toBe(0);
  expect(before).toEqual(expect.arrayContaining(await notificationIds(pabloIs)));
  expect(await friendsOf(pabloIs)).not.toContain('Amara');
  expect(await friendsOf(amaraIs)).not.toContain('Pablo');
});

test('FRIEND-01 FRIEND-11 simultaneous friend requests make both children friends', async () => {
  const { pablo, amara, pabloIs, amaraIs } = await meet();
  const release = [await holdReads(pablo, amaraIs), await holdReads(amara, pabloIs)];
  await Promise.all([press(pablo, 'Ask to be friends'), press(amara, 'Ask to be friends')]);
  for (const each of release) each();
  await Promise.all([dismiss(pablo), dismiss(amara)]);
  await seen(pablo, 'You are already friends!');
  await seen(amara, 'You are already friends!');
  expect(await friendsOf(pabloIs)).toContain('Amara');
  expect(await friendsOf(amaraIs)).toContain('Pablo');
  await endFriendship(pablo, pabloIs, 'Amara');
});

test('SAFE-09 after a block neither child can find the other, and neither page says why', async () => {
  const { pablo, amara, pabloIs, amaraIs } = await meet();
  const release = await holdReads(amara, pabloIs);
  await press(pablo, 'More: Amara');
  await press(pablo, 'Block this DigiPal');
  await press(pablo, 'Block this DigiPal');
  await pablo.waitForURL(`${url}/profile/friends`);
  await close(pablo, 'Done. You will not see Amara here.');
  await visit(pablo, amaraIs);
  await heading(pablo, 'This DigiPal is not here.');
  // Amara's page is still open, but her actions reveal nothing else.
  await press(amara, 'Ask to be friends');
  release();
  await close(amara, 'This has just changed. Look again!');
  await heading(amara, 'This DigiPal is not here.');
  await amara.getByRole('link', { name: 'Go to my profile' }).click();
  await heading(amara, 'Amara');
  const { userId, token } = pabloIs;
  const undone = await api.send(`users/${userId}/blocks/${amaraIs.userId}`, {
    method: 'DELETE',
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(undone.status).toBe(200);
  await visit(pablo, amaraIs);
  await seen(pablo, 'Ask to be friends');
});
