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

/** With the keyboard, the box of the next empty letter has the focus: earlier ones may be full. */
const goToFirstBox = async (page: Page, gap: number, letters: readonly string[]): Promise<void> => {
  const first = page.locator(boxOf(gap)).first();
  for (const _ of letters) {
    if (await first.evaluate(box => box === document.activeElement)) return;
    await page.keyboard.press('ArrowLeft');
  }
};

/** Puts the caret of the text box behind what an earlier try has left, and returns the letters that are missing. */
const goOnTyping = async (page: Page, letters: string[]): Promise<string[]> => {
  await page.keyboard.press('End');
  return letters.slice(graphemes(await page.locator(field).inputValue()).length);
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
    if (gap !== undefined && hand === 'keyboard') await goToFirstBox(page, gap, letters);
    await typeLetters(page, hand, gap === undefined ? await goOnTyping(page, letters) : letters);
    const typed = await page
      .locator(gap === undefined ? field : boxOf(gap))
      .evaluateAll(boxes => boxes.map(box => (box instanceof HTMLInputElement ? box.value : '')));
    expect(typed.join('')).toBe(letters.join(''));
  }
};
