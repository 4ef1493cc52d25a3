import type { Activity, HistoryEntry } from '@digipals/contract';
import { lingoCredit } from '@digipals/engine';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { startFileServer, withBrowser } from '../support/browsing.ts';
import { mouse } from '../support/hands.ts';
import { listKept, untilKept } from '../support/kept.ts';
import { openLine } from '../support/line.ts';
import { openQuestionId, playQuestion } from '../support/play.ts';

/** A world of its own: the journeys beside it play the same lessons. */
const server = await startFileServer();
const line = await openLine(server.url);
const { api, openAs, keep } = await withBrowser({ server, url: line.url });

beforeEach(() => {
  line.sent.length = 0;
});
afterAll(async () => {
  await line.close();
});

const context = { serviceWorkers: 'allow' } as const;

const kept = (page: Page): Promise<{ userId: string; entry: HistoryEntry }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('offlineSolutions') ?? '[]'));

const marks = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('finishedOffline'));

type Played = { page: Page; child: Child; activity: Activity; before: number };

/**
 * A child that is helped in English, in an activity of its lesson that it has never played: of those without a film, which would
 * complain that it is not there, counted from 0.
 */
async function openActivity(name: string, index = 0): Promise<Played> {
  const child = await api.signIn(name);
  await api.chooseHelp(child, 'gb');
  const listed = (await api.lesson(child)).activities.slice(0, -1);
  const all = await Promise.all(listed.map(one => api.activity(one.activityId, child)));
  const activity = all.filter(({ data }) => !JSON.stringify(data).includes('.mp4'))[index];
  if (!activity) throw new Error('There is no such activity');
  const { page } = await openAs(name, `/activity/${activity.id}`, { context });
  await page.locator('[data-question]').waitFor();
  return { page, child, activity, before: await api.lingos(child) };
}

/** Plays so many questions rightly; gives their ids. Some activities shuffle theirs. */
async function play({ page, activity }: Played, questions: number): Promise<string[]> {
  const ids: string[] = [];
  for (let played = 0; played < questions; played += 1) {
    ids.push((await openQuestionId(page)) ?? '');
    expect(await playQuestion(page, { activity, hand: mouse })).toBe('correct');
  }
  return ids;
}

/** Takes the connection away in the middle of an activity. */
async function cut({ page }: Played): Promise<void> {
  await page.context().setOffline(true);
  const told = page.getByRole('dialog');
  await told.getByRole('button').last().click();
  await told.waitFor({ state: 'detached' });
}

/** The questions of the answers the server took, each sending of a list counted once. */
const taken = (): string[] => {
  const lists = new Map(
    line.sent.filter(({ status }) => status === 200).map(one => [one.key, one]),
  );
  return [...lists.values()].flatMap(({ entries }) => entries.map(entry => entry.questionId));
};

/** Server and device agree that so many first questions of an activity are right, each once. */
async function agreed(played: Played, right: number, page = played.page): Promise<void> {
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
  expect((await kept(page)).filter(({ userId }) => userId === child.userId)).toEqual([]);
  expect(await marks(page)).toBeNull();
}

test('OFFLINE-08 OFFLINE-14 OFFLINE-15 a tab that is killed in the middle loses no answer and counts none twice', async () => {
  const played = await openActivity('Mia');
  const { page, activity } = played;
  const ids = await play(played, 2);
  await expect.poll(() => kept(page)).toEqual([]);
  await cut(played);
  ids.push(...(await play(played, 2)));
  const session = await page.context().newCDPSession(page);
  const killed = page.waitForEvent('crash');
  // Nobody is left to answer.
  void session.send('Page.crash').catch(() => undefined);
  await killed;
  const again = await page.context().newPage();
  await page.close();
  await again.context().setOffline(false);
  await again.goto(`${line.url}/activity/${activity.id}`);
  await again.locator('[data-question]').waitFor();
  if (!activity.meta.shuffle) expect(await openQuestionId(again)).toBe(activity.data[0]?.id);
  await expect.poll(() => kept(again)).toEqual([]);
  expect(taken()).toEqual(ids);
  await agreed(played, 4, again);
});

