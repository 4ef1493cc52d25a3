import type { Activity, HistoryEntry } from '@digipals/contract';
import { lingoCredit } from '@digipals/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { startFileServer, withBrowser } from '../support/browsing.ts';
import { listCached, waitForCached } from '../support/cached.ts';
import { mouse } from '../support/hands.ts';
import { openLine } from '../support/line.ts';
import { chooseLogOut } from '../support/menu.ts';
import { openQuestionId, playQuestion, rightEntries } from '../support/play.ts';

/** Its own world, because other journeys play the same lessons. */
const server = await startFileServer();
const line = await openLine(server.url);
const { api, openAs, keep } = await withBrowser({ server, url: line.url });

beforeEach(() => {
  line.sent.length = 0;
});
afterAll(async () => {
  await line.close();
});

type Options = Parameters<typeof openAs>[2];

/** With the service worker, which takes longer to install than a test without it takes. */
const withWorker: Options = { context: { serviceWorkers: 'allow' } };

const queued = (page: Page): Promise<{ userId: string; entry: HistoryEntry }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('offlineSolutions') ?? '[]'));

const marks = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('finishedOffline'));

type Played = { page: Page; child: Child; activity: Activity; before: number };

/**
 * Opens an unplayed activity of a child’s lesson with English as help language. `index` counts only
 * activities without films, since a film cannot be loaded offline.
 */
async function openActivity(name: string, options: Options = {}, index = 0): Promise<Played> {
  const child = await api.signIn(name);
  await api.chooseHelp(child, 'gb');
  const listed = (await api.lesson(child)).activities.slice(0, -1);
  const all = await Promise.all(listed.map(one => api.activity(one.activityId, child)));
  const activity = all.filter(({ data }) => !JSON.stringify(data).includes('.mp4'))[index];
  if (!activity) throw new Error(`${name} has no activity ${index} without a film`);
  const { page } = await openAs(name, `/activity/${activity.id}`, options);
  await page.locator('[data-question]').waitFor();
  return { page, child, activity, before: await api.lingos(child) };
}

/** Answers this many questions rightly and returns their ids, which may be shuffled. */
async function play({ page, activity }: Played, questions: number): Promise<string[]> {
  const ids: string[] = [];
  for (let played = 0; played < questions; played += 1) {
    ids.push((await openQuestionId(page)) ?? '');
    expect(await playQuestion(page, { activity, hand: mouse })).toBe('correct');
  }
  return ids;
}

/** Goes offline during an activity and closes the popup. */
async function goOffline({ page }: Played): Promise<void> {
  await page.context().setOffline(true);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button').last().click();
  await dialog.waitFor({ state: 'detached' });
}

/** Ids of the questions whose answers the server accepted; a list that was sent twice counts once. */
const accepted = (): string[] => {
  const lists = new Map(
    line.sent.filter(({ status }) => status === 200).map(one => [one.key, one]),
  );
  return [...lists.values()].flatMap(({ entries }) => entries.map(entry => entry.questionId));
};

/** Checks that the server counted this many right answers once, and that the device has none left. */
async function expectScore(played: Played, right: number, page = played.page): Promise<void> {
  const { child, activity, before } = played;
  const { activities } = await api.lesson(child);
  const score = activities.find(({ activityId }) => activityId === activity.id)?.userScore;
  expect(score).toBe(right);
  const credit = lingoCredit({
    lingos: activity.meta.lingos,
    total: activity.data.length,
    creditedBefore: 0,
    creditedAfter: right,
  });
  expect(await api.lingos(child)).toBe(before + credit);
  // The server counts an answer before the device hears of it.
  const left = async () => (await queued(page)).filter(({ userId }) => userId === child.userId);
  await expect.poll(left).toEqual([]);
  await expect.poll(() => marks(page)).toBeNull();
}

test('OFFLINE-08 OFFLINE-14 OFFLINE-15 killing the tab during an activity neither loses nor repeats an answer', async () => {
  const played = await openActivity('Mia', withWorker);
  const { page, activity } = played;
  const ids = await play(played, 2);
  await expect.poll(() => queued(page)).toEqual([]);
  await goOffline(played);
  ids.push(...(await play(played, 2)));
  const session = await page.context().newCDPSession(page);
  const killed = page.waitForEvent('crash');
  // A crashed page never responds.
  void session.send('Page.crash').catch(() => undefined);
  await killed;
  const again = await page.context().newPage();
  await page.close();
  await again.context().setOffline(false);
  await again.goto(`${line.url}/activity/${activity.id}`);
  await again.locator('[data-question]').waitFor();
  if (!activity.meta.shuffle) expect(await openQuestionId(again)).toBe(activity.data[0]?.id);
  await expect.poll(() => queued(again)).toEqual([]);
  expect(accepted()).toEqual(ids);
  await expectScore(played, 4, again);
});

