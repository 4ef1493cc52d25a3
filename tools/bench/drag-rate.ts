import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { watchFrames } from './frame-rate.ts';

/** A free place of a question with tiles. */
export const freePlace = 'button[data-place]';

/** How long a drag is measured, in ms. */
const watched = 2000;

/** Middle of the first element of a selector, in CSS pixels. */
export const middleOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Skips to the first question that has tiles. */
export const toTiles = async (page: Page): Promise<void> => {
  while ((await page.locator(freePlace).count()) === 0)
    await page.getByRole('button', { name: 'Next question' }).click();
};

/** Frames per second while a tile is dragged over the board of the first question with tiles. */
export const dragRate = async (page: Page): Promise<number> => {
  await toTiles(page);
  const from = await middleOf(page, '[data-tile]');
  const round = await middleOf(page, freePlace);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20);
  const framesPerSecond = await watchFrames(page);
  const begin = performance.now();
  for (let time = 0; time < watched; time = performance.now() - begin) {
    const turn = (time / 500) * 2 * Math.PI;
    await page.mouse.move(round.x + 140 * Math.cos(turn), round.y + 90 * Math.sin(turn));
    await wait(4);
  }
  const rate = await framesPerSecond();
  await page.mouse.up();
  return rate;
};
