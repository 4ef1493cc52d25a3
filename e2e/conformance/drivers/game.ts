import type { Pick, Question } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { dragTo, type Hand, keepsFocus, said, settled, tabTo } from '../hands.ts';

/** A cell of the letter grid as in `data-cell`; rows and columns from 0. */
export type At = { row: number; column: number };

export const cellAt = ({ row, column }: At): string => `[data-cell="${row}-${column}"]`;

/** The letters of the grid by row. */
export const lettersOf = (page: Page): Promise<string[][]> =>
  page
    .locator('tr')
    .evaluateAll(rows =>
      rows.map(row => [...row.querySelectorAll('button')].map(cell => cell.textContent)),
    );

const around = [-1, 0, 1].flatMap(row => [-1, 0, 1].map(column => ({ row, column })));

/** Searches for a word from every letter in every direction. */
export const lookFor = (letters: readonly string[][], word: string): { from: At; to: At } => {
  const wanted = [...word.replaceAll(' ', '').toLowerCase()];
  for (const [row, line] of letters.entries())
    for (const column of line.keys())
      for (const way of around) {
        const at = (step: number): At => ({
          row: row + way.row * step,
          column: column + way.column * step,
        });
        const last = wanted.length - 1;
        const isHere = wanted.every((letter, step) => {
          const { row: down, column: right } = at(step);
          return letters[down]?.[right] === letter;
        });
        if (isHere) return { from: at(0), to: at(last) };
      }
  throw new Error(`${word} is not in the grid`);
};

const arrowsTo = async (page: Page, to: At): Promise<void> => {
  const focused = await page.evaluate(() =>
    document.activeElement?.getAttribute('data-cell')?.split('-').map(Number),
  );
  const [row = 0, column = 0] = focused ?? [];
  const press = async (steps: number, forward: string, back: string) => {
    for (let step = 0; step < Math.abs(steps); step += 1)
      await page.keyboard.press(steps > 0 ? forward : back);
  };
  await press(to.row - row, 'ArrowDown', 'ArrowUp');
  await press(to.column - column, 'ArrowRight', 'ArrowLeft');
};

const draw = async (page: Page, hand: Hand['name'], from: At, to: At): Promise<void> => {
  if (hand === 'mouse') return dragTo(page, cellAt(from), cellAt(to));
  if (hand === 'touch') {
    await page.locator(cellAt(from)).tap();
    await page.locator(cellAt(to)).tap();
    return;
  }
  await tabTo(page, '[data-cell]');
  await arrowsTo(page, from);
  await page.keyboard.press('Enter');
  expect(await said(page)).toMatch(/^The word starts at \w\./);
  await arrowsTo(page, to);
  await page.keyboard.press('Enter');
};

/** Finds the words in turn. */
const findWords = async (page: Page, hand: Hand['name'], picks: readonly Pick[]): Promise<void> => {
  const letters = await lettersOf(page);
  for (const [index, { value }] of picks.entries()) {
    const { from, to } = lookFor(letters, value);
    await draw(page, hand, from, to);
    // The last word ends the question, which moves the focus and removes the announcement.
    const isLast = index + 1 === picks.length;
    if (hand === 'keyboard' && !isLast) expect(await keepsFocus(page, '[data-cell]')).toBe(true);
    const found = new RegExp(`^You found it: ${value}. Found: ${index + 1} of`);
    const isOver = async () => isLast && (await page.locator('[data-outcome]').count()) > 0;
    await expect.poll(async () => found.test(await said(page)) || (await isOver())).toBe(true);
    await settled(page);
  }
};

/** Presses a key of the spelling game. */
export const pressLetter = async (page: Page, hand: Hand['name'], letter: string) => {
  const key = page.locator(`[data-key="${letter}"]`);
  if (hand === 'mouse') return key.click();
  if (hand === 'touch') return key.tap();
  await tabTo(page, '[data-key]');
  await page.keyboard.press(letter);
};

/** Presses letters, except those that a hint has shown; wrong ones too, to lose the game. */
const spell = async (
  page: Page,
  hand: Hand['name'],
  { solution }: Question,
  letters: Set<string>,
) => {
  for (const letter of letters) {
    const key = page.locator(`[data-key="${letter}"]`);
    if ((await key.getAttribute('data-state')) === 'right') continue;
    await pressLetter(page, hand, letter);
    const isIn = solution.some(({ value }) => value.toLowerCase().includes(letter.toLowerCase()));
    expect(await said(page)).toMatch(`${letter} is ${isIn ? '' : 'not '}in the word.`);
  }
};

/** Finds the words of a grid, or spells a word. */
export const answerGame = async (
  page: Page,
  hand: Hand['name'],
  question: Question,
  picks: readonly Pick[],
): Promise<void> => {
  if (question.components.some(({ type }) => type === 'wordSearch'))
    return findWords(page, hand, picks);
  return spell(page, hand, question, new Set(picks.flatMap(({ value }) => [...value])));
};
