import type { Activity, CurrentLesson, Question } from '@digipals/contract';
import { player } from '@digipals/contract/constants';
import { solve } from '@digipals/engine';
import type { Page } from 'playwright-core';
import { pictures } from './api.ts';
import { mouse } from './hands.ts';
import { closeFeedback, confirmButton, openQuestion } from './play.ts';
import { settle, show } from './settle.ts';
import { wrongAnswer } from './wrong-answer.ts';

/** The signed-in child of a tour and its page. */
export type Visit = { page: Page; url: string };

/** The name of an open screen; `alike` if it is a popup or has the layout of another screen of its tour. */
export type Screen = string | { alike: string };

export const nameOf = (screen: Screen): string =>
  typeof screen === 'string' ? screen : screen.alike;

/** Opens one screen after another and yields the name of each while it is open. */
export type Tour = AsyncGenerator<Screen, void, void>;

/** The sign-in page, step by step. */
export async function* studentTour({ page, url }: Visit): Tour {
  await page.goto(`${url}/student`);
  await show(page, 'input');
  yield 'student-code';
  await page.locator('input').fill('DEMO');
  await page.locator('input').press('Enter');
  await show(page, 'main fieldset button');
  yield 'student-faces';
  await page.locator('main fieldset button').first().click();
  await show(page, '[data-chosen]');
  yield 'student-pictures';
  const button = page.locator('main fieldset button');
  for (const _ of pictures) await button.last().click();
  await show(page, '[data-chosen="0"]');
  yield { alike: 'student-again' };
}

/** Profile, menu and their popups. */
export async function* profileTour({ page, url }: Visit): Tour {
  await page.goto(`${url}/profile`);
  await show(page, '[data-clock]');
  yield 'profile';
  await page.locator('header button[aria-expanded]').click();
  await show(page, '[data-menu]');
  yield 'menu';
  await page.keyboard.press('Escape');
  await page.locator('header button:not([aria-expanded])').last().click();
  await show(page, 'dialog');
  yield { alike: 'popup-help' };
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  await show(page, 'dialog');
  yield { alike: 'popup-offline' };
  const reload = page.waitForEvent('load');
  await page.context().setOffline(false);
  await reload;
  await show(page, '[data-clock]');
}

/** The profile of a child without a licence; used in every language. */
export async function* lockedTour({ page, url }: Visit): Tour {
  await page.route('**/api/licences/*', route => route.fulfill({ json: [] }));
  await page.goto(`${url}/profile`);
  await show(page, '[data-clock]');
  yield 'profile-locked';
  await page.locator('nav [aria-disabled=true]').click({ force: true });
  await show(page, 'dialog');
  yield { alike: 'popup-premium' };
  await page.goto(`${url}/activity-no-access`);
  await show(page, '#page a');
  yield 'no-access';
  await page.unroute('**/api/licences/*');
}

/** Mocks the lessons of a child, derived from its current lesson. */
async function pretendLessons({ page }: Visit, unlocked: boolean): Promise<void> {
  await page.route('**/api/users/*/currentLesson', async route => {
    // After the old lessons below.
    const lesson = { ...((await (await route.fetch()).json()) as CurrentLesson), number: 8 };
    const { thumbnail } = lesson;
    const nextLesson = { lessonId: 'next', number: 9, title: 'My family', thumbnail };
    return route.fulfill({
      json: unlocked ? { ...lesson, unlockLesson: true, nextLesson } : lesson,
    });
  });
  await page.route('**/api/users/*/lessonArchive', async route => {
    const url = route.request().url().replace('lessonArchive', 'currentLesson');
    const current = (await (await route.fetch({ url })).json()) as CurrentLesson;
    const { unlockLesson: _, nextLesson: __, ...lesson } = current;
    const old = [1, 2, 3, 4, 5, 6, 7].map(number => ({
      ...lesson,
      lessonId: `old-${number}`,
      number,
      title: `Colours and toys ${number}`,
    }));
    return route.fulfill({ json: old });
  });
}

const gone = (page: Page) => page.locator('dialog').waitFor({ state: 'detached' });

/** The songs of the course. */
export async function* songsTour({ page, url }: Visit): Tour {
  await page.goto(`${url}/song-menu`);
  await show(page, 'section ul li a');
  yield 'song-menu';
}

