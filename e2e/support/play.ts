import type { Activity, HistoryEntry, Pick, Question } from '@digipals/contract';
import { solve } from '@digipals/engine';
import type { Page } from 'playwright-core';
import { settled } from '../conformance/hands.ts';
import { pickAnswer } from './pick-answer.ts';
import { wrongAnswer } from './wrong-answer.ts';

/** A way to play: mouse, touch or keyboard. Selectors are CSS. */
export type Hand = {
  name: 'mouse' | 'touch' | 'keyboard';
  press(page: Page, selector: string): Promise<void>;
  choose(page: Page, pick: Pick): Promise<void>;
  /** @param place counted from 1 */
  place(page: Page, pick: Pick, place: number): Promise<void>;
};

/** Selectors of the player's buttons, the same in every language. */
export const confirmButton = 'footer button';
const feedbackButton = '[data-go] button';
const board = '[data-question]';
const outcome = 'section[data-outcome]';
/** Enough for the longest song. */
const songMs = 240_000;

export type Outcome = 'correct' | 'tryAgain' | 'moveOn';

/** The id of the open question. */
export const openQuestionId = (page: Page): Promise<string | null> =>
  page.locator(board).getAttribute('data-question');

/** The open question, from the API. */
export async function openQuestion(page: Page, activity: Activity): Promise<Question> {
  const id = await openQuestionId(page);
  const question = activity.data.find(other => other.id === id);
  if (!question) throw new Error(`${activity.id} has no question ${id}`);
  return question;
}

type Watched = { feedback?: { observer: MutationObserver; outcome?: string | undefined } };

/** Records feedback as it appears: on a slow machine, that of a game may be gone before the test looks. */
const watchFeedback = (page: Page): Promise<void> =>
  page.evaluate(selector => {
    const watched = globalThis as Watched;
    watched.feedback?.observer.disconnect();
    const observer = new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>(selector)?.dataset['outcome'];
      if (shown && watched.feedback) watched.feedback.outcome = shown;
    });
    watched.feedback = { observer };
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  }, outcome);

const seenOutcome = (page: Page): Promise<Outcome | undefined> =>
  page.evaluate(() => (globalThis as Watched).feedback?.outcome as Outcome | undefined);

/** Checks the answer and returns the outcome; games check themselves. */
async function check(page: Page, hand: Hand): Promise<Outcome> {
  const ready = `${confirmButton}:not([aria-disabled="true"]):not([disabled])`;
  await page.waitForFunction(
    button => (globalThis as Watched).feedback?.outcome ?? document.querySelector(button),
    ready,
    { timeout: songMs },
  );
  if (!(await seenOutcome(page))) {
    await hand.press(page, confirmButton).catch(async error => {
      if (!(await seenOutcome(page))) throw error;
    });
  }
  const seen = await page.waitForFunction(() => (globalThis as Watched).feedback?.outcome);
  return (await seen.jsonValue()) as Outcome;
}

/** Closes the feedback: opens the next question, or leaves the player after the last one. */
export async function closeFeedback(page: Page, hand: Hand): Promise<void> {
  const feedback = page.locator(outcome);
  // On a slow machine the feedback may close before the button is pressed.
  if ((await feedback.count()) > 0) {
    await hand.press(page, feedbackButton).catch(async error => {
      if ((await feedback.count()) > 0) throw error;
    });
  }
  await feedback.waitFor({ state: 'detached' });
  await settled(page);
}

/** Ids of the wrong choices that have left the open question (HINT-03). */
const goneChoices = (page: Page): Promise<string[]> =>
  page
    .locator('[data-gone]')
    .evaluateAll(gone => gone.map(choice => choice.getAttribute('data-gone') ?? ''));

/** The feedback to an answer. */
export type Met = { question: Question; picks: readonly Pick[]; outcome: Outcome };

type Play = {
  activity: Activity;
  hand: Hand;
  right?: boolean;
  /** Looks at the feedback while it is open. */
  onFeedback?(met: Met): Promise<void>;
};

/** Answers the open question, rightly or wrongly, and continues to the next. */
export async function playQuestion(
  page: Page,
  { activity, hand, right = true, onFeedback }: Play,
): Promise<Outcome> {
  const question = await openQuestion(page, activity);
  await watchFeedback(page);
  const picks = right ? solve(question) : wrongAnswer(question, await goneChoices(page));
  await pickAnswer(page, hand, question, picks);
  const outcome = await check(page, hand).catch((cause: unknown) => {
    throw new Error(`The answer to ${question.id} cannot be checked`, { cause });
  });
  await onFeedback?.({ question, picks, outcome });
  await closeFeedback(page, hand);
  return outcome;
}

/** Plays an activity from the open question to the end with right answers. The page must be in English. */
export async function playActivity(
  page: Page,
  given: { activity: Activity; hand: Hand },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const _ of given.activity.data) outcomes.push(await playQuestion(page, given));
  return outcomes;
}

/** The entries that a child sends who answers every question rightly. */
export const rightEntries = (activity: Activity): HistoryEntry[] =>
  activity.data.map(question => ({ questionId: question.id, valid: 1, picks: solve(question) }));
