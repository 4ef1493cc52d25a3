import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { rightEntries } from '../support/play.ts';

const { api, openAs } = await withBrowser();

const activityId = 'starter-03-what-colour';

test('SETTINGS-05 SETTINGS-06 SETTINGS-09 SETTINGS-10 SETTINGS-11 SETTINGS-12 SETTINGS-14 in the middle of a lesson a child changes from British to American, and how the app looks', async () => {
  const { page, child } = await openAs('Ruby', `/activity/${activityId}`, {
    context: { reducedMotion: 'no-preference' },
  });
  const question = page.locator('[data-question]');
  await question.waitFor();
  const before = await api.activity(activityId, child);
  expect(before.meta.title).toBe('What colour is it?');
  const title = () => page.title();
  expect(await title()).toContain('colour');
  const [first, ...rest] = rightEntries(before);
  if (first) await api.postSolution(child, [first]);

  await page.goto(new URL('/settings', page.url()).href);
  const american = page.getByRole('radio', { name: /^American/ });
  const british = page.getByRole('radio', { name: /^British/ });
  await expect.poll(() => british.isChecked()).toBe(true);
  await american.click();
  await page.getByRole('switch', { name: 'Calm: less moving' }).click();
  await page.getByRole('switch', { name: 'Reading letters' }).click();
  await page.getByRole('switch', { name: 'Left hand' }).click();
  await page.getByRole('radio', { name: 'Very large letters' }).click();
  const stored = () => page.evaluate(() => localStorage.getItem('unsentChoices'));
  await expect.poll(stored).toBeNull();

  await page.reload();
  await expect.poll(() => american.isChecked()).toBe(true);
  const look = () =>
    page.evaluate(() => {
      const toggle = document.querySelector('[role="switch"] > span:last-child');
      const { fontSize, fontFamily } = getComputedStyle(document.body);
      return {
        size: fontSize,
        font: fontFamily.split(',')[0],
        moves: toggle && getComputedStyle(toggle, '::after').transitionDuration,
      };
    });
  expect(await look()).toEqual({ size: '23.4px', font: 'Andika', moves: '0s' });
  const box = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.x ?? 0;
  expect(await box('Menu')).toBeLessThan(await box('Back'));

  // The same lesson, in the same run of questions, is American now.
  await page.goto(new URL(`/activity/${activityId}`, page.url()).href);
  await expect.poll(title).toContain('What color is it?');
  const after = await api.activity(activityId, child);
  expect(after.data.map(({ id }) => id)).toEqual(before.data.map(({ id }) => id));
  const heard = JSON.stringify(after).match(/\/media\/[\w.-]+\.mp3/g) ?? [];
  expect(heard.filter(file => JSON.stringify(before).includes(file))).toEqual([]);
  // Answers to British questions, before and after the change, count.
  await api.postSolution(child, rest);
  const { activities } = await api.lesson(child);
  expect(activities.find(one => one.activityId === activityId)?.userScore).toBe(before.data.length);
  expect(await look()).toMatchObject({ size: '23.4px', font: 'Andika' });
  const leave = page.getByRole('button', { name: 'Leave the activity' });
  expect((await leave.boundingBox())?.x).toBeLessThan(300);
});
