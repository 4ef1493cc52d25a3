import type { HistoryEntry } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { mouse } from '../support/hands.ts';
import { openQuestionId, playQuestion, rightEntries } from '../support/play.ts';

const activityId = 'starter-01-friends';
const lost =
  "Uh oh! You have lost your internet connection. Don't worry, we have saved your activity score!";

/** Its own world, because other journeys play the same activities. */
const { url, api, openAs } = await withBrowser();

const queued = (page: Page): Promise<{ entry: HistoryEntry }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('offlineSolutions') ?? '[]'));

/** Records the bodies of sent solutions. */
function watchSolutions(page: Page): HistoryEntry[][] {
  const bodies: HistoryEntry[][] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/solution')) {
      bodies.push(request.postDataJSON() as HistoryEntry[]);
    }
  });
  return bodies;
}

async function openActivity(name: string) {
  await api.chooseHelp(await api.signIn(name), 'gb');
  const { page, child } = await openAs(name, `/activity/${activityId}`);
  await page.locator('[data-question]').waitFor();
  return { page, child, activity: await api.activity(activityId, child) };
}

test('ERR-11 OFFLINE-08 OFFLINE-09 OFFLINE-10 OFFLINE-11 OFFLINE-12 OFFLINE-13 OFFLINE-14 OFFLINE-19 AMBIG-70 losing the connection during an activity loses nothing', async () => {
  const { page, child, activity } = await openActivity('Chloe');
  const before = await api.lingos(child);
  for (let played = 0; played < 2; played += 1) {
    await playQuestion(page, { activity, hand: mouse });
  }
  await expect.poll(() => queued(page)).toEqual([]);
  const sent = watchSolutions(page);
  await page.context().setOffline(true);
  const message = page.getByRole('dialog');
  await message.waitFor();
  await message.getByRole('button').last().click();
  await message.waitFor({ state: 'detached' });
  for (let played = 2; played < activity.data.length; played += 1) {
    await playQuestion(page, { activity, hand: mouse });
    expect(await queued(page)).toHaveLength(played - 1);
  }
  const done = page.getByRole('dialog');
  await done.waitFor();
  expect(page.url()).toBe(`${url}/activity/${activityId}`);
  await done.getByRole('button').last().click();
  await page.waitForURL(`${url}/training-menu`);
  const offlineEntries = (await queued(page)).map(({ entry }) => entry.questionId);
  expect(offlineEntries).toEqual(activity.data.slice(2).map(({ id }) => id));
  expect(await api.lingos(child)).toBeLessThan(before + activity.meta.lingos);
  sent.length = 0;
  await page.context().setOffline(false);
  await expect.poll(() => api.lingos(child)).toBe(before + activity.meta.lingos);
  await expect.poll(() => queued(page)).toEqual([]);
  expect(sent.flat().map(({ questionId }) => questionId)).toEqual(offlineEntries);
});

test('ERR-11 the message about the lost connection is shown once, in its exact words', async () => {
  const { page } = await openAs('Mia', `/activity/${activityId}`);
  await page.locator('[data-question]').waitFor();
  await page.context().setOffline(true);
  const popup = page.getByRole('dialog');
  await popup.getByText(lost).waitFor();
  await popup.getByRole('button', { name: 'OK' }).click();
  await popup.waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await page.context().setOffline(true);
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
  expect(await popup.count()).toBe(0);
});

test('OFFLINE-06 AMBIG-14 an activity shows no offline popup and does not reload when the connection returns', async () => {
  const { page } = await openAs('Mia', `/activity/${activityId}`);
  await page.locator('[data-question]').waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await page.context().setOffline(true);
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0);
  await page.context().setOffline(false);
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
  expect(await page.locator('html[data-same-page]').count()).toBe(1);
});

test('OFFLINE-01 OFFLINE-02 OFFLINE-04 OFFLINE-18 POPUP-02 POPUP-13 ERR-02 ERR-12 outside activities an offline popup offers Retry', async () => {
  const { page } = await openAs('Mia', '/profile');
  await page.getByRole('heading', { level: 1, name: 'Mia', exact: true }).waitFor();
  await page.context().setOffline(true);
  const popup = page.getByRole('dialog');
  await popup.getByText('Oops! The internet connection is not working.').waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await popup.isVisible()).toBe(true);
  await popup.getByRole('button', { name: 'Retry' }).click();
  const trying = popup.getByText('Trying to resolve connection...', { exact: true });
  await trying.waitFor();
  await trying.waitFor({ state: 'detached' });
  await popup.getByText('Oops! The internet connection is not working.').waitFor();
});

test('OFFLINE-05 the page reloads when the connection returns', async () => {
  const { page } = await openAs('Mia', '/profile');
  await page.getByRole('heading', { level: 1, name: 'Mia', exact: true }).waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  await page.context().setOffline(true);
  await page.getByRole('dialog').waitFor();
  await page.context().setOffline(false);
  await page.locator('html:not([data-same-page])').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Mia', exact: true }).waitFor();
});

test('OFFLINE-03 Retry reloads the page if the connection is back', async () => {
  const { page } = await openAs('Mia', '/profile');
  await page.getByRole('heading', { level: 1, name: 'Mia', exact: true }).waitFor();
  // The browser goes offline and online without an event.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    document.documentElement.setAttribute('data-same-page', '');
  });
  const popup = page.getByRole('dialog');
  await popup.waitFor();
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: true }));
  await popup.getByRole('button', { name: 'Retry' }).click();
  await page.locator('html:not([data-same-page])').waitFor();
});

test('LOGIN-12 OFFLINE-15 queued answers are sent at the next login, and the outbox is then empty', async () => {
  const { page, child } = await openAs('Leyla', '/profile');
  const activity = await api.activity(activityId, child);
  const before = await api.lingos(child);
  await page.evaluate(
    ({ userId, list }) =>
      localStorage.setItem(
        'offlineSolutions',
        JSON.stringify(list.map((entry, index) => ({ id: `queued-${index}`, userId, entry }))),
      ),
    { userId: child.userId, list: rightEntries(activity) },
  );
  await page.goto(`${url}/?t=${await api.ticket('Leyla')}`);
  await page.waitForURL(`${url}/profile`);
  await expect.poll(() => queued(page)).toEqual([]);
  expect(await api.lingos(child)).toBe(before + activity.meta.lingos);
});

test('LEAVE-06 PLAYER-71 AMBIG-71 a reload goes on at its question, a visit after leaving starts at question 1, and neither loses nor repeats an answer', async () => {
  const { page, child, activity } = await openActivity('Malee');
  const before = await api.lingos(child);
  const playFour = async () => {
    for (let played = 0; played < 4; played += 1) {
      await playQuestion(page, { activity, hand: mouse });
    }
    await expect.poll(() => queued(page)).toEqual([]);
  };
  await playFour();
  const half = await api.lingos(child);
  expect(half).toBeGreaterThan(before);
  await page.reload();
  await page.locator('[data-question]').waitFor();
  expect(await openQuestionId(page)).toBe(activity.data[4]?.id);
  expect(await api.lingos(child)).toBe(half);

  page.once('dialog', dialog => void dialog.accept());
  await page.getByRole('button', { name: 'Leave the activity' }).click();
  await page.waitForURL(`${url}/training-menu`);
  await page.goto(`${url}/activity/${activity.id}`);
  await page.locator('[data-question]').waitFor();
  expect(await openQuestionId(page)).toBe(activity.data[0]?.id);
  await playFour();
  expect(await api.lingos(child)).toBe(half);
});
