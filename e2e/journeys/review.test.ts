import type { Activity } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';
import { touch } from '../support/hands.ts';
import { playActivity, playQuestion, rightEntries } from '../support/play.ts';

const { url, api, openAs } = await withBrowser();

/** Brings a child to the lesson after which R12 comes, with all stars of its block. */
async function earnReview(child: Child): Promise<void> {
  for (let lesson = await api.lesson(child); ; lesson = await api.lesson(child)) {
    if (lesson.lessonId === 'starter-r12') return;
    for (const { activityId } of lesson.activities)
      await api.postSolution(child, rightEntries(await api.activity(activityId, child)));
    const { nextLesson } = await api.lesson(child);
    if (!nextLesson) throw new Error('the course ended before R12');
    await api.stepTo(child, nextLesson.lessonId);
  }
}

/** Answers the first question of the open activity, finishes it by the API, and returns to the path. */
async function begin(page: Page, activity: Activity, child: Child): Promise<void> {
  await page.locator('[data-question]').waitFor();
  const [outcome] = await Promise.all([
    playQuestion(page, { activity, hand: touch }),
    page.waitForResponse('**/solution'),
  ]);
  expect(outcome, activity.id).toBe('correct');
  await api.postSolution(child, rightEntries(activity));
  await page.goto(`${url}/training-menu`);
}

/** Plays the given questions of the open activity, and returns to the path. */
async function play(page: Page, activity: Activity): Promise<void> {
  await page.locator('[data-question]').waitFor();
  const outcomes = await playActivity(page, { activity, hand: touch });
  expect(outcomes, activity.id).toEqual(activity.data.map(() => 'correct'));
  await page.waitForURL(`**/activity/${activity.id}/rewards`);
  await page.goto(`${url}/training-menu`);
}

test('COURSE-77 COURSE-78 COURSE-79 COURSE-80 COURSE-81 COURSE-93 partly: a child plays a review from its path to the letter', async () => {
  const child = await api.signIn('Malee');
  await api.chooseHelp(child, 'gb');
  await earnReview(child);
  const { page } = await openAs('Malee', '/training-menu', {
    ...{ width: 390, height: 664, quickSounds: true },
    context: { hasTouch: true },
  });
  await page.getByRole('heading', { level: 1, name: 'I can do more!' }).waitFor();
  const before = await api.lingos(child);
  const { activities } = await api.lesson(child);

  const start = async (activityId: string): Promise<Activity> => {
    const link = page.locator(`#page a[href="/activity/${activityId}"]`).first();
    const more = page.getByRole('button', { name: 'More steps' });
    while ((await link.count()) === 0) await more.tap();
    await link.tap();
    return api.activity(activityId, child);
  };
  const [park, poster, theatre, review] = activities.map(({ activityId }) => activityId);
  if (!park || !poster || !theatre || !review) throw new Error('a review has four activities');

  const asked = await start(park);
  expect(asked.data).toHaveLength(10);
  await begin(page, asked, child);

  const made = await start(poster);
  await begin(page, made, child);

  const stories = await start(theatre);
  const part = stories.parts?.[2];
  if (!part) throw new Error('the theatre has fewer than three stories');
  await page.getByRole('button', { name: part.title }).tap();
  const ids = new Set(part.questionIds);
  await play(page, { ...stories, data: stories.data.filter(({ id }) => ids.has(id)) });

  const last = await start(review);
  expect(last.data).toHaveLength(15);
  await begin(page, last, child);

  const done = await api.lesson(child);
  expect(done.unlockLesson).toBe(true);
  const worth = activities.reduce((sum, { lingos }) => sum + lingos, 0);
  expect(await api.lingos(child)).toBe(before + worth);

  await page.getByRole('heading', { name: 'The next lesson is open!' }).waitFor();
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  const earlier = page.getByRole('button', { name: 'Earlier steps' });
  const more = page.getByRole('button', { name: 'More steps' });
  const take = async (name: string) => {
    const step = page.getByRole('link', { name, exact: true });
    while ((await step.count()) === 0 && (await earlier.isEnabled())) await earlier.tap();
    while ((await step.count()) === 0) await more.tap();
    await step.tap();
  };
  await take('Look');
  await page.getByRole('heading', { level: 1, name: 'My house poster' }).waitFor();
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(8);
  await page.goBack();
  await take('Write');
  await page.waitForURL(`${url}/write/starter-r12`);
});
