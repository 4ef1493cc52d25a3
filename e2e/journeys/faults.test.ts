import type { Activity, HistoryEntry } from '@digipals/contract';
import { solve } from '@digipals/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { mouse } from '../support/hands.ts';
import { findLayoutFaults } from '../support/look-over.ts';
import { confirmButton, openQuestionId, playQuestion } from '../support/play.ts';

// A microphone without permission.
const { api, openAs, faults } = await withBrowser({
  flags: ['--use-fake-device-for-media-stream'],
});

type Options = Parameters<typeof openAs>[2] & { before?(page: Page): Promise<unknown> };

/** Opens an activity of the playground; `before` breaks something first. */
const openActivity = async (name: string, { before, ...options }: Options = {}) => {
  const { page, child } = await openAs('Lucas', '/healthz', options);
  const sent: HistoryEntry[] = [];
  await page.route('**/solution', route => {
    sent.push(...(route.request().postDataJSON() as HistoryEntry[]));
    return route.fulfill({ json: { lingoCredit: 0 } });
  });
  await before?.(page);
  await page.goto(`${api.base}/activity/playground-${name}`);
  await page.locator('[data-question]').waitFor();
  return { page, sent, activity: await api.activity(`playground-${name}`, child) };
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ready = (page: Page) => page.locator(`${confirmButton}:not([aria-disabled=true])`);

/** Skips to a question. */
const goTo = async (page: Page, id: string) => {
  while ((await openQuestionId(page)) !== id) await button(page, 'Next question').click();
};

/** Takes the faults that the test caused on purpose, so that they do not fail it. */
const madeFaults = () => faults.splice(0);

const playTwo = async (page: Page, activity: Activity, sent: HistoryEntry[]) => {
  const [first, second, third] = activity.data.map(({ id }) => id);
  expect(await openQuestionId(page)).toBe(first);
  expect(await playQuestion(page, { activity, hand: mouse })).toBe('correct');
  expect(await playQuestion(page, { activity, hand: mouse })).toBe('correct');
  expect(await openQuestionId(page)).toBe(third);
  await expect
    .poll(() => sent.map(({ questionId, valid }) => [questionId, valid]))
    .toEqual([
      [first, 1],
      [second, 1],
    ]);
};

test('ERR-23 without sounds every question can be answered, and counts', async () => {
  const { page, sent, activity } = await openActivity('choose', {
    before: page => page.route('**/*.mp3', route => route.fulfill({ status: 404 })),
  });
  await playTwo(page, activity, sent);
});

test('AMBIG-43 a hanging sound blocks nothing', async () => {
  const { page, sent, activity } = await openActivity('choose', {
    before: page => page.route('**/*.mp3', () => new Promise(() => undefined)),
  });
  await playTwo(page, activity, sent);
});

test('a hanging film is skipped after 5 seconds, and its questions can be answered', async () => {
  const { page, sent, activity } = await openActivity('films', {
    before: page => page.route('**/*.mp4', () => new Promise(() => undefined)),
  });
  await button(page, 'Listen again').click();
  await page.locator('[data-film="failed"]').waitFor();
  await page.getByText('This part is resting. You can go on.').waitFor();
  await playTwo(page, activity, sent);
  expect(madeFaults().every(message => /^Film \S+ does not play$/.test(message))).toBe(true);
});

test('GAME-21 RULE-17 without microphone permission the child listens instead', async () => {
  const { page, activity } = await openActivity('speak', { quickSounds: true });
  await goTo(page, 'playground-speak-hello');
  await button(page, 'Yes, I can speak').click();
  await page.getByText('Listen to everything, then go on.').first().waitFor();
  expect(await ready(page).count()).toBe(0);
  await button(page, 'Listen again').click();
  await ready(page).waitFor();
  await ready(page).click();
  await page.locator('[data-outcome=correct]').waitFor();
  expect(activity.data.map(({ id }) => id)).toContain('playground-speak-hello');
});

test('OFFLINE-09 losing the connection during an activity loses no answer', async () => {
  const { page, sent, activity } = await openActivity('drag');
  expect(await playQuestion(page, { activity, hand: mouse })).toBe('correct');
  await expect.poll(() => sent.length).toBe(1);
  await page.unroute('**/solution');
  await page.context().setOffline(true);
  const message = page.getByRole('dialog');
  await message.getByRole('button').last().click();
  await message.waitFor({ state: 'detached' });
  expect(await playQuestion(page, { activity, hand: mouse })).toBe('correct');
  const late = page.waitForRequest('**/solution');
  await page.context().setOffline(false);
  expect(await playQuestion(page, { activity, hand: mouse })).toBe('correct');
  const entries = (await late).postDataJSON() as HistoryEntry[];
  expect(entries.map(({ questionId }) => questionId)).toContain(activity.data[1]?.id);
});

test('ERR-25 AMBIG-62 a component whose script fails to load shows Retry while the others work', async () => {
  const script = '**/assets/part-matching-*.js*';
  const { page } = await openActivity('type', {
    before: page => page.route(script, route => route.abort()),
  });
  await page.locator('[data-question] [data-gap], [data-question] input').first().waitFor();
  await goTo(page, 'playground-type-pairs');
  const resting = page.locator('[data-broken]');
  await resting.waitFor();
  expect(madeFaults()).toContain(
    'Component verticalTextButtonsWithAudio is broken: CHUNK_LOAD_FAILED',
  );
  await page.unroute(script);
  await button(page, 'Retry').click();
  await resting.waitFor({ state: 'detached' });
  await page.locator('[data-question] [data-half], [data-question] ul button').first().waitFor();
});

test('a hanging script only blocks its own question', async () => {
  const { page } = await openActivity('type', {
    before: page => page.route('**/assets/part-matching-*.js*', () => new Promise(() => undefined)),
  });
  await goTo(page, 'playground-type-question');
  await page.locator('[data-question]').getByText('Loading…').waitFor();
  await button(page, 'Previous question').click();
  expect(await openQuestionId(page)).toBe('playground-type-cats');
  await page.locator('[data-question] [data-gap], [data-question] input').first().waitFor();
});

test('ERR-01 ERR-25 a page whose script fails to load shows an error, and Retry loads it', async () => {
  const script = '**/assets/ActivityRewardsRoute-*.js*';
  const { page } = await openActivity('choose', {
    before: page => page.route(script, route => route.abort()),
  });
  await page.goto(`${api.base}/activity/playground-choose/rewards`);
  await page.getByText('Oops! Something went wrong. Could you try again?').waitFor();
  await page.unroute(script);
  madeFaults();
  await button(page, 'Retry').click();
  await page.locator('#page a').first().waitFor();
});

test('ERR-25 an app whose first script fails to load shows an error, and Retry loads it', async () => {
  const script = '**/assets/app-*.js*';
  const { page } = await openAs('Lucas', '/healthz');
  await page.route(script, route => route.abort());
  await page.goto(`${api.base}/profile`);
  await page.getByText('Oops! Something went wrong. Could you try again?').waitFor();
  expect(madeFaults()).toEqual(['CHUNK_LOAD_FAILED']);
  await page.unroute(script);
  await button(page, 'Retry').click();
  await page.locator('[data-clock]').waitFor();
});

test('ERR-26 a component whose styles fail to load shows Retry, which loads it', async () => {
  const styles = '**/assets/part-typing-*.css';
  const { page } = await openActivity('type', {
    before: page => page.route(styles, route => route.abort()),
  });
  await page.locator('[data-broken]').waitFor();
  expect(madeFaults()).toContain(
    'Component typingTextContainerWithGaps is broken: CSS_CHUNK_LOAD_FAILED',
  );
  await page.unroute(styles);
  await button(page, 'Retry').click();
  const box = page.locator('[data-question] input').first();
  await box.waitFor();
  // With its styles, a box is as wide as one letter.
  expect(await box.evaluate(input => input.getBoundingClientRect().width)).toBeLessThan(100);
});

/** Records every sound and film of a page for inspection. */
const rememberMedia = (page: Page) =>
  page.addInitScript(() => {
    const all = new Set<HTMLMediaElement>();
    Object.assign(window, { media: all });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      all.add(this);
      return play.call(this);
    };
  });