test('OFFLINE-08 OFFLINE-19 a device without room loses no answer', async () => {
  const played = await openActivity('Amara');
  const { page, activity } = played;
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1_000 });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room', 'QuotaExceededError');
    };
  });
  const ids = await play(played, 1);
  await cut(played);
  const without = await play(played, 2);
  expect(taken()).toEqual(ids);
  await page.context().setOffline(false);
  ids.push(...without, ...(await play(played, activity.data.length - 3)));
  await page.waitForURL('**/rewards');
  await expect.poll(taken).toEqual(ids);
  await agreed(played, activity.data.length);
});

test('OFFLINE-15 AMBIG-25 AMBIG-70 a list that is sent twice, by two tabs and after a lost answer, counts once', async () => {
  const played = await openActivity('Pablo');
  const { page } = played;
  await cut(played);
  const ids = await play(played, 3);
  const other = keep(await page.context().newPage());
  const release = line.holdAnswers();
  line.lostAnswers = 1;
  await page.context().setOffline(false);
  page.on('dialog', dialog => void dialog.accept());
  await Promise.all([page, other].map(tab => tab.goto(`${line.url}/profile`)));
  release();
  await expect.poll(() => kept(page), { timeout: 20_000 }).toEqual([]);
  expect(line.sent.length).toBeGreaterThan(1);
  expect(new Set(line.sent.map(({ key }) => key)).size).toBe(1);
  expect(taken()).toEqual(ids);
  await agreed(played, 3);
  await agreed(played, 3, other);
});

test('OFFLINE-15 answers of another device that come later, and in another order, change nothing that is better', async () => {
  const late = await openActivity('Chloe');
  await cut(late);
  const ids = await play(late, 3);
  await late.page.evaluate(() => {
    const list = JSON.parse(localStorage.getItem('offlineSolutions') ?? '[]') as unknown[];
    localStorage.setItem('offlineSolutions', JSON.stringify(list.reverse()));
  });
  const { page } = await openAs('Chloe', `/activity/${late.activity.id}`);
  await page.locator('[data-question]').waitFor();
  const early = { ...late, page };
  await play(early, late.activity.data.length);
  await page.waitForURL('**/rewards');
  await expect.poll(() => kept(page)).toEqual([]);
  await agreed(early, late.activity.data.length);
  line.sent.length = 0;
  await late.page.context().setOffline(false);
  late.page.on('dialog', dialog => void dialog.accept());
  await late.page.goto(`${line.url}/training-menu`);
  await expect.poll(() => kept(late.page)).toEqual([]);
  expect(taken()).toEqual(ids.toReversed());
  await agreed(late, late.activity.data.length);
});

test('OFFLINE-15 LOGIN-12 NOTSHOWN-25 a logout in between: nothing is mixed with the next child, and all is sent at the own next login', async () => {
  const played = await openActivity('Mia', 1);
  const { page, child, activity } = played;
  // A page that is not covered by the offline popup has the menu with its logout.
  await untilKept(page, activity.id);
  await cut(played);
  const ids = await play(played, 2);
  page.on('dialog', dialog => void dialog.accept());
  await page.goto(`${line.url}/activities/saved`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${line.url}/student`);
  await expect
    .poll(async () => Object.keys(await listKept(page)))
    .toEqual([expect.stringMatching(/^app-/)]);
  await page.context().setOffline(false);

  const next = await api.signIn('Amara');
  await page.goto(`${line.url}/?t=${await api.ticket('Amara')}`);
  await page.waitForURL(`${line.url}/profile`);
  await page.goto(`${line.url}/activity/${activity.id}`);
  await page.locator('[data-question]').waitFor();
  const others = await play(played, 1);
  await expect.poll(taken).toEqual(others);
  expect(line.sent.every(({ userId }) => userId === next.userId)).toBe(true);
  expect((await kept(page)).map(({ userId }) => userId)).toEqual([child.userId, child.userId]);
  expect(JSON.stringify(await listKept(page))).not.toContain(child.userId);

  line.sent.length = 0;
  await page.goto(`${line.url}/?t=${await api.ticket('Mia')}`);
  await page.waitForURL(`${line.url}/profile`);
  await expect.poll(() => kept(page)).toEqual([]);
  expect(taken()).toEqual(ids);
  await agreed(played, 2);
});
