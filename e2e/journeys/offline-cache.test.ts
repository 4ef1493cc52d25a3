import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { listCached, waitForCached } from '../support/cached.ts';
import { mouse } from '../support/hands.ts';
import { chooseLogOut } from '../support/menu.ts';
import { openVersions } from '../support/next-version.ts';
import { playQuestion } from '../support/play.ts';
import { sessionState } from '../support/session-state.ts';

const activityId = 'starter-01-friends';
const context = { serviceWorkers: 'allow' } as const;

const { url, api, open, openAs, keep } = await withBrowser();

const question = (page: Page) => page.locator('[data-question]');

/** Opens the training menu of a child and waits until its first activity is cached. */
async function openWithCache(name: string) {
  const { page, child } = await openAs(name, '/training-menu', { context });
  await waitForCached(page, activityId);
  return { page, child, activity: await api.activity(activityId, child) };
}

/** Opens that activity and waits until it is cached; the menu would fetch others, too. */
async function openCached(name: string) {
  const opened = await openAs(name, `/activity/${activityId}`, { context });
  await waitForCached(opened.page, activityId);
  return opened;
}

/**
 * Cuts the connection and gives an empty tab instead of a page. Chromium tells a page that is being left that it is online
 * again, and the app would reload it instead of letting the navigation end.
 */
async function moveOffline(page: Page): Promise<Page> {
  const tab = keep(await page.context().newPage());
  await page.close();
  await tab.context().setOffline(true);
  return tab;
}

/** Records the media responses of a page and their source. */
function watchMedia(page: Page): Response[] {
  const answers: Response[] = [];
  page.on('response', answer => {
    if (answer.url().includes('/media/')) answers.push(answer);
  });
  return answers;
}

test('OFFLINE-16 OFFLINE-17 PLAYER-70 a prefetched activity can be opened and played offline, and the training menu opens', async () => {
  const { page: menu, activity } = await openWithCache('Mia');
  const titlesOn = (page: Page) => page.locator('ol li, ul li').allTextContents();
  const titles = await titlesOn(menu);
  const page = await moveOffline(menu);
  const media = watchMedia(page);
  await page.goto(`${url}/activity/${activityId}`);
  await question(page).waitFor();
  const message = page.getByRole('dialog');
  await message.waitFor();
  await message.getByRole('button').last().click();
  await message.waitFor({ state: 'detached' });
  for (let played = 0; played < 3; played += 1)
    expect(await playQuestion(page, { activity, hand: mouse })).toBe('correct');
  expect(media.filter(answer => answer.url().endsWith('.webp')).length).toBeGreaterThan(0);
  expect(media.filter(answer => answer.url().endsWith('.mp3')).length).toBeGreaterThan(0);
  for (const answer of media) {
    expect([answer.url(), answer.fromServiceWorker(), answer.ok()]).toEqual([
      answer.url(),
      true,
      true,
    ]);
  }
  await page.goto(`${url}/training-menu`);
  await page.getByRole('dialog').waitFor();
  await expect.poll(() => titlesOn(page)).toEqual(titles);
});

