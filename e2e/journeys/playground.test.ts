import type { Activity, CurrentLesson, Pick, Question } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { solve } from '@digipals/engine';
import { registry } from '@digipals/player/registry';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drivers } from '../conformance/drivers/index.ts';
import { settled } from '../conformance/hands.ts';
import { withBrowser } from '../support/browsing.ts';
import { mouse } from '../support/hands.ts';
import { confirmButton, feedbackButton, openQuestion } from '../support/play.ts';

const { api, openAs } = withBrowser();

const outcome = 'section[data-outcome]';
/** The song of the playground, played to its end. */
const songMs = 45_000;

const familyOf = (question: Question) => {
  const { solution, components } = question;
  const type = solution[0]?.type ?? components.find(({ type }) => type in registry)?.type;
  return registry[type as ComponentType].family;
};

/** Chooses, drags, or does what the mechanics of the family ask for. */
const answer = async (page: Page, question: Question, picks: readonly Pick[]) => {
  const driver = drivers[familyOf(question)];
  if (driver) return driver(page, 'mouse', question, picks);
  const inOrder = picks.some(pick => pick.gap !== undefined) ? picks.toReversed() : picks;
  for (const [index, pick] of inOrder.entries()) {
    const isTile = (await page.locator(`[data-tile="${pick.id}"]`).count()) > 0;
    if (isTile) await mouse.place(page, pick, pick.gap ?? index + 1);
    else await mouse.choose(page, pick);
  }
};

/** Lets the film go on until a place is there, stops it and taps the place, again and again. */
const catchAll = async (page: Page, picks: readonly Pick[]) => {
  const button = (name: string) => page.locator(`[data-film-toggle][aria-label="${name}"]`);
  for (const { id } of picks) {
    // It stands still for who wants less movement.
    await button('Play').click();
    const place = page.locator(`[data-hotspot="${id}"]`);
    await place.waitFor();
    await button('Pause').click();
    await place.click();
  }
};

/** Without a microphone every line is heard instead: all of them, one after another. */
const listenToAll = async (page: Page) => {
  await page.getByRole('button', { name: 'No, I want to listen' }).click();
  await page.getByText('Listen to everything, then go on.').first().waitFor();
  await page.getByRole('button', { name: 'Listen again' }).click();
};

const ways: Readonly<Record<string, (page: Page, question: Question) => Promise<void>>> = {
  videoHotspots: (page, question) => catchAll(page, solve(question)),
  speakingActivity: page => listenToAll(page),
};

/** Gives the right answer and tells how it was met. */
const play = async (page: Page, activity: Activity): Promise<string | null> => {
  const question = await openQuestion(page, activity);
  const way = question.components.flatMap(({ type }) => ways[type] ?? [])[0];
  await (way?.(page, question) ?? answer(page, question, solve(question)));
  const confirm = page.locator(`${confirmButton}:not([aria-disabled="true"]):not([disabled])`);
  const feedback = page.locator(outcome);
  // Games answer by themselves; others are checked as soon as they can be.
  await confirm.or(feedback).first().waitFor({ timeout: songMs });
  if ((await feedback.count()) === 0) await confirm.click();
  await feedback.waitFor();
  const met = await feedback.getAttribute('data-outcome');
  await page.locator(feedbackButton).click();
  await feedback.waitFor({ state: 'detached' });
  await settled(page);
  return met;
};

test('a child whose course is the playground finds its activities in the menu', async () => {
  const { page, child } = await openAs('Lucas', '/training-menu');
  const lesson = await api.read<CurrentLesson>(`users/${child.userId}/currentLesson`, child.token);
  expect(lesson.lessonId).toBe('playground');
  for (const { title } of lesson.activities.slice(0, 4))
    await page.getByRole('link', { name: title }).waitFor();
  await page.getByText('0 of 10').waitFor();
});

test.each([
  'pictures',
  'riddles',
  'films',
  'choose',
  'bubbles',
  'drag',
  'places',
  'type',
  'find',
  'speak',
])('every question of playground-%s is played to its right answer', async name => {
  const { page, child } = await openAs('Lucas', `/activity/playground-${name}`);
  const activity = await api.activity(`playground-${name}`, child);
  const met: [string, string | null][] = [];
  for (const { id } of activity.data) {
    await page.locator(`[data-question="${id}"]`).waitFor();
    met.push([id, await play(page, activity)]);
  }
  expect(met).toEqual(activity.data.map(({ id }) => [id, 'correct']));
  await page.waitForURL(`**/activity/playground-${name}/rewards`);
});