/** Simulates the browser hiding or showing the page. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate(value => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const mutes = (page: Page) =>
  page.evaluate(() => {
    const { media } = window as unknown as { media: Set<HTMLMediaElement> };
    return [...media].map(({ muted }) => muted);
  });

test('SOUND-10 SOUND-11 a hidden page is silent and unchanged when it is shown again', async () => {
  const { page, activity } = await openActivity('choose', { before: rememberMedia });
  await button(page, 'Listen again').click();
  const choice = page.locator('[data-choice]').first();
  await choice.click();
  await setHidden(page, true);
  const muted = await mutes(page);
  expect(muted.length).toBeGreaterThan(0);
  expect(new Set(muted)).toEqual(new Set([true]));
  await setHidden(page, false);
  expect(new Set(await mutes(page))).toEqual(new Set([false]));
  expect(await choice.getAttribute('aria-checked')).toBe('true');
  expect(await openQuestionId(page)).toBe(activity.data[0]?.id);
});

test('rotating the device keeps placed tiles, and everything stays reachable', async () => {
  const { page, activity } = await openActivity('drag', { width: 360, height: 640, touch: true });
  const [question] = activity.data;
  for (const { id } of question ? solve(question) : [])
    await page.locator(`[data-question] [data-tile="${id}"]`).tap();
  for (const [width, height] of [
    [640, 360],
    [360, 640],
    [640, 360],
  ] as const) {
    await ready(page).waitFor();
    expect(await findLayoutFaults(page)).toEqual([]);
    await page.setViewportSize({ width, height });
  }
  await ready(page).tap();
  await page.locator('[data-outcome=correct]').waitFor();
});

test('A11Y-04 at 200 percent on a laptop every kind of board shows all its content', async () => {
  // A page at 200 percent has half the CSS pixels.
  const { page, activity } = await openActivity('choose', { width: 683, height: 384 });
  for (const { id } of activity.data) {
    await goTo(page, id);
    expect(await findLayoutFaults(page), id).toEqual([]);
  }
});
