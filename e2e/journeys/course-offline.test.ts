import type { Activity, CurrentLesson } from '@digipals/contract';
import { isScored, replayCredit } from '@digipals/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';
import { listCached } from '../support/cached.ts';
import { fullCourse, isChosen } from '../support/course/chosen-lessons.ts';
import { finish, followLessons } from '../support/course/follow-lessons.ts';
import { openPart, type Played, partsOf } from '../support/course/play-activity.ts';
import { mouse } from '../support/hands.ts';
import { playActivity } from '../support/play.ts';
import { playSaved, saveLesson } from '../support/saving.ts';
import { settle } from '../support/settle.ts';

/** Its own world, because other journeys play the same lessons. */
const { url, api, openAs } = await withBrowser();

/** The size limit of a saved lesson. */
const maxBytes = 12_000_000;
const context = { serviceWorkers: 'allow' } as const;

/** Unlocks the test of a lesson by finishing the activity before it: a locked test cannot be saved. */
async function openTest(child: Child, { activities }: CurrentLesson): Promise<void> {
  const [test, before] = activities.toReversed();
  if (test?.test && before) await finish(api, child, before.activityId);
}

/** Records failed requests, except API calls, which fail offline, and requests aborted by leaving a page. */
function watchMissing(page: Page): string[] {
  const missing: string[] = [];
  page.on('requestfailed', request => {
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isLeft && !request.url().includes('/api/')) missing.push(request.url());
  });
  return missing;
}

/** Opens an activity, or a part of it, from the list of saved ones. */
async function openFromList(page: Page, { activity, part }: Played): Promise<void> {
  await page.locator(`#page a[href="/activity/${activity.id}"]`).click();
  await openPart(page, part);
  // It says once that answers are stored.
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button').last().click();
  await dialog.waitFor({ state: 'detached' });
}

/** Returns to the list through the training menu. */
async function returnToList(page: Page): Promise<void> {
  await page.waitForURL(`${url}/training-menu`);
  await playSaved(page);
}

/** Opens an activity until its first question has its pictures, and leaves it. */
async function lookFromList(page: Page, played: Played): Promise<void> {
  await openFromList(page, played);
  await settle(page);
  await page.getByRole('button', { name: 'Leave the activity' }).click();
  await returnToList(page);
}

/** Plays an activity, or a part of it, to the end. */
async function playFromList(page: Page, played: Played): Promise<void> {
  const { activity } = played;
  await openFromList(page, played);
  const dialog = page.getByRole('dialog');
  const outcomes = await playActivity(page, { activity, hand: mouse });
  expect(outcomes, activity.id).toEqual(activity.data.map(() => 'correct'));
  await dialog.getByRole('button').last().click();
  await returnToList(page);
}

/** `npm test` plays the story and the test; the other activities are finished before, and opened. */
const isPlayed = (activities: readonly Activity[], one: Activity): boolean =>
  fullCourse || one === activities.at(-1) || one === activities.at(-3);

/** Pictures, sounds and films of the activities that are not on the device. */
async function missingMedia(page: Page, activities: readonly Activity[]): Promise<string[]> {
  const kept = new Set(Object.values(await listCached(page)).flat());
  const named = JSON.stringify(activities).match(/\/media\/[\w.-]+/g) ?? [];
  return named.filter(file => !kept.has(`${url}${file}`));
}

async function playLesson(child: Child, lesson: CurrentLesson): Promise<void> {
  expect(lesson.bytes).toBeLessThanOrEqual(maxBytes);
  const before = await api.lingos(child);
  await openTest(child, lesson);
  const activities = await Promise.all(
    lesson.activities.map(({ activityId }) => api.activity(activityId, child)),
  );
  for (const one of activities.slice(0, -2))
    if (!isPlayed(activities, one)) await finish(api, child, one.id);
  expect((await api.lesson(child)).unlockLesson).toBe(false);
  const { page } = await openAs('Mia', '/training-menu', { context, quickSounds: true });
  // Leaving an activity asks for confirmation.
  page.on('dialog', dialog => void dialog.accept());
  await saveLesson(page);
  await page.context().setOffline(true);
  const missing = watchMissing(page);
  await playSaved(page);
  for (const one of activities) {
    const take = isPlayed(activities, one) ? playFromList : lookFromList;
    for (const played of partsOf(one)) await take(page, played);
  }
  expect(missing).toEqual([]);
  expect(await missingMedia(page, activities)).toEqual([]);
  await page.context().setOffline(false);
  const stored = (key: string) => page.evaluate(name => localStorage.getItem(name), key);
  await page.goto(`${url}/profile`);
  await expect.poll(() => stored('offlineSolutions')).toBeNull();
  await expect.poll(() => stored('finishedOffline')).toBeNull();
  const done = await api.lesson(child);
  expect(done.unlockLesson).toBe(true);
  // The score is that of the best run, which is one part of an activity.
  const scores = activities.map(one =>
    Math.max(
      ...partsOf(one).map(
        ({ activity: { data, meta } }) =>
          data.filter(question => isScored(question, meta.test === true)).length,
      ),
    ),
  );
  expect(done.activities.map(({ userScore }) => userScore)).toEqual(scores);
  const worth = lesson.activities.reduce((sum, { lingos }) => sum + lingos, 0);
  // The activity that unlocked the test was paid before, so playing it was a replay (PAY-11).
  const unlocking = lesson.activities.at(-2)?.lingos ?? 0;
  const replayed = fullCourse ? replayCredit(unlocking) : 0;
  expect(await api.lingos(child)).toBe(before + worth + replayed);
  await page.context().close();
}

test(
  'OFFLINE-16 OFFLINE-17 OFFLINE-10 OFFLINE-12 TRAIN-25 each activity of a saved lesson opens offline, and what is left is played to the end',
  fullCourse ? { timeout: 6 * 3_600_000 } : {},
  async () => {
    const child = await api.signIn('Mia');
    const play = async (lesson: CurrentLesson) =>
      isChosen(lesson.lessonId)
        ? playLesson(child, lesson).then(
            () => [],
            error => [`${lesson.lessonId}: ${error}`],
          )
        : null;
    const faults = await followLessons({
      ...{ api, child, how: 'offline', play },
      goesOn: () => fullCourse,
    });
    expect(faults).toEqual([]);
  },
);