test('CALL-49 PLAYER-70 OFFLINE-17 NOTSHOWN-07 an activity opens from the cache with complete media, whole or in part, which are not fetched again; an ended session logs out there', async () => {
  const { page, child } = await openCached('Chloe');
  const types = await page.evaluate(async () => {
    const cache = await caches.open('media');
    const files = await Promise.all((await cache.keys()).map(request => cache.match(request)));
    return Promise.all(files.map(async file => (await file?.blob())?.type ?? ''));
  });
  const kinds = new Set(types.map(type => type.split('/')[0] ?? ''));
  expect.soft(['image', 'audio', 'video']).toEqual(expect.arrayContaining([...kinds]));
  expect.soft([kinds.has('image'), kinds.has('audio')]).toEqual([true, true]);
  const [status, range, length] = await page.evaluate(async () => {
    const sounds = (await (await caches.open('media')).keys()).map(({ url }) => url);
    const sound = sounds.find(address => address.endsWith('.mp3')) ?? '';
    const answer = await fetch(sound, { headers: { range: 'bytes=10-19' } });
    return [
      answer.status,
      answer.headers.get('content-range'),
      (await answer.blob()).size,
    ] as const;
  });
  expect.soft([status, length]).toEqual([206, 10]);
  expect.soft(range).toMatch(/^bytes 10-19\/\d+$/);
  const fromServer: string[] = [];
  page.context().on('request', request => {
    if (request.serviceWorker() && request.url().includes('/media/'))
      fromServer.push(request.url());
  });
  const media = watchMedia(page);
  const usedKept = () =>
    page.evaluate(() => (window as Window & { early?: { usedKept(): boolean } }).early?.usedKept());
  expect.soft(await usedKept()).toBe(false);
  await page.reload();
  await question(page).waitFor();
  expect.soft(await usedKept()).toBe(true);
  await expect.poll(() => media.length).toBeGreaterThan(0);
  expect.soft(media.every(answer => answer.fromServiceWorker())).toBe(true);
  // Meanwhile the worker may fetch what other pages need.
  const shown = media.map(answer => answer.url());
  expect.soft(fromServer.filter(address => shown.includes(address))).toEqual([]);

  await api.send('logout', { token: child.token });
  await page.reload();
  await page.waitForURL(`${url}/student`);
  expect(await page.evaluate(() => localStorage.getItem('userAccessToken'))).toBeNull();
  const names = async () => Object.keys(await listCached(page)).map(name => name.split('-')[0]);
  await expect.poll(names).not.toContain('child');
});

test('logout deletes all caches of the child', async () => {
  const { page } = await openAs('Mia', '/profile', { context });
  const names = async () => Object.keys(await listCached(page));
  await expect.poll(async () => (await names()).join()).toMatch(/child-.*media|media.*child-/);
  await chooseLogOut(page);
  await page.waitForURL(`${url}/student`);
  await expect
    .poll(async () => (await names()).filter(name => !name.startsWith('app-')))
    .toEqual([]);
});

test('the service worker of the app leaves the desk alone', async () => {
  const { page } = await openCached('Leyla');
  await page.reload();
  await question(page).waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (const place of ['/desk', '/desk/queue']) {
    await page.goto(`${url}${place}`);
    await page.locator('input[type=password]').waitFor();
  }
});

test('NOTSHOWN-25 another child finds no data of the previous one, and no ticket or token is cached', async () => {
  const { page, child } = await openCached('Mia');
  const before = Object.keys(await listCached(page)).filter(name => name.startsWith('child-'));
  const ticket = await api.ticket('Chloe');
  await page.goto(`${url}/?t=${ticket}&redirect=/activity/${activityId}`);
  await page.getByRole('button', { name: "Yes, I'm Chloe" }).click();
  await page.waitForURL(`${url}/activity/${activityId}`);
  await waitForCached(page, activityId);
  const cached = await listCached(page);
  const children = Object.keys(cached).filter(name => name.startsWith('child-'));
  expect(children).toHaveLength(1);
  expect(children).not.toEqual(before);
  const token = await page.evaluate(() => localStorage.getItem('userAccessToken') ?? '');
  expect(token).not.toBe('');
  const texts = await page.evaluate(async name => {
    const cache = await caches.open(name);
    const answers = await Promise.all((await cache.keys()).map(request => cache.match(request)));
    return Promise.all(answers.map(answer => answer?.text()));
  }, children[0] ?? '');
  const all = JSON.stringify([cached, texts]);
  expect(all).toContain('Chloe');
  for (const secret of [ticket, token, 'userAccessToken', child.userId])
    expect(all).not.toContain(secret);
});

test('a new version of the app activates between activities, never during one', async () => {
  const versions = await openVersions(url);
  const child = await api.signIn('Leyla');
  const storageState = sessionState(versions.url, child);
  const page = await open('/healthz', { context: { ...context, storageState } });
  const isNew = () => page.locator('html[data-next]').count();
  await page.goto(`${versions.url}/activity/${activityId}`);
  await waitForCached(page, activityId);
  versions.release();
  await page.reload();
  await question(page).waitFor();
  const waits = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
  await expect.poll(waits).toBe('installed');
  await page.reload();
  await question(page).waitFor();
  expect(await isNew()).toBe(0);
  await page.goto(`${versions.url}/training-menu`);
  await expect.poll(isNew).toBe(1);
  await page.close();
  await versions.close();
});
