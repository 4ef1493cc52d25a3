import type { Activity } from '@digipals/contract';
import type { Page } from 'playwright-core';
import type { FeedbackRoom } from '../feedback-parts.ts';
import { findLayoutFaults } from '../look-over.ts';
import { type Hand, openQuestion, playQuestion } from '../play.ts';
import { rest } from '../settle.ts';
import { canGoWrong } from '../wrong-answer.ts';
import { fullCourse } from './chosen-lessons.ts';
import { findWrongFeedbackFaults } from './look-at-play.ts';

/** Rightly; each question first wrongly, then rightly; or, in a test, which has one try, wrongly. */
export type Way = 'right' | 'wrongFirst' | 'wrong';

export type Play = {
  url: string;
  hand: Hand;
  room: FeedbackRoom;
  onFault(fault: string): void;
};

/** An activity, or one part of it, with the questions that are played. */
export type Played = { activity: Activity; part?: string };

export const partsOf = (activity: Activity): Played[] =>
  activity.parts?.map(({ title, questionIds }) => ({
    activity: { ...activity, data: activity.data.filter(({ id }) => questionIds.includes(id)) },
    part: title,
  })) ?? [{ activity }];

/** Chooses the part that is played, and waits for its first question. */
export async function openPart(page: Page, part: string | undefined): Promise<void> {
  if (part) await page.getByRole('button', { name: part }).press('Enter');
  await page.locator('[data-question]').waitFor();
}

/** Answers the open question in a way. */
async function answer(page: Page, activity: Activity, way: Way, play: Play): Promise<void> {
  const { hand, room } = play;
  const question = await openQuestion(page, activity);
  const report = (faults: readonly string[]) => {
    for (const fault of faults) play.onFault(`${question.id}: ${fault}`);
  };
  if (way !== 'right') {
    await rest(page);
    report(await findLayoutFaults(page));
  }
  const goesWrong = way !== 'right' && canGoWrong(question);
  if (goesWrong)
    await playQuestion(page, {
      ...{ activity, hand, right: false },
      onFeedback: async met => {
        await rest(page);
        report(await findWrongFeedbackFaults(page, activity, met, room));
      },
    });
  if (goesWrong && way === 'wrong') return;
  const outcome = await playQuestion(page, { activity, hand });
  if (outcome !== 'correct') report([`a right answer is met with ${outcome}`]);
}

/** Plays each part of an activity from the first question to its rewards; `npm test` plays the first part. */
export async function playInApp(page: Page, whole: Activity, way: Way, play: Play): Promise<void> {
  const parts = partsOf(whole);
  for (const { activity, part } of fullCourse ? parts : parts.slice(0, 1)) {
    await page.goto(`${play.url}/activity/${activity.id}`);
    await openPart(page, part);
    for (const _ of activity.data) await answer(page, activity, way, play);
    await page.waitForURL(`**/activity/${activity.id}/rewards`);
    await page.locator('[data-lingo-credit]').waitFor();
    await rest(page);
    if (way !== 'right')
      for (const fault of await findLayoutFaults(page))
        play.onFault(`${activity.id} rewards: ${fault}`);
  }
}
