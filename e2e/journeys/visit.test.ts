import type { FriendItem, Profile } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';

const { url, api, openAs } = await withBrowser();

/** The id of a friend by name. */
async function friendId(child: Child, name: string): Promise<string> {
  const items = await api.read<FriendItem[]>(`users/${child.userId}/friends`, child.token);
  const found = items.find(({ friend }) => friend.username === name);
  if (!found) throw new Error(`${name} is not a friend`);
  return found.friend.userId;
}

/** The colour of the wallpaper, and whether every picture of a page has loaded. */
const lookAt = (page: Page) =>
  page.evaluate(() => ({
    wall: document.documentElement.style.getPropertyValue('--wall-bg'),
    broken: [...document.querySelectorAll<HTMLImageElement>('#page img')]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  }));

test('PROFILE-26 PROFILE-14 PROFILE-17 AMBIG-47 the page of a friend shows the friend’s wallpaper and Domino', async () => {
  const { page, child } = await openAs('Mia', '/profile');
  const id = await friendId(child, 'Ali');
  const ali = await api.read<Profile>(`users/${id}/profile`, child.token);
  await page.goto(`${url}/digipal/${id}`);
  const kid = page.getByAltText('Ali', { exact: true });
  await expect
    .poll(() => kid.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await kid.getAttribute('src')).toBe(`${ali.avatarImage}/full.svg`);
  await page.getByText('You are already friends!').waitFor();
  await expect.poll(() => lookAt(page)).toEqual({ wall: ali.wallpaper.bgColor, broken: [] });
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mia', exact: true }).waitFor();
  const mia = await api.read<Profile>(`users/${child.userId}/profile`, child.token);
  expect((await lookAt(page)).wall).toBe(mia.wallpaper.bgColor);
});

test('PROFILE-12 AMBIG-57 A11Y-01 the interests of a friend can be opened and left by keyboard', async () => {
  const { page, child } = await openAs('Mia', '/profile');
  const id = await friendId(child, 'Ali');
  await page.goto(`${url}/digipal/${id}`);
  const way = page.getByRole('link', { name: 'I like', exact: true });
  await way.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/profile/${id}/interests`);
  await page.getByRole('heading', { name: 'Ali likes', exact: true }).waitFor();
  const { interests } = await api.read<Profile>(`users/${id}/profile`, child.token);
  expect(await page.locator('#page li').count()).toBe(interests.items.length);
  expect(await page.locator('#page button').count()).toBe(0);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Ali', exact: true }).waitFor();
});

test('PROFILE-26 cards that load after the first render cause no visible layout shift', async () => {
  const { page } = await openAs('Mia', '/profile');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'moved', { value: [] });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        (window as unknown as { moved: number[] }).moved.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await page.getByRole('heading', { name: 'My DigiPals', exact: true }).waitFor();
  await page.getByAltText('Mia', { exact: true }).waitFor();
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.05);
});
