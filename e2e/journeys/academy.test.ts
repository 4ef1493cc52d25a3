import type { LessonArchive } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Child } from '../support/api.ts';
import { withBrowser } from '../support/browsing.ts';
import { rightEntries } from '../support/play.ts';
import { settle } from '../support/settle.ts';

const { api, openAs } = await withBrowser();

/** A child in lesson 3 of the demo world, with two old lessons. */
const name = 'Ruby';

const archiveOf = ({ userId, token }: Child) =>
  api.read<LessonArchive>(`users/${userId}/lessonArchive`, token);

const heading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });
const sign = (page: Page) => page.getByRole('button', { name: 'My old lessons' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'My old lessons' });

/** Whether an element is completely inside the window. */
const isInWindow = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

test.each([
  [1366, 768],
  [360, 640],
])(
  'TRAIN-08 TRAIN-10 TRAIN-11 TRAIN-24 TRAIN-31 at %i x %i a child goes back to an old lesson and returns',
  async (width, height) => {
    const { page, child } = await openAs(name, '/training-menu', { width, height });
    const lesson = await api.lesson(child);
    const archive = await archiveOf(child);
    await heading(page, lesson.title).waitFor();
    await sign(page).click();
    const rows = drawer(page).getByRole('listitem');
    await rows.first().waitFor();
    expect(await rows.locator('b').allTextContents()).toEqual(archive.map(({ title }) => title));
    const isDone = ({ activities }: LessonArchive[number]) =>
      activities.every(({ userScore, totalScore }) => (userScore ?? 0) / totalScore >= 0.5);
    expect(
      await rows
        .locator('[data-fill]')
        .evaluateAll(stars => stars.map(star => star.dataset['fill'])),
    ).toEqual(archive.map(old => (isDone(old) ? 'full' : 'empty')));
    expect(await isInWindow(page, 'dialog h2')).toBe(true);
    // Escape returns the focus to where it was.
    await page.keyboard.press('Escape');
    await drawer(page).waitFor({ state: 'detached' });
    expect(await sign(page).evaluate(button => button === document.activeElement)).toBe(true);
    const [first] = archive;
    if (!first) throw new Error('the demo child has no old lesson');
    await sign(page).click();
    await rows.first().getByRole('button').click();
    await heading(page, first.title).waitFor();
    await drawer(page).waitFor({ state: 'detached' });
    await page.locator('[data-old]').waitFor();
    expect(await page.locator('[data-locked]').count()).toBe(0);
    await page.reload();
    await heading(page, first.title).waitFor();
    await page.getByRole('button', { name: 'Back to your lesson' }).click();
    await heading(page, lesson.title).waitFor();
    expect(await page.locator('[data-old]').count()).toBe(0);
  },
);

test('TRAIN-09 a vertical slider moves a long list by mouse, wheel and keys', async () => {
  const { page, child } = await openAs(name, '/profile', { height: 560 });
  const [old] = await archiveOf(child);
  if (!old) throw new Error('the demo child has no old lesson');
  const long = Array.from({ length: 9 }, (_, index) => ({
    ...old,
    lessonId: `old-${index}`,
    number: index + 1,
    title: `Lesson called ${index + 1}`,
  }));
  await page.route('**/lessonArchive', route => route.fulfill({ json: long }));
  await page.goto(`${api.base}/training-menu`);
  await sign(page).click();
  const slider = drawer(page).getByRole('slider');
  await slider.waitFor();
  // A drawer that is still sliding in has not reached its final position.
  await settle(page);
  const place = async () => Number(await slider.getAttribute('aria-valuenow'));
  const last = Number(await slider.getAttribute('aria-valuemax'));
  expect(last).toBeGreaterThan(5);
  const box = await slider.boundingBox();
  if (!box) throw new Error('the slider is not visible');
  expect(box.height).toBeGreaterThan(box.width);
  await page.mouse.move(box.x + box.width / 2, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(place).toBe(last);
  await slider.press('Home');
  await expect.poll(place).toBe(1);
  await slider.press('ArrowDown');
  await expect.poll(place).toBe(2);
  await drawer(page).getByRole('listitem').first().hover();
  await page.mouse.wheel(0, 2_000);
  await expect.poll(place).toBe(last);
});

test('NOTSHOWN-62 TRAIN-19 a child that has finished all activities goes on to the next lesson', async () => {
  const { page, child } = await openAs(name, '/profile');
  const { activities } = await api.lesson(child);
  for (const { activityId } of activities) {
    await api.postSolution(child, rightEntries(await api.activity(activityId, child)));
  }
  const { title, nextLesson } = await api.lesson(child);
  if (!nextLesson) throw new Error('there is no next lesson');
  await page.goto(`${api.base}/training-menu`);
  await heading(page, 'The next lesson is open!').waitFor();
  const main = page.getByRole('main');
  await main.getByText(nextLesson.title).waitFor();
  await main.getByRole('button', { name: 'Close' }).click();
  await heading(page, title).waitFor();
  await page.reload();
  await page.locator('[data-gate]').getByRole('button', { name: 'Go on' }).click();
  await heading(page, nextLesson.title).waitFor();
  expect((await api.lesson(child)).lessonId).toBe(nextLesson.lessonId);
  expect((await archiveOf(child)).at(-1)?.title).toBe(title);
  await sign(page).click();
  await drawer(page).getByRole('listitem').last().getByText(title).waitFor();
});
