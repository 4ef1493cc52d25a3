import type { Pick } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { solve } from '@digipals/engine';
import { registry } from '@digipals/player/registry';
import { samples } from '@digipals/player/samples';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { drivers } from './drivers/index.ts';
import type { Hand } from './hands.ts';

/** What the stage tells about the question that is played. */
export const board = async (page: Page, name: 'picks' | 'complete' | 'valid' | 'played' | 'log') =>
  page.locator('main').getAttribute(`data-${name}`);

const placeOf = (pick: Pick, index: number): number => pick.gap ?? index + 1;

/** Gives the right answer, or these picks, in one way; gaps from last to first, so that places count. */
export const answer = async (page: Page, hand: Hand, type: ComponentType, given?: Pick[]) => {
  const { family } = registry[type];
  const sample = samples[type];
  const picks = given ?? solve(sample);
  const driver = drivers[family];
  if (driver) return driver(page, hand.name, sample, picks);
  const inOrder = picks.some(pick => pick.gap !== undefined) ? picks.toReversed() : picks;
  for (const [index, pick] of inOrder.entries()) {
    const isTile = (await page.locator(`[data-tile="${pick.id}"]`).count()) > 0;
    if (isTile) await hand.place(page, pick, placeOf(pick, index));
    else await hand.choose(page, pick);
  }
};

/** Gives the right answer and confirms it where the game has not. */
export const solveBy = async (page: Page, hand: Hand, type: ComponentType): Promise<void> => {
  expect(await board(page, 'complete')).toBe('false');
  await answer(page, hand, type);
  expect(await board(page, 'complete')).toBe('true');
  // Some games have answered by themselves.
  if ((await board(page, 'valid')) === null) await hand.confirm(page);
  expect(await board(page, 'valid')).toBe('true');
};
