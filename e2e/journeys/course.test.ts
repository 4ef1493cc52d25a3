import type { Activity, CurrentLesson, TeachingLanguage } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { keyboard, mouse } from '../support/hands.ts';
import { type Hand, playActivity, rightEntries } from '../support/play.ts';

/** `npm run course` plays all of it, which takes half an hour; else one activity a lesson, in one English, stands for it. */
const whole = process.env['COURSE'] === 'whole';
const { url, api, openAs } = await withBrowser();

const players: readonly (readonly [TeachingLanguage, string, Hand])[] = [
  ['gb', 'Chloe', mouse],
  ['us', 'Malee', keyboard],
];

/** The one activity of a lesson to look at: another each lesson; every other lesson in each English. */
const shownOf = ({ number, activities }: CurrentLesson, variety: TeachingLanguage) =>
  number % 2 === (variety === 'gb' ? 1 : 0) ? (number * 3) % activities.length : -1;

/** A file that is not there, or a word of the browser about something wrong. */
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
  await page.locator('[data-question]').waitFor();
  const outcomes = await playActivity(page, { activity, hand });
  expect(outcomes, activity.id).toEqual(activity.data.map(() => 'correct'));
  await page.waitForURL(`**/activity/${activity.id}/rewards`);
};

test.each(players)(
  'A11Y-01 the course is played to its end in %s English, every question to its right answer, as %s',
  whole ? { timeout: 3_600_000 } : {},
  async (variety, name, hand) => {
    const { page, child } = await openAs(name, '/profile', { quickSounds: true });
    await api.chooseHelp(child, 'gb', variety);
    const faults: string[] = [];
    watch(page, faults);
    for (let lesson = await api.lesson(child); ; lesson = await api.lesson(child)) {
      for (const [index, { activityId }] of lesson.activities.entries()) {
        if (!whole && index !== shownOf(lesson, variety)) {
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