test('OFFLINE-08 OFFLINE-19 a full device loses no answer', async () => {
  const played = await openActivity('Amara', withWorker);
  const { page } = played;
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1_000 });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError');
    };
  });
  const ids = await play(played, 1);
  await goOffline(played);
  const without = await play(played, 2);
  expect(accepted()).toEqual(ids);
  await page.context().setOffline(false);
  ids.push(...without, ...(await play(played, 1)));
  await expect.poll(accepted).toEqual(ids);
  await expectScore(played, 4);
});

test('OFFLINE-15 AMBIG-25 AMBIG-70 answers sent twice, by two tabs and after a lost response, count once', async () => {
  const played = await openActivity('Pablo');
  const { page } = played;
  await goOffline(played);
  const ids = await play(played, 3);
  const other = keep(await page.context().newPage());
  const release = line.holdAnswers();
  line.lostAnswers = 1;
  await page.context().setOffline(false);
  page.on('dialog', dialog => void dialog.accept());
  await Promise.all([page, other].map(tab => tab.goto(`${line.url}/profile`)));
  release();
  await expect.poll(() => queued(page)).toEqual([]);
  expect(line.sent.length).toBeGreaterThan(1);
  expect(new Set(line.sent.map(({ key }) => key)).size).toBe(1);
  expect(accepted()).toEqual(ids);
  await expectScore(played, 3);
  await expectScore(played, 3, other);
});

test('OFFLINE-15 late answers of another device, in another order, do not lower a better score', async () => {
  const late = await openActivity('Chloe');
  await goOffline(late);
  const ids = await play(late, 3);
  await late.page.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('offlineSolutions') ?? '[]') as unknown[];
    localStorage.setItem('offlineSolutions', JSON.stringify(list.reverse()));
  });
  await api.postSolution(late.child, rightEntries(late.activity));
  line.sent.length = 0;
  await late.page.context().setOffline(false);
  late.page.on('dialog', dialog => void dialog.accept());
  await late.page.goto(`${line.url}/training-menu`);
  await expect.poll(() => queued(late.page)).toEqual([]);
  expect(accepted()).toEqual(ids.toReversed());
  await expectScore(late, late.activity.data.length);
});

test('OFFLINE-15 LOGIN-12 NOTSHOWN-25 queued answers survive a logout, are not mixed with another child’s, and are sent at the next login', async () => {
  const played = await openActivity('Mia', withWorker, 1);
  const { page, child, activity } = played;
  // The logout is in the menu of a page that the offline popup does not cover.
  await waitForCached(page, activity.id);
  await goOffline(played);
  const ids = await play(played, 2);
  page.on('dialog', dialog => void dialog.accept());
  await page.goto(`${line.url}/activities/saved`);
  await chooseLogOut(page);
  await page.waitForURL(`${line.url}/student`);
  await expect
    .poll(async () => Object.keys(await listCached(page)))
    .toEqual([expect.stringMatching(/^app-/)]);
  await page.context().setOffline(false);

  const next = await api.signIn('Amara');
  await page.goto(`${line.url}/?t=${await api.ticket('Amara')}`);
  await page.waitForURL(`${line.url}/profile`);
  await page.goto(`${line.url}/activity/${activity.id}`);
  await page.locator('[data-question]').waitFor();
  const others = await play(played, 1);
  await expect.poll(accepted).toEqual(others);
  expect(line.sent.every(({ userId }) => userId === next.userId)).toBe(true);
  const owners = async () => (await queued(page)).map(({ userId }) => userId);
  await expect.poll(owners).toEqual([child.userId, child.userId]);
  expect(JSON.stringify(await listCached(page))).not.toContain(child.userId);

  line.sent.length = 0;
  await page.goto(`${line.url}/?t=${await api.ticket('Mia')}`);
  await page.getByRole('button', { name: "Yes, I'm Mia" }).click();
  await page.waitForURL(`${line.url}/profile`);
  await expect.poll(() => queued(page)).toEqual([]);
  expect(accepted()).toEqual(ids);
  await expectScore(played, 2);
});
