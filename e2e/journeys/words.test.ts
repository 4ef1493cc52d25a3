import type { Activity, MetWord, WordReview } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { startFileServer, withBrowser } from '../support/browsing.ts';
import { waitForMediaOf } from '../support/cached.ts';
import { mouse } from '../support/hands.ts';
import { playQuestion, rightEntries } from '../support/play.ts';
import { dayMs } from '../support/server.ts';
import { show } from '../support/settle.ts';
import { everything, layout, lookOver } from '../support/tour-looks.ts';
import type { Tour } from '../support/tours.ts';

/** Its own world, because its clock moves on. */
const server = await startFileServer();
const { api, openAs } = await withBrowser({ server });

const readReview = (child: Child) =>
  api.read<WordReview>(`users/${child.userId}/wordReview?language=gb`, child.token);
const growthOf = async (child: Child, id: string) =>
  (await api.read<MetWord[]>(`users/${child.userId}/words`, child.token)).find(
    word => word.id === id,
  )?.growth;

/** A child that gets its first question about a dog wrong in the Academy. */
async function answerWrong(name: string): Promise<Activity> {
  const child = await api.signIn(name);
  await api.chooseHelp(child, 'gb');
  const activity = await api.activity('starter-01-friends', child);
  const { page } = await openAs(name, `/activity/${activity.id}`);
  await page.locator('[data-question]').waitFor();
  const given = { activity, hand: mouse, right: false };
  for (const outcome of ['tryAgain', 'tryAgain', 'moveOn'])
    expect(await playQuestion(page, given)).toBe(outcome);
  await expect.poll(() => growthOf(child, 'dog')).toBe('seen');
  expect((await readReview(child)).activity).toBeNull();
  return activity;
}

/** The address of today's review, which the page asked for. */
const reviewOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find(name => name.includes('/wordReview?')) ?? '',
  );

test('WORDS-04 WORDS-08 WORDS-10 WORDS-11 WORDS-13 a word that was wrong is reviewed offline the next day, and grows in the garden', async () => {
  await answerWrong('Mia');
  await server.moveClock(dayMs);
  const child = await api.signIn('Mia');
  await expect.poll(async () => (await readReview(child)).activity).not.toBeNull();
  const { activity, asked } = await readReview(child);
  expect(asked.map(({ wordIds }) => wordIds.join(' '))).toContain('dog');
  if (!activity) throw new Error('Mia has no review');

  const { page } = await openAs('Mia', '/training-menu', {
    context: { serviceWorkers: 'allow' },
    width: 1366,
    height: 768,
  });
  const before = await api.lingos(child);
  await page.getByRole('link', { name: 'My words' }).click();
  await page.locator('[data-plant="dog"][data-growth="seen"]').waitFor();
  await expect.poll(() => reviewOf(page)).not.toBe('');
  await waitForMediaOf(page, await reviewOf(page));

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Play' }).click();
  await page.locator('[data-question]').waitFor();
  // It says once that answers are stored.
  await page.getByRole('dialog').getByRole('button').last().click();
  for (const _ of activity.data)
    expect(await playQuestion(page, { activity, hand: mouse })).toBe('correct');
  await page.getByRole('heading', { level: 1, name: /grew/ }).waitFor();
  await page.getByText('Your Lingos come when the internet is back.').waitFor();
  expect(await growthOf(child, 'dog')).toBe('seen');

  await page.context().setOffline(false);
  await expect.poll(() => growthOf(child, 'dog')).toBe('understood');
  expect(await api.lingos(child)).toBe(before + 5);
  await page.getByRole('link', { name: 'My garden' }).click();
  await page.locator('[data-plant="dog"][data-growth="understood"]').waitFor();
  await page.getByRole('heading', { name: 'All done for today!' }).waitFor();
});

/** Longest time in days until a word is known: reviews come at growing distances. */
const mostDays = 40;

test('WORDS-03 WORDS-05 WORDS-11 a word that was wrong grows on later days until it is spelt, and is a flower in the garden', async () => {
  const id = 'dog';
  await answerWrong('Leyla');
  const growths = ['seen'];
  for (let day = 1; day <= mostDays && growths.at(-1) !== 'spelt'; day += 1) {
    await server.moveClock(dayMs);
    const child = await api.signIn('Leyla');
    const { activity, asked } = await readReview(child);
    expect(asked.length).toBeLessThanOrEqual(10);
    if (!activity) continue;
    await api.postSolution(child, rightEntries(activity));
    const growth = (await growthOf(child, id)) ?? '';
    if (growth !== growths.at(-1)) growths.push(growth);
  }
  // A review may ask for more than one of them.
  const all = ['seen', 'understood', 'said', 'spelt'];
  expect(growths).toEqual(all.filter(growth => growths.includes(growth)));
  expect(growths.length).toBeGreaterThan(2);
  expect(growths.at(-1)).toBe('spelt');
  const { page } = await openAs('Leyla', '/words', { width: 1366, height: 768 });
  await page.locator(`[data-plant="${id}"][data-growth="spelt"]`).waitFor();
  await page
    .locator('li[data-growth="spelt"]')
    .getByText(/^[1-9]/)
    .waitFor();
});

const sizes = [
  { width: 1920, height: 1080 },
  { width: 768, height: 954 },
  { width: 320, height: 568 },
];

/** The garden and its older words. */
async function* wordsTour(page: Page): Tour {
  await show(page, '[data-plant]');
  yield 'garden';
  await page.locator('[data-bed] ~ nav button').last().click();
  await show(page, '[data-plant]');
  yield 'older words';
}

test('WORDS-11 the garden can be used, is accessible and fits each window', async () => {
  await api.chooseHelp(await api.signIn('Ruby'), 'gb');
  const { page } = await openAs('Ruby', '/words', { width: 1366, height: 625 });
  expect(await lookOver(wordsTour(page), page, { looks: everything, sizes })).toEqual({});
});

test('WORDS-12 the garden of a new child fits a phone in Thai', async () => {
  const { page } = await openAs('Malee', '/words', { width: 360, height: 640 });
  await page.getByRole('heading', { level: 1 }).waitFor();
  async function* emptyTour(): Tour {
    await show(page, 'main h2');
    yield 'new child';
  }
  expect(await lookOver(emptyTour(), page, { looks: layout })).toEqual({});
});
