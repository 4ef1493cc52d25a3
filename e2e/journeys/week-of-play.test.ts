import type { Profile } from '@digipals/contract';
import { expect, test } from 'vitest';
import { startFileServer, withBrowser } from '../support/browsing.ts';
import { rightEntries } from '../support/play.ts';
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

test('SHOP-11 SHOP-14 WARDROBE-08 a child without Lingos finishes an activity a day, and buys a hat within a week', async () => {
  await giveSeat(api, 'Zara');
  const start = await api.signIn('Zara');
  await api.chooseHelp(start, 'gb');
  expect(await api.lingos(start)).toBe(0);

  let won = 0;
  for (let day = 1; day <= 7 && won < price; day += 1) {
    if (day > 1) await server.moveClock(dayMs);
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
