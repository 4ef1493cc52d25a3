import type { Pick, Question } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Hand, press, said, settled } from '../hands.ts';

const placeOf = ({ id }: Pick): string => `[data-hotspot="${id}"]`;
const forward = '[data-carousel] > button:nth-of-type(2)';
const pause = '[data-film-toggle][aria-label="Pause"]';

/** Moves on to the slide of a place. */
const turnTo = async (page: Page, hand: Hand['name'], pick: Pick): Promise<void> => {
  for (let slide = 0; slide < 10; slide += 1) {
    if (await page.locator(placeOf(pick)).isVisible()) return;
    await press(page, hand, page.locator(forward));
    await settled(page);
  }
  throw new Error(`No slide contains ${pick.id}`);
};

/** Finds the places in turn; pauses a film first, as a slow child would. */
export const answerHotspots = async (
  page: Page,
  hand: Hand['name'],
  question: Question,
  picks: readonly Pick[],
): Promise<void> => {
  const isFilm = question.components.some(({ type }) => type === 'videoHotspots');
  // With the keyboard, focusing the first place pauses the film.
  if (isFilm && hand !== 'keyboard') await press(page, hand, page.locator(pause));
  for (const [index, pick] of picks.entries()) {
    if (!isFilm) await turnTo(page, hand, pick);
    await press(page, hand, page.locator(placeOf(pick)));
    const [name, place] = [pick.value, question.solution.findIndex(({ id }) => id === pick.id) + 1];
    expect(await said(page)).toBe(
      `Place ${place}: ${name}. Found: ${index + 1} of ${picks.length}`,
    );
  }
};
