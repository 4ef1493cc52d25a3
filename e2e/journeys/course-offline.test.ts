import type { Activity, CurrentLesson } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';
import { mouse } from '../support/hands.ts';
import { playActivity, rightEntries } from '../support/play.ts';
import { playSaved, saveLesson } from '../support/saving.ts';

/** `npm run course` plays all lessons, else the first. */
const whole = process.env['COURSE'] === 'whole';

/** A world of its own: the journeys beside it play the same lessons. */
const { url, api, openAs } = await withBrowser();

/** A lesson that is saved on purpose weighs at most so much. */
const mostBytes = 12_000_000;
const context = { serviceWorkers: 'allow' } as const;

/** The content of a test is not for a child for whom it is locked: it comes with the step before it. */
async function openTest(child: Child, { activities }: CurrentLesson): Promise<void> {
  const [test, before] = activities.toReversed();
  if (test?.test && before)
    await api.postSolution(child, rightEntries(await api.activity(before.activityId, child)));
}

/** What could not be fetched; calls of the API find no server, and a page that is left needs its sounds no more. */
function watchMissing(page: Page): string[] {
  const missing: string[] = [];
  page.on('requestfailed', request => {
    const isLeft = request.failure()?.errorText === 'net::ERR_ABORTED';
    if (!isLeft && !request.url().includes('/api/')) missing.push(request.url());
  });
  return missing;
}

/** From the list of what is saved through an activity, and by the training menu back to the list. */
async function playFromList(page: Page, activity: Activity): Promise<void> {
  await page.locator(`#page a[href="/activity/${activity.id}"]`).click();
  await page.locator('[data-question]').waitFor();
  const told = page.getByRole('dialog');
  await told.getByRole('button').last().click();
  await told.waitFor({ state: 'detached' });
  const outcomes = await playActivity(page, { activity, hand: mouse });
  expect(outcomes, activity.id).toEqual(activity.data.map(() => 'correct'));
  await told.getByRole('button').last().click();
  await page.waitForURL(`${url}/training-menu`);
  await playSaved(page);
}

async function playLesson(child: Child, lesson: CurrentLesson): Promise<void> {
  expect(lesson.bytes).toBeLessThanOrEqual(mostBytes);
  const before = await api.lingos(child);
  await openTest(child, lesson);
  const activities = await Promise.all(
    lesson.activities.map(({ activityId }) => api.activity(activityId, child)),
  );
  const { page } = await openAs('Mia', '/training-menu', { context, quickSounds: true });
  await saveLesson(page);
  await page.context().setOffline(true);
  const missing = watchMissing(page);
  await playSaved(page);
  for (const activity of activities) await playFromList(page, activity);
  expect(missing).toEqual([]);
  await page.context().setOffline(false);
  const kept = (key: string) => page.evaluate(name => localStorage.getItem(name), key);
  await page.goto(`${url}/profile`);
  await expect.poll(() => kept('offlineSolutions')).toBeNull();
  await expect.poll(() => kept('finishedOffline')).toBeNull();
  const done = await api.lesson(child);
  expect(done.unlockLesson).toBe(true);
  expect(done.activities.map(({ userScore }) => userScore)).toEqual(
    activities.map(({ data }) => data.length),
  );
  const worth = lesson.activities.reduce((sum, { lingos }) => sum + lingos, 0);
  expect(await api.lingos(child)).toBe(before + worth);
  await page.context().close();
}

test(
  'OFFLINE-16 OFFLINE-17 OFFLINE-10 OFFLINE-12 TRAIN-25 a lesson that was saved is played whole with every connection cut',
  whole ? { timeout: 3_600_000 } : {},
  async () => {
    const child = await api.signIn('Mia');
    for (let lesson = await api.lesson(child); ; lesson = await api.lesson(child)) {
      await playLesson(child, lesson);
      if (!whole || !lesson.nextLesson) return;
      await api.stepTo(child, lesson.nextLesson.lessonId);
    }
  },
);
