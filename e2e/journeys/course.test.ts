import type { Activity, CurrentLesson, TeachingLanguage } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { keyboard, mouse } from '../support/hands.ts';
import { type Hand, playActivity, rightEntries } from '../support/play.ts';

/** `npm run course` plays everything in half an hour; otherwise one activity of each lesson in one variety of English. */
const fullCourse = process.env['COURSE'] === 'whole';
const { url, api, openAs } = await withBrowser();

const players: readonly (readonly [TeachingLanguage, string, Hand])[] = [
  ['gb', 'Chloe', mouse],
  ['us', 'Malee', keyboard],
];

/** The index of the activity to play: it varies by lesson, and lessons alternate between the two varieties. */
const playedIndex = ({ number, activities }: CurrentLesson, variety: TeachingLanguage) =>
  number % 2 === (variety === 'gb' ? 1 : 0) ? (number * 3) % activities.length : -1;

/** Records failed responses and console errors. */
const watch = (page: Page, faults: string[]) => {
  page.on('response', answer => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text());
  });
};

const play = async (page: Page, activity: Activity, hand: Hand) => {
  await page.goto(`${url}/activity/${activity.id}`);
  const [part] = activity.parts ?? [];
  if (part) await page.getByRole('button', { name: part.title }).press('Enter');
  const data = activity.data.filter(({ id }) => part?.questionIds.includes(id) ?? true);
  await page.locator('[data-question]').waitFor();
  const outcomes = await playActivity(page, { activity: { ...activity, data }, hand });
  expect(outcomes, activity.id).toEqual(data.map(() => 'correct'));
  await page.waitForURL(`**/activity/${activity.id}/rewards`);
};

test.each(players)(
  'A11Y-01 every question of the course can be answered rightly in %s English, as %s',
  fullCourse ? { timeout: 3_600_000 } : {},
  async (variety, name, hand) => {
    const { page, child } = await openAs(name, '/profile', { quickSounds: true });
    await api.chooseHelp(child, 'gb', variety);
    const faults: string[] = [];
    watch(page, faults);
    for (let lesson = await api.lesson(child); ; lesson = await api.lesson(child)) {
      for (const [index, { activityId }] of lesson.activities.entries()) {
        if (!fullCourse && index !== playedIndex(lesson, variety)) {
          await api.postSolution(child, rightEntries(await api.activity(activityId, child)));
          continue;
        }
        await play(page, await api.activity(activityId, child), hand);
        expect(faults, activityId).toEqual([]);
      }
      const done = await api.lesson(child);
      expect(done.unlockLesson, done.title).toBe(true);
      if (!done.nextLesson) break;
      await api.stepTo(child, done.nextLesson.lessonId);
    }
  },
);
