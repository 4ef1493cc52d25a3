import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { PageOptions } from '../support/browser.ts';
import { type At, cellAt, lettersOf, lookFor, pressLetter } from './drivers/game.ts';
import { dragTo, fingerDragTo, said, settled, tabTo } from './hands.ts';
import { movements, seriousFindings } from './look.ts';
import { useStage } from './use-stage.ts';

const stage = useStage();

const open = async (type: 'wordSearch' | 'spellingGame', options: PageOptions = {}) => {
  const page = await stage.newPage(options);
  await page.goto(`${stage.url}?case=${type}`);
  await page.locator('[data-cell], [data-key]').last().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
};

const main = (page: Page, name: 'picks' | 'valid'): Promise<string | null> =>
  page.locator('main').getAttribute(`data-${name}`);

const found = (page: Page): Promise<string[]> =>
  page
    .locator('[data-found]')
    .evaluateAll(words => words.map(word => word.getAttribute('data-word') ?? ''));

test('RULE-15 NOTSHOWN-66 a finger can draw a word backwards', async () => {
  const page = await open('wordSearch', { width: 360, height: 640, touch: true });
  const { from, to } = lookFor(await lettersOf(page), 'horse');
  await fingerDragTo(page, cellAt(to), cellAt(from));
  expect(await found(page)).toEqual(['horse']);
  // The page does not scroll under the finger.
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.context().close();
});

/** A cell a knight's move away from the line. */
const besideEnd = ({ from, to }: { from: At; to: At }): At => {
  const isColumn = from.column === to.column;
  const off = (place: number) => (place < 11 ? place + 1 : place - 1);
  return isColumn ? { ...to, column: off(to.column) } : { ...to, row: off(to.row) };
};

test('RULE-13 GAME-19 a crooked line and a line of random letters match nothing', async () => {
  const page = await open('wordSearch');
  const word = lookFor(await lettersOf(page), 'sheep');
  await dragTo(page, cellAt(word.from), cellAt(besideEnd(word)));
  expect(await main(page, 'picks')).toBe('[]');
  await dragTo(page, cellAt({ row: 0, column: 0 }), cellAt({ row: 0, column: 1 }));
  expect(await said(page)).toBe('No word there. Try another line.');
  expect(await main(page, 'picks')).toBe('[]');
  await dragTo(page, cellAt(word.from), cellAt(word.to));
  expect(await found(page)).toEqual(['sheep']);
  await page.context().close();
});

test('A11Y-01 Enter, arrows and Enter draw a line; Escape cancels it', async () => {
  const page = await open('wordSearch');
  const { from, to } = lookFor(await lettersOf(page), 'cow');
  await page.locator(cellAt(from)).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.locator(cellAt(to)).focus();
  await page.keyboard.press('Enter');
  expect(await main(page, 'picks')).toBe('[]');
  await page.locator(cellAt(from)).focus();
  await page.keyboard.press('Space');
  expect(await found(page)).toEqual(['cow']);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe(
    `${from.row}-${from.column}`,
  );
  await page.context().close();
});

test('GAME-06 the tenth wrong letter fails the answer without the confirm button', async () => {
  const page = await open('spellingGame');
  for (const letter of 'abcdfgijkl') {
    expect(await main(page, 'valid')).toBeNull();
    await pressLetter(page, 'mouse', letter);
  }
  expect(await main(page, 'valid')).toBe('false');
  await page.context().close();
});

test('GAME-04 GAME-07 A11Y-01 clues work by keyboard, and letters regardless of focus', async () => {
  const page = await open('spellingGame');
  await tabTo(page, 'button:not([data-key])');
  await page.keyboard.press('Enter');
  expect(await said(page)).toMatch(/^[shep] is in the word\. 8 balloons left$/);
  for (const letter of 'sheep') await page.keyboard.press(letter);
  expect(await main(page, 'valid')).toBe('true');
  // The clue button is disabled by now, but still has the focus.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Clue');
  await page.context().close();
});

test('A11Y-03 a balloon bursts and the basket sinks; with reduced motion nothing moves', async () => {
  const page = await open('spellingGame');
  // Otherwise they may end on a busy machine before they are looked at.
  const slow = await page.context().newCDPSession(page);
  await slow.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  const pressBoth = async () => {
    await page.locator('[data-key="x"]').click();
    await page.locator('[data-key="e"]').click();
    return movements(page);
  };
  expect(await pressBoth()).toContain('transform');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  expect(await pressBoth()).toEqual([]);
  await page.context().close();
});

test('A11Y-02 axe has no serious findings while a line is drawn and while letters are missing', async () => {
  const grid = await open('wordSearch', { width: 360, height: 640 });
  const { from, to } = lookFor(await lettersOf(grid), 'duck');
  await grid.locator(cellAt(from)).click();
  await grid.locator(cellAt(to)).click();
  await grid.locator(cellAt(from)).click();
  await settled(grid);
  expect(await seriousFindings(grid)).toEqual([]);
  await grid.context().close();
  const spelling = await open('spellingGame', { width: 360, height: 640 });
  await pressLetter(spelling, 'mouse', 'x');
  await pressLetter(spelling, 'mouse', 'e');
  await settled(spelling);
  expect(await seriousFindings(spelling)).toEqual([]);
  await spelling.context().close();
});
