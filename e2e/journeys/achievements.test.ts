import type { Achievements, FriendItem, Score, Summary } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';

const { url, api, openAs } = await withBrowser();

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const metals = (page: Page) =>
  page
    .locator('[data-emblem]')
    .evaluateAll(cups =>
      cups.map(cup => [cup.getAttribute('data-emblem'), cup.getAttribute('data-metal')]),
    );
const expected = ({ trophies }: Achievements) =>
  trophies.map(({ kind, level }) => [kind, level ?? 'none']);

async function friendOf({ userId, token }: Child): Promise<Summary> {
  const items = await api.read<FriendItem[]>(`users/${userId}/friends`, token);
  const found = items.find(({ request }) => request.status === 'accepted');
  if (!found) throw new Error('The child has no friend');
  return found.friend;
}

test('ROUTE-07 SHELL-16 PROFILE-21 PROFILE-23 NOTSHOWN-58 Score in the toolbar leads to the child’s own trophies, stars and scores', async () => {
  const { page, child } = await openAs('Mia', '/profile');
  await nav(page).getByRole('link', { name: 'Score' }).click();
  await page.waitForURL(`${url}/profile/achievements`);
  await page.getByRole('heading', { name: 'My achievements', level: 1 }).waitFor();
  const [won, scores] = await Promise.all([
    api.read<Achievements>(`users/${child.userId}/achievements`, child.token),
    api.read<Score[]>(`users/${child.userId}/scores`, child.token),
  ]);
  await expect.poll(() => metals(page)).toEqual(expected(won));
  const stars = await page.getByRole('button', { name: /\bstars?\b/ }).textContent();
  expect(stars).toMatch(new RegExp(`^${won.stars} stars?`));
  await expect.poll(() => page.locator('#page li img[loading=lazy]').count()).toBe(scores.length);
});

test('PROFILE-22 EVENT-09 tapping a trophy opens a popup and is tracked', async () => {
  const { page } = await openAs('Mia', '/profile/achievements');
  await page.locator('button:has([data-emblem=friends])').click();
  await page.getByRole('dialog').locator('[data-emblem=friends]').waitFor();
  const codes = await page.evaluate(() => localStorage.getItem('analyticsEvents') ?? '');
  expect(codes.match(/lbm11/g)).toHaveLength(1);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('ROUTE-08 PROFILE-13 PROFILE-24 a friend’s page leads to the friend’s trophies', async () => {
  const { page, child } = await openAs('Mia', '/profile');
  const friend = await friendOf(child);
  await page.goto(`${url}/digipal/${friend.userId}`);
  await page.getByRole('link', { name: 'See all trophies and scores' }).click();
  await page.waitForURL(`${url}/profile/${friend.userId}/achievements`);
  await page.getByRole('heading', { name: `Trophies: ${friend.username}`, level: 1 }).waitFor();
  const won = await api.read<Achievements>(`users/${friend.userId}/achievements`, child.token);
  await expect.poll(() => metals(page)).toEqual(expected(won));
});

test('PROFILE-13 the profile leads to the child’s own trophies', async () => {
  const { page } = await openAs('Mia', '/profile');
  await page.getByRole('link', { name: 'See all trophies and scores' }).press('Enter');
  await page.waitForURL(`${url}/profile/achievements`);
});

test('PROFILE-24 SAFE-08 the trophies of a stranger are hidden, and an unknown child is not found', async () => {
  const { page, child } = await openAs('Mia', '/profile');
  const [stranger] = await api.read<Summary[]>('recommendations/friends', child.token);
  if (!stranger) throw new Error('There is no stranger to recommend');
  await page.goto(`${url}/profile/${stranger.userId}/achievements`);
  await page
    .getByRole('heading', { name: `Become friends to see the trophies of ${stranger.username}.` })
    .waitFor();
  expect(await page.locator('[data-emblem]').count()).toBe(0);
  await page.goto(`${url}/profile/nobody/achievements`);
  await page.getByText('This DigiPal is not here.').waitFor();
});
