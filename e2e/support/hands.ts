import { dragTo, tabTo } from '../conformance/hands.ts';
import type { Hand } from './play.ts';

const choice = (id: string): string => `[data-question] [data-choice="${id}"]`;
const tile = (id: string): string => `[data-question] [data-tile="${id}"]`;
const free = (place: number): string => `[data-question] [data-place="${place}"]`;

/** Long enough for a button that slides in. */
const pressMs = 4_000;

/** Clicks and real drags. */
export const mouse: Hand = {
  name: 'mouse',
  press: (page, selector) => page.locator(selector).click({ timeout: pressMs }),
  choose: (page, pick) => page.locator(choice(pick.id)).click(),
  place: (page, pick, place) => dragTo(page, tile(pick.id), free(place)),
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

/** Nothing but keys. */
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
