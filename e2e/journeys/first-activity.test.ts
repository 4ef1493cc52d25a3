import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { startFileServer, withBrowser } from '../support/browsing.ts';
import { mouse } from '../support/hands.ts';
import { playQuestion, rightEntries } from '../support/play.ts';
import { giveSeat } from '../support/seats.ts';

// Other journeys run without the study buddy.
const server = await startFileServer({ FLAGS: 'studyBuddy,-lingoPopup,-streakPopup' });
const { url, api, open } = await withBrowser({ server });

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).last().click();

/** The child that is signed in on a page. */
const childOn = (page: Page): Promise<Pick<Child, 'userId' | 'token'>> =>
  page.evaluate(() => ({
    userId: localStorage.getItem('userId') ?? '',
    token: localStorage.getItem('userAccessToken') ?? '',
  }));

test('ONBOARD-08 ONBOARD-09 a new child with a licence goes from its card by the first steps to a first activity, a first look and a first friend', async () => {
  await giveSeat(api, 'Zara');
  execFileSync(process.execPath, ['apps/server/src/grown-up.ts', 'permit', 'DEMO', 'Zara'], {
    env: server.commandEnv,
  });
  const page = await open('/student', { width: 390, height: 664, quickPolls: true });
  await page.getByRole('textbox').fill('demo');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Zara', exact: true }).click();
  for (const picture of ['Cat', 'Sun', 'Ball'])
    await page.getByRole('button', { name: picture, exact: true }).click();

  await page.waitForURL(`${url}/onboarding`);
  await page.getByRole('button', { name: 'Hello, Domino!' }).click();
  for (let step = 1; step <= 7; step += 1) {
    await page.getByRole('img', { name: `Step ${step} of 7` }).waitFor();
    await page.getByRole('main').getByRole('button').last().click();
  }
  await page.waitForURL(`${url}/profile`);

  await heading(page, 'Play your first game!').waitFor();
  await follow(page, 'Play');
  await page.locator('[data-question]').waitFor();
  const child = { ...(await childOn(page)), user: {} as Child['user'] };
  const activityId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const activity = await api.activity(activityId, child);
  const before = await api.lingos(child);
  const [outcome] = await Promise.all([
    playQuestion(page, { activity, hand: mouse }),
    page.waitForResponse('**/solution'),
  ]);
  expect(outcome).toBe('correct');
  await api.postSolution(child, rightEntries(activity));
  expect(await api.lingos(child)).toBe(before + activity.meta.lingos);
  await page.goto(`${url}/profile`);

  await heading(page, 'Choose what you wear!').waitFor();
  await follow(page, 'Change my look');
  await page.waitForURL(`${url}/profile/avatar`);
  await page.getByRole('button', { name: 'Hair' }).click();
  await page.locator('button[aria-pressed="false"]').filter({ hasText: 'free' }).first().click();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.waitForURL(`${url}/profile`);

  await heading(page, "Let's find your first friend!").waitFor();
  await follow(page, 'New friends');
  await page.getByRole('button', { name: 'Ask to be friends' }).first().click();
  await page.getByRole('dialog').waitFor();
});