/** The training menu, its drawer, an old lesson, and the unlock of the next lesson. */
export async function* trainingTour(visit: Visit): Tour {
  const { page, url } = visit;
  await page.goto(`${url}/training-menu`);
  await show(page, 'ol li a');
  yield 'training-menu';
  await pretendLessons(visit, false);
  await page.goto(`${url}/training-menu`);
  await page.locator('[data-sign=archive]').click();
  await show(page, 'dialog [role=slider]');
  yield 'training-drawer';
  await page.locator('dialog li button').nth(1).click();
  await gone(page);
  await show(page, '[data-old] ol li a');
  yield 'training-old';
  await page.unrouteAll({ behavior: 'wait' });
  await pretendLessons(visit, true);
  await page.goto(`${url}/training-menu`);
  await show(page, '[data-stars]');
  yield 'training-unlocked';
  await page.locator('#page section button').first().click();
  await show(page, '[data-gate]');
  yield 'training-gate';
  await page.unrouteAll({ behavior: 'wait' });
}

/** Waits for the components of a question, which load as separate chunks. */
async function showParts(page: Page, { components }: Question): Promise<void> {
  const board = page.locator('[data-question]');
  for (const { type, data } of components) {
    const [item] = data;
    if (type === 'image' || type === 'largeImage') {
      await board.locator(`img[src="${item?.value}"]`).first().waitFor();
    } else if (type.startsWith('textLabel') || type === 'textContainer') {
      await board
        .getByText(item?.value ?? '', { exact: true })
        .first()
        .waitFor();
    } else if (type.includes('Button') && type !== 'confirmButton') {
      await board.locator('[data-choice],[data-tile]').first().waitFor();
    }
  }
  await settle(page);
}

/** The next question; the progress circles update when the page is idle. */
async function onward(page: Page): Promise<void> {
  const now = page.locator('header nav [aria-current=step]');
  const before = await now.textContent();
  await page.locator('header nav button').last().click();
  await now.filter({ hasNotText: before ?? '' }).waitFor();
}

/** Opens an activity at its first question; its answers do not reach the server. */
async function openActivity({ page, url }: Visit, activity: Activity): Promise<void> {
  // Otherwise a run that was not ended would go on; its page keeps it whenever it changes.
  await page.goto(`${url}/readyz`);
  await page.evaluate(() => sessionStorage.removeItem('digipals.run'));
  await page.route('**/solution', route => route.fulfill({ json: { lingoCredit: 1 } }));
  await page.goto(`${url}/activity/${activity.id}`);
  await show(page, '[data-question]');
}

/** The player, at the first question of an activity. */
export async function* playerTour(visit: Visit, activity: Activity): Tour {
  await openActivity(visit, activity);
  await showParts(visit.page, await openQuestion(visit.page, activity));
  yield 'player';
}

/** All questions of an activity. */
export async function* questionsTour(visit: Visit, activity: Activity): Tour {
  const { page } = visit;
  await openActivity(visit, activity);
  for (const index of activity.data.keys()) {
    const question = await openQuestion(page, activity);
    await showParts(page, question);
    yield question.id;
    if (index + 1 < activity.data.length) await onward(page);
  }
}

/** Keeps the feedback of a right answer open, which would close by itself while a screen is looked at. */
const keepFeedback = (page: Page): Promise<void> =>
  page.evaluate(kept => {
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, ms?: number, ...args: unknown[]) =>
      ms === kept ? 0 : setTimeout(run, ms, ...args)) as typeof window.setTimeout;
  }, player.confirmationImageMs);

async function answer(page: Page, question: Question, right: boolean): Promise<void> {
  for (const { id } of right ? solve(question) : wrongAnswer(question)) {
    await page.locator(`[data-question] :is([data-choice="${id}"],[data-tile="${id}"])`).click();
  }
  await page.locator(confirmButton).click();
  await show(page, '[data-outcome]');
}

/** Both kinds of feedback on the last question of an activity, and the rewards. FIT-07 looks at feedback in more windows. */
export async function* rewardsTour(visit: Visit, activity: Activity): Tour {
  const { page } = visit;
  await openActivity(visit, activity);
  await keepFeedback(page);
  for (const _ of activity.data.slice(1)) await onward(page);
  const question = await openQuestion(page, activity);
  await answer(page, question, false);
  yield { alike: 'feedback-again' };
  await closeFeedback(page, mouse);
  await answer(page, question, true);
  yield { alike: 'feedback-right' };
  await closeFeedback(page, mouse);
  await show(page, '[data-lingo-credit]');
  yield 'rewards';
}
