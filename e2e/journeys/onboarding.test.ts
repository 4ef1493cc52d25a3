import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startFileServer, withBrowser } from '../support/browsing.ts';

// Other journeys run without the study buddy.
const server = await startFileServer({ FLAGS: 'studyBuddy' });
const { url, open } = await withBrowser({ server });

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Signs the new child of the demo world in, as on a school computer. */
async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox').fill('demo');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Zara', exact: true }).click();
  for (const picture of ['Cat', 'Sun', 'Ball'])
    await page.getByRole('button', { name: picture, exact: true }).click();
}

test('ONBOARD-08 ONBOARD-01 ONBOARD-02 ONBOARD-03 ONBOARD-04 ONBOARD-05 ONBOARD-06 NOTIF-08 NOTIF-09 the first sign-in of a child opens seven steps, once, and leads on to its look and first friend request', async () => {
  const page = await open('/student', { width: 390, height: 664, quickPolls: true });
  await signIn(page);
  await page.waitForURL(`${url}/onboarding`);
  await press(page, 'Hello, Domino!');
  await title(page, 'Tap Domino!');
  for (const place of ['ear', 'nose', 'tummy']) await press(page, `Domino's ${place}`);
  // The second tap must not skip a step.
  await page.getByRole('button', { name: 'Next', exact: true }).dblclick();

  await title(page, 'This is me!');
  await press(page, 'Hair 6');
  await press(page, "That's me!");
  await title(page, "Say: Let's be friends!");

  await page.reload();
  await page.getByRole('img', { name: 'Step 3 of 7' }).waitFor();
  await press(page, 'Add friend');
  await press(page, 'Next');

  await title(page, 'Make your first message!');
  for (const block of ['Hello!', 'I am', 'Zara.']) await press(page, block);
  await page.getByText('Good message! Off it goes!').waitFor();
  await press(page, 'Next');

  await title(page, 'Where is the dog?');
  await page.locator('[aria-label="dog"]').click();
  await press(page, 'Yes! Next');
  await title(page, 'You win 20 Lingos!');
  await page.getByText('1 day!').waitFor();
  await press(page, 'Hooray!');
  await title(page, 'Three golden rules');
  await press(page, "Let's go!");

  await page.waitForURL(`${url}/profile`);
  await page.getByRole('heading', { level: 1, name: 'Zara', exact: true }).waitFor();
  await page.getByText('20 Lingos', { exact: true }).first().waitFor({ state: 'attached' });
  const polls = page.waitForResponse(answer => answer.url().endsWith('/notifications'));
  await page.reload();
  await polls;
  await page.getByRole('heading', { level: 1, name: 'Zara', exact: true }).waitFor();
  await page.waitForResponse(answer => answer.url().endsWith('/notifications'));
  expect(page.url()).toBe(`${url}/profile`);
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.getByRole('heading', { name: 'Choose what you wear!' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Change my look' }).last().click();
  await page.waitForURL(`${url}/profile/avatar`);
  await press(page, 'Back');
  // Zara's grown-up has not permitted contact yet: Domino and the card of the friends say so.
  const asks = page.getByText('Ask your grown-up first. Then you can find friends here.');
  await asks.nth(1).waitFor();
  expect(await page.getByRole('heading', { name: 'Choose what you wear!' }).count()).toBe(0);
  execFileSync(process.execPath, ['apps/server/src/grown-up.ts', 'permit', 'DEMO', 'Zara'], {
    env: server.commandEnv,
  });
  await page.reload();
  await page.getByRole('heading', { name: "Let's find your first friend!" }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'New friends' }).first().click();
  await page.getByRole('button', { name: 'Ask to be friends' }).first().click();
  await page.getByRole('dialog').waitFor();
});
