import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { movements } from '../conformance/look.ts';
import { withBrowser } from '../support/browsing.ts';
import { keyboard, mouse, touch } from '../support/hands.ts';
import { openQuestionId, playActivity, playQuestion, rightEntries } from '../support/play.ts';

const first = 'starter-01-friends';
/** Short activities with tiles. */
const drags = 'playground-drag';
const places = 'playground-places';
const testActivity = 'starter-01-test-1';

/** With animations, as a child plays. */
const moving = { reducedMotion: 'no-preference' } as const;

const { api, openAs } = await withBrowser();

const counter = (page: Page) => page.locator('[data-lingo-counter]');
type Spun = typeof globalThis & { spun?: { from: number; to: number } };

/** Records when the Lingo counter starts and stops spinning. */
const watchSpinning = (page: Page) =>
  page.evaluate(() => {
    const spun = { from: 0, to: 0 };
    Object.assign(globalThis, { spun });
    const note = () => {
      const spins = document.querySelector('[data-spinning]') !== null;
      if (spins) spun.from ||= performance.now();
      else if (spun.from) spun.to ||= performance.now();
    };
    note();
    const observed = { subtree: true, childList: true, attributeFilter: ['data-spinning'] };
    new MutationObserver(note).observe(document, observed);
  });

/** How long the counter has spun, in ms; 0 until it stops. */
const spunFor = (page: Page) =>
  page.evaluate(() => {
    const { from = 0, to = 0 } = (globalThis as Spun).spun ?? {};
    return to && to - from;
  });

const rewards = (page: Page) => page.locator('[data-lingo-credit]');

test('ROUTE-25 ROUTE-27 PLAYER-01 PLAYER-52 PLAYER-66 SHELL-02 SHELL-03 SHOP-01 a child plays an activity by mouse and sees the Lingos arrive', async () => {
  const { page, child } = await openAs('Lucas', '/training-menu', { context: moving });
  const before = await api.lingos(child);
  await expect.poll(() => counter(page).textContent()).toContain(String(before));
  const link = page.locator(`#page a[href="/activity/${drags}"]`).first();
  while ((await link.count()) === 0) await page.getByRole('button', { name: 'More steps' }).click();
  await link.click();
  await page.waitForURL(`**/activity/${drags}`);
  const activity = await api.activity(drags, child);
  await page.locator('[data-question]').waitFor();
  expect(await openQuestionId(page)).toBe(activity.data[0]?.id);
  await watchSpinning(page);
  const outcomes = await playActivity(page, { activity, hand: mouse });
  expect(outcomes).toEqual(activity.data.map(() => 'correct'));
  await page.waitForURL(`**/activity/${drags}/rewards`);
  await page.getByRole('heading', { name: 'Great work, Lucas!' }).waitFor();
  await expect
    .poll(() => rewards(page).getAttribute('data-lingo-credit'))
    .toBe(String(activity.meta.lingos));
  await expect
    .poll(() => counter(page).textContent())
    .toContain(String(before + activity.meta.lingos));
  expect(await api.lingos(child)).toBe(before + activity.meta.lingos);
  // Measured in the page, because the test may look too late.
  await expect.poll(() => spunFor(page)).toBeGreaterThan(3_000);
});

test('PLAYER-46 PLAYER-50 PLAYER-68 a wrong answer gets kind feedback and another try', async () => {
  const { page, child } = await openAs('Mia', `/activity/${first}`);
  const activity = await api.activity(first, child);
  await page.locator('[data-question]').waitFor();
  const opened = await openQuestionId(page);
  expect(await playQuestion(page, { activity, hand: mouse, right: false })).toBe('tryAgain');
  expect(await openQuestionId(page)).toBe(opened);
  await page.getByText('2 tries left').waitFor();
  const answer = page.waitForRequest('**/solution');
  expect(await playQuestion(page, { activity, hand: mouse })).toBe('correct');
  expect((await answer).postDataJSON()).toEqual([
    expect.objectContaining({ questionId: opened, valid: 1, tries: 2 }),
  ]);
  expect(await openQuestionId(page)).toBe(activity.data[1]?.id);
});

test('PLAYER-47 PLAYER-49 HINT-07 HINT-08 HINT-10 after the last try the next question opens without blame, and the missed one returns at the end without pay', async () => {
  const { page, child } = await openAs('Mia', `/activity/${first}`);
  const activity = await api.activity(first, child);
  await page.locator('[data-question]').waitFor();
  const outcomes = [];
  for (let attempt = 0; attempt < (activity.meta.attempts ?? 1); attempt += 1) {
    outcomes.push(await playQuestion(page, { activity, hand: mouse, right: false }));
  }
  expect(outcomes).toEqual(['tryAgain', 'tryAgain', 'moveOn']);
  expect(await openQuestionId(page)).toBe(activity.data[1]?.id);
  const open = (id: string | undefined) => page.locator(`[data-question="${id}"]`).waitFor();
  const hand = page.locator('[data-hand]');
  let hands = 0;
  for (const { id } of activity.data.slice(2)) {
    await page.getByRole('button', { name: 'Next question' }).click();
    await open(id);
    if (hands > 0 || (await page.locator('[data-tray]').count()) === 0) continue;
    // With reduced motion the hand rests beside its arrow.
    await hand.locator('line').waitFor();
    expect(await movements(page)).toEqual([]);
    hands = await hand.count();
  }
  expect(hands).toBe(1);
  expect(await hand.count()).toBe(0);
  await playQuestion(page, { activity, hand: mouse });
  await open(activity.data[0]?.id);
  await page.getByText('One more time').waitFor();
  const sent: string[] = [];
  page.on('request', request => sent.push(request.url()));
  expect(await playQuestion(page, { activity, hand: mouse })).toBe('correct');
  await page.waitForURL(`**/activity/${first}/rewards`);
  expect(sent.filter(url => url.endsWith('/solution'))).toEqual([]);
});

