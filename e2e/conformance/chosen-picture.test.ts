import { expect, test } from 'vitest';
import { settled } from './hands.ts';
import { useStage } from './use-stage.ts';

const stage = useStage();

test.each([
  [1366, 768],
  [360, 640],
])('COMP-09 at %i x %i a chosen picture leaves the board as it was', async (width, height) => {
  const page = await stage.newPage({ width, height });
  await page.goto(`${stage.url}?case=imageButton`);
  const pig = page.locator('[data-choice]').first();
  await pig.waitFor();
  await settled(page);
  const before = await pig.boundingBox();
  await pig.click();
  await page.locator('[data-choice][aria-checked="true"]').waitFor();
  await settled(page);
  expect(await page.locator('[data-full="true"]').count()).toBe(0);
  expect(await pig.boundingBox()).toEqual(before);
  await page.context().close();
});
