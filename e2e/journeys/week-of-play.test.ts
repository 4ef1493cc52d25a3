import type { Profile } from '@digipals/contract';
import { expect, test } from 'vitest';
import { startFileServer, withBrowser } from '../support/browsing.ts';
import { mouse } from '../support/hands.ts';
import { playActivity, rightEntries } from '../support/play.ts';
import { giveSeat } from '../support/seats.ts';
import { dayMs } from '../support/server.ts';

/** Its own world, because its clock moves on. */
const server = await startFileServer();
const { url, api, openAs } = await withBrowser({ server });

const price = 20;

/** The next activity of the lesson that has not been played. */
async function nextActivity(username: string) {
  const child = await api.signIn(username);
  const { activities } = await api.lesson(child);
  const next = activities.find(({ userScore, locked }) => userScore === null && !locked);
  if (!next) throw new Error('the lesson has no activity left');
  return { child, activity: await api.activity(next.activityId, child) };
}

test('SHOP-11 SHOP-14 WARDROBE-08 a child without Lingos plays an activity a day, and buys a hat within a week', async () => {
  await giveSeat(api, 'Zara');
  const first = await nextActivity('Zara');
  await api.chooseHelp(first.child, 'gb');
  expect(await api.lingos(first.child)).toBe(0);
  const played = await openAs('Zara', `/activity/${first.activity.id}`);
  await played.page.locator('[data-question]').waitFor();
  await playActivity(played.page, { activity: first.activity, hand: mouse });
  await expect.poll(() => api.lingos(first.child)).toBe(first.activity.meta.lingos);

  let won = first.activity.meta.lingos;
  for (let day = 2; day <= 7 && won < price; day += 1) {
    await server.moveClock(dayMs);
    const { child, activity } = await nextActivity('Zara');
    won += await api.postSolution(child, rightEntries(activity));
    expect(await api.lingos(child)).toBe(won);
  }
  expect(won).toBeGreaterThanOrEqual(price);
  const { page, child } = await openAs('Zara', '/profile/avatar', { width: 1366, height: 768 });
  await page.getByRole('button', { name: /^Woolly hat/ }).click();
  await page.getByRole('button', { name: `Buy ${price} Lingos` }).click();
  await page.getByRole('heading', { name: "It's yours!" }).waitFor();
  expect(await api.lingos(child)).toBe(won - price);
  await page.getByRole('button', { name: 'Hooray!' }).click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.waitForURL(`${url}/profile`);
  const profile = await api.read<Profile>(`users/${child.userId}/profile`, child.token);
  expect(profile.human.hat?.model).toBe('beanie');
});
