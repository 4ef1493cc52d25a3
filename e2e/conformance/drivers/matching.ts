import type { Pick, Question } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Hand, keepsFocus, press, said } from '../hands.ts';

/** Presses an element; with the keyboard, the focus must stay on it. */
const pressIt = async (page: Page, hand: Hand['name'], selector: string): Promise<void> => {
  await press(page, hand, page.locator(selector), 'Space');
  // The focus stays on the half, even when it has moved.
  if (hand === 'keyboard') expect(await keepsFocus(page, selector)).toBe(true);
};

const halfOf = (id: string): string => `[data-half="${id}"]`;

/** Joins pairs, once starting from the left and once from the right. */
const joinPairs = async (
  page: Page,
  hand: Hand['name'],
  { components }: Question,
  picks: readonly Pick[],
): Promise<void> => {
  const items = components.flatMap(({ data }) => data);
  for (const [turn, { id, value, gap = 0 }] of picks.entries()) {
    const left = items.find(({ index }) => index === gap - 1);
    const halves = [halfOf(left?.id ?? ''), halfOf(id)];
    for (const half of turn % 2 === 0 ? halves : halves.toReversed())
      await pressIt(page, hand, half);
    const [one, other] = [left?.value, value].map(text => text?.replace(/\.$/, ''));
    expect(await said(page)).toBe(`A pair: ${one}, ${other}.`);
  }
};

/** Scrolls the columns into view in turn and chooses a word in each. */
const takeWords = async (page: Page, hand: Hand['name'], picks: readonly Pick[]): Promise<void> => {
  for (const { id } of picks) {
    const word = `[data-choice="${id}"]`;
    for (let slide = 0; slide < 9 && !(await page.locator(word).isVisible()); slide += 1)
      await pressIt(page, hand, '[aria-label="Show what comes next"]');
    // A hint may have set it; a second press would take it away.
    const isChosen = async () => (await page.locator(word).getAttribute('aria-checked')) === 'true';
    if (!(await isChosen())) await pressIt(page, hand, word);
    expect(await isChosen()).toBe(true);
  }
};

/** Matches pairs, or chooses a word in each column. */
export const answerMatching = async (
  page: Page,
  hand: Hand['name'],
  question: Question,
  picks: readonly Pick[],
): Promise<void> => {
  const isPairs = (await page.locator('[data-half]').count()) > 0;
  await (isPairs ? joinPairs(page, hand, question, picks) : takeWords(page, hand, picks));
};
