import type { Pick, Question } from '@digipals/contract';
import { graphemes } from '@digipals/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Hand, tabTo } from '../hands.ts';

const field = '[data-text-box]';
const boxOf = (gap: number): string => `[data-box][data-gap="${gap}"]`;

/** The letters of a gap that must be typed: those of its boxes, numbered from 1. */
const lettersToType = async (page: Page, gap: number, value: string): Promise<string[]> => {
  const letters = graphemes(value).filter(letter => /[^\s\p{P}]/u.test(letter));
  const places = await page
    .locator(boxOf(gap))
    .evaluateAll(boxes => boxes.map(box => Number(box.getAttribute('data-box'))));
  return places.map(place => letters[place - 1] ?? '');
};

/** Types on the on-screen keyboard, or on a real one. */
const typeLetters = async (
  page: Page,
  hand: Hand['name'],
  letters: readonly string[],
): Promise<void> => {
  for (const letter of letters) {
    const key = page.locator(`[data-key="${letter}"]`);
    if (hand === 'mouse') await key.click();
    else if (hand === 'touch') await key.tap();
    else await page.keyboard.type(letter);
  }
};

const goTo = async (page: Page, hand: Hand['name'], selector: string): Promise<void> => {
  if (hand === 'mouse') await page.locator(selector).first().click();
  else if (hand === 'touch') await page.locator(selector).first().tap();
  else await tabTo(page, selector);
};

/** Types each answer into its boxes, one letter each, or into the text box. */
export const answerTyping = async (
  page: Page,
  hand: Hand['name'],
  _question: Question,
  picks: readonly Pick[],
): Promise<void> => {
  for (const { gap, value } of picks) {
    await goTo(page, hand, gap === undefined ? field : boxOf(gap));
    const letters = gap === undefined ? graphemes(value) : await lettersToType(page, gap, value);
    await typeLetters(page, hand, letters);
    const typed = await page
      .locator(gap === undefined ? field : boxOf(gap))
      .evaluateAll(boxes => boxes.map(box => (box instanceof HTMLInputElement ? box.value : '')));
    expect(typed.join('')).toBe(letters.join(''));
  }
};
