import type { Profile } from '@digipals/contract';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { rightEntries } from '../support/play.ts';

const { url, api, openAs } = await withBrowser();

test('SHOP-01 SHOP-04 AVATAR-03 AVATAR-05 AVATAR-06 WARDROBE-02 WARDROBE-07 WARDROBE-08 a child wins Lingos, tries on a hat, buys and wears it, and a friend sees it', async () => {
  const player = await api.signIn('Mia');
  const poor = await api.lingos(player);
  const { activities } = await api.lesson(player);
  const unplayed = activities.find(({ userScore, test: isTest }) => userScore === null && !isTest);
  const activity = await api.activity(unplayed?.activityId ?? '', player);
  const won = await api.postSolution(player, rightEntries(activity));
  expect(won).toBeGreaterThan(0);
  const { page, child } = await openAs('Mia', '/profile');
  const before = await api.lingos(child);
  expect(before).toBe(poor + won);
  const dressing = page.getByRole('button', { name: 'Undo' });
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await page.getByLabel('Change my look').click();
  await button(/^Wizard hat/).click();
  // The Back of the browser asks too, and what is on waits for the next visit.
  await page.goBack();
  await button('Stay here').click();
  await page.reload();
  await dressing.waitFor();
  await button('Buy 60 Lingos').press('Enter');
  await page.getByRole('heading', { name: "It's yours!" }).waitFor();
  await page.keyboard.press('Enter');
  await button('Wizard hat mine').waitFor();
  expect(await api.lingos(child)).toBe(before - 60);
  await button('Done').click();

  await page.waitForURL(`${url}/profile`);
  const { human, avatarImage } = await api.read<Profile>(
    `users/${child.userId}/profile`,
    child.token,
  );
  expect([human.hat?.model, human.badge?.model]).toEqual(['wizard', 'star']);
  const mia = page.locator('[data-alive] > img[alt="Mia"]');
  expect(await mia.getAttribute('src')).toBe(`${avatarImage}/full.svg`);
  await page.reload();
  expect(await mia.getAttribute('src')).toBe(`${avatarImage}/full.svg`);

  const friend = await openAs('Ali', `/digipal/${child.userId}`);
  const seen = friend.page.locator('[data-alive] > img[alt="Mia"]');
  await expect
    .poll(() => seen.evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await seen.getAttribute('src')).toBe(`${avatarImage}/full.svg`);
});
