import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { mouse } from '../support/hands.ts';
import { playActivity, playQuestion } from '../support/play.ts';

const { api, openAs } = await withBrowser();

/** Songs are played to the end. */
const quick = { quickSounds: true };

test('a child whose course is the playground finds its activities in the menu', async () => {
  const { page, child } = await openAs('Lucas', '/training-menu');
  const lesson = await api.lesson(child);
  expect(lesson.lessonId).toBe('playground');
  for (const { title } of lesson.activities.slice(0, 4))
    await page.getByRole('link', { name: title }).waitFor();
  await page.getByText('0 of 10').waitFor();
});

// The other playgrounds run in the conformance tests; films and speaking need the app.
test.each(['films', 'speak'])(
  'every question of playground-%s is played to its right answer',
  async name => {
    const { page, child } = await openAs('Lucas', `/activity/playground-${name}`, quick);
    const activity = await api.activity(`playground-${name}`, child);
    await page.locator('[data-question]').waitFor();
    const outcomes = await playActivity(page, { activity, hand: mouse });
    expect(outcomes).toEqual(activity.data.map(() => 'correct'));
    await page.waitForURL(`**/activity/playground-${name}/rewards`);
  },
);

test('speaking in steps is played to its right answer', async () => {
  const { page, child } = await openAs('Lucas', '/activity/playground-bubbles', quick);
  const activity = await api.activity('playground-bubbles', child);
  const steps = page.locator('[data-question="playground-bubbles-steps"]');
  await page.locator('[data-question]').waitFor();
  while ((await steps.count()) === 0)
    await page.getByRole('button', { name: 'Next question' }).click();
  expect(await playQuestion(page, { activity, hand: mouse })).toBe('correct');
  await page.waitForURL('**/activity/playground-bubbles/rewards');
});
