import type { Page } from 'playwright-core';
import { dragTo, nameOf, settled, tabTo } from '../conformance/hands.ts';
import type { Hand } from './play.ts';

const choice = (id: string): string => `[data-question] [data-choice="${id}"]`;
const tile = (id: string): string => `[data-question] [data-tile="${id}"]`;
const free = (place: number): string => `[data-question] [data-place="${place}"]`;

/** Enough for a button that slides in on a busy machine. */
const pressMs = 20_000;

/** Whether the page has announced that a tile is in its place. */
const landed = async (page: Page, name: string): Promise<boolean> =>
  (await page.getByRole('status').allTextContents()).some(
    text => text.startsWith(name) && /moved to|changed places/.test(text),
  );

/** On a slow machine a late picture moves the board during a drag, so a drag is tried again. */
const maxDrags = 3;

/** Clicks and real drags. */
export const mouse: Hand = {
  name: 'mouse',
  press: (page, selector) => page.locator(selector).click({ timeout: pressMs }),
  choose: (page, pick) => page.locator(choice(pick.id)).click(),
  place: async (page, pick, place) => {
    const name = await nameOf(page, pick);
    for (let drags = 0; drags < maxDrags; drags += 1) {
      await dragTo(page, tile(pick.id), free(place));
      if (await landed(page, name)) return;
      await settled(page);
    }
    throw new Error(`${pick.id} does not stay in place ${place}`);
  },
};

/** Taps with a finger; a tile and then its place. */
export const touch: Hand = {
  name: 'touch',
  press: (page, selector) => page.locator(selector).tap({ timeout: pressMs }),
  choose: (page, pick) => page.locator(choice(pick.id)).tap(),
  place: async (page, pick, place) => {
    await page.locator(tile(pick.id)).tap();
    // In a row the tile is in its place by now.
    const well = page.locator(free(place));
    if ((await well.count()) > 0) await well.tap();
  },
};

/** Only keys. */
export const keyboard: Hand = {
  name: 'keyboard',
  press: async (page, selector) => {
    await tabTo(page, selector);
    await page.keyboard.press('Enter');
  },
  choose: async (page, pick) => {
    await tabTo(page, choice(pick.id));
    await page.keyboard.press('Space');
  },
  place: async (page, pick, place) => {
    await tabTo(page, tile(pick.id));
    await page.keyboard.press('Enter');
    for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  },
};