test('A11Y-01 NOTSHOWN-66 a child plays an activity by tapping with a finger', async () => {
  const { page, child } = await openAs('Lucas', `/activity/${places}`, {
    width: 768,
    height: 1024,
    touch: true,
    context: moving,
  });
  const activity = await api.activity(places, child);
  await page.locator('[data-question]').waitFor();
  await playActivity(page, { activity, hand: touch });
  await page.waitForURL(`**/activity/${places}/rewards`);
  await expect
    .poll(() => rewards(page).getAttribute('data-lingo-credit'))
    .toBe(String(activity.meta.lingos));
});

/** Records the calls that fetch questions or send answers, without their ids. */
const watchRun = (page: Page, { userId }: { userId: string }): Set<string> => {
  const calls = new Set<string>();
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    const call = `${request.method()} ${pathname}${search}`.replace(userId, 'USER');
    if (/\/api\/.*(activit|question|answer|solution|pick)/.test(call)) calls.add(call);
  });
  return calls;
};

test('TRAIN-21 PLAYER-64 A11Y-01 NOTSHOWN-09 finishing the activity before it unlocks the test, which is played by keyboard alone; it is fetched once and each answer is sent', async () => {
  const child = await api.signIn('Amara');
  const { activities } = await api.lesson(child);
  expect(activities.at(-1)).toMatchObject({ activityId: testActivity, locked: false });
  const before = activities.at(-2)?.activityId ?? '';
  const { page } = await openAs('Amara', `/activity/${testActivity}`);
  await page.waitForURL('**/activity-no-access');
  await api.postSolution(child, rightEntries(await api.activity(before, child)));
  const calls = watchRun(page, child);
  await page.goto(`${api.base}/activity/${testActivity}`);
  const activity = await api.activity(testActivity, child);
  await page.locator('[data-question]').waitFor();
  await playActivity(page, { activity, hand: keyboard });
  expect([...calls].sort()).toEqual([
    `GET /api/activities/${testActivity}?language=gb`,
    'POST /api/users/USER/solution',
  ]);
  await page.waitForURL(`**/activity/${testActivity}/rewards`);
  await page.getByText(/^(\d+) of \1 are right$/).waitFor();
});

test('ROUTE-36 the picture fills the screen while the address ends in #fs', async () => {
  const { page } = await openAs('Mia', `/activity/${first}`);
  await page.route('**/solution', route => route.fulfill({ json: { lingoCredit: 0 } }));
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.getByRole('button', { name: 'Full screen' }).click();
  const picture = page.getByRole('dialog');
  await picture.waitFor();
  expect(page.url()).toMatch(/#fs$/);
  await page.evaluate(() => history.back());
  await picture.waitFor({ state: 'detached' });
  expect(page.url()).toBe(`${api.base}/activity/${first}`);
});

test('PLAYER-16 PLAYER-17 NOTSHOWN-71 replay reads the question again, slow replay at half speed', async () => {
  // The script must be there before the app.
  const { page, child } = await openAs('Mia', '/healthz');
  await page.addInitScript(() => {
    const heard: [string, number][] = [];
    Object.defineProperty(window, 'heard', { value: heard });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      heard.push([new URL(this.src).pathname, this.playbackRate]);
      return play.call(this);
    };
  });
  await page.goto(`${api.base}/activity/${first}`);
  await page.locator('[data-question]').waitFor();
  const activity = await api.activity(first, child);
  const audio = activity.data[0]?.components.find(({ type }) => type === 'audio')?.data[0]?.value;
  const heard = () =>
    page.evaluate(() => (window as unknown as { heard: [string, number][] }).heard);
  await page.getByRole('button', { name: 'Listen again', exact: true }).click();
  await expect.poll(async () => (await heard()).at(-1)).toEqual([audio, 1]);
  await page.getByRole('button', { name: 'Listen slowly' }).click();
  await expect.poll(async () => (await heard()).at(-1)).toEqual([audio, 0.5]);
});

test('PLAYER-22 PLAYER-34 PLAYER-53 PLAYER-54 PLAYER-56 skipping counts as played, and Check needs a complete answer', async () => {
  const { page, child } = await openAs('Mia', `/activity/${first}`);
  const sent: unknown[] = [];
  await page.route('**/solution', route => {
    sent.push(...(route.request().postDataJSON() as unknown[]));
    return route.fulfill({ json: { lingoCredit: 0 } });
  });
  await page.locator('[data-question]').waitFor();
  const back = page.getByRole('button', { name: 'Previous question' });
  const onward = page.getByRole('button', { name: 'Next question' });
  const check = page.getByRole('button', { name: 'Check' });
  expect(await back.isDisabled()).toBe(true);
  expect(await check.getAttribute('aria-disabled')).toBe('true');
  await page.locator('[data-choice]').first().click();
  expect(await check.getAttribute('aria-disabled')).toBeNull();
  const skipped = await openQuestionId(page);
  await onward.click();
  await expect
    .poll(() => sent)
    .toEqual([expect.objectContaining({ questionId: skipped, valid: 1, skipped: true })]);
  await back.click();
  expect(await openQuestionId(page)).toBe(skipped);
  const { data } = await api.activity(first, child);
  for (const _ of data.slice(1)) await onward.click();
  expect(await onward.isDisabled()).toBe(true);
});
