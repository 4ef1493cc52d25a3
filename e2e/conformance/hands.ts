import type { Pick } from '@digipals/contract';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** An input method: how to choose an item, place a tile and confirm. */
export type Hand = {
  name: 'mouse' | 'touch' | 'keyboard';
  choose(page: Page, pick: Pick): Promise<void>;
  place(page: Page, pick: Pick, place: number): Promise<void>;
  confirm(page: Page): Promise<void>;
};

const choiceOf = (pick: Pick): string => `[data-choice="${pick.id}"]`;
const tileOf = (pick: Pick): string => `[data-tile="${pick.id}"]`;
const placeOf = (place: number): string => `[data-place="${place}"]`;

/** The button that checks the answer. */
export const checkButton = (page: Page): Locator => page.getByRole('button', { name: 'Check' });

/** The last announcement to screen readers. */
export const said = (page: Page): Promise<string> =>
  page
    .getByRole('status')
    .first()
    .evaluate(region => region.textContent);

/** Waits until all finite animations have ended. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });

const middleOf = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Drags a tile with the mouse to the centre of another element. */
export const dragTo = async (page: Page, tile: string, target: string): Promise<void> => {
  await settled(page);
  const from = await middleOf(page, tile);
  const to = await middleOf(page, target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
};

/** Drags a tile with a finger. */
export const fingerDragTo = async (page: Page, tile: string, target: string): Promise<void> => {
  await settled(page);
  const from = await middleOf(page, tile);
  const to = await middleOf(page, target);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (const part of [0.1, 0.4, 0.7, 1])
    await touch('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  // Pauses before releasing; otherwise Chromium detects a fling, which swallows the next tap.
  await page.waitForTimeout(120);
  await touch('touchMove', { x: to.x + 1, y: to.y });
  await touch('touchEnd');
  await client.detach();
};

/** Presses Tab until the element has the focus. */
export const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    const there = await page.evaluate(
      wanted => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached by Tab`);
};

/** Whether an element has kept the focus, or lost it only to the feedback at the end of a game. */
export const keepsFocus = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    wanted => document.activeElement?.matches(`${wanted}, [data-go] button`) === true,
    selector,
  );

/** Presses a button with an input method; the keyboard uses Tab and `key`. */
export const press = async (
  page: Page,
  hand: Hand['name'],
  button: Locator,
  key = 'Enter',
): Promise<void> => {
  if (hand === 'mouse') return button.click();
  if (hand === 'touch') return button.tap();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await button.evaluate(element => element === document.activeElement))
      return page.keyboard.press(key);
    await page.keyboard.press('Tab');
  }
  throw new Error(`${button} cannot be reached by Tab`);
};

export const mouse: Hand = {
  name: 'mouse',
  choose: (page, pick) => page.locator(choiceOf(pick)).click(),
  place: (page, pick, place) => dragTo(page, tileOf(pick), placeOf(place)),
  confirm: page => checkButton(page).click(),
};

export const touch: Hand = {
  name: 'touch',
  choose: (page, pick) => page.locator(choiceOf(pick)).tap(),
  place: async (page, pick, place) => {
    await page.locator(tileOf(pick)).tap();
    // In a row the tile is already in its place; a gap needs a tap of its own.
    const free = page.locator(placeOf(place));
    if ((await free.count()) > 0) await free.tap();
  },
  confirm: page => checkButton(page).tap(),
};

/** The name of a tile. */
export const nameOf = (page: Page, pick: Pick): Promise<string> =>
  page
    .locator(tileOf(pick))
    .evaluate(tile => tile.querySelector('img')?.alt ?? tile.textContent ?? '');

export const keyboard: Hand = {
  name: 'keyboard',
  choose: async (page, pick) => {
    await tabTo(page, choiceOf(pick));
    await page.keyboard.press('Space');
  },
  place: async (page, pick, place) => {
    const name = await nameOf(page, pick);
    await tabTo(page, tileOf(pick));
    await page.keyboard.press('Enter');
    expect(await said(page)).toBe(`Picked up: ${name}.`);
    for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowRight');
    expect(await said(page)).toMatch(new RegExp(`^${name} is over (place|gap) ${place}`));
    await page.keyboard.press('Space');
    expect(await said(page)).toMatch(new RegExp(`^${name} moved to (place|gap) ${place}`));
    // The focus stays with the tile.
    expect(
      await page.evaluate(wanted => document.activeElement?.matches(wanted), tileOf(pick)),
    ).toBe(true);
  },
  confirm: async page => {
    await tabTo(page, 'main > button');
    await page.keyboard.press('Enter');
  },
};
