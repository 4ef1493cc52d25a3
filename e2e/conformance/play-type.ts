import type { Pick } from '@digipals/contract';
import type { ComponentType } from '@digipals/contract/component-types';
import { solve } from '@digipals/engine';
import { registry } from '@digipals/player/registry';
import { samples } from '@digipals/player/samples';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { drivers } from './drivers/index.ts';
import type { Hand } from './hands.ts';

/** An attribute of the question on the stage. */
export const board = async (page: Page, name: 'picks' | 'complete' | 'valid' | 'played' | 'log') =>
  page.locator('main').getAttribute(`data-${name}`);

const placeOf = (pick: Pick, index: number): number => pick.gap ?? index + 1;

/** Enters the right answer, or these picks, with one input method; gaps from last to first, so that places matter. */
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

/** Enters the right answer and confirms it unless the game did. */
export const solveBy = async (page: Page, hand: Hand, type: ComponentType): Promise<void> => {
  expect(await board(page, 'complete')).toBe('false');
  await answer(page, hand, type);
  expect(await board(page, 'complete')).toBe('true');
  // Some games check themselves.
  if ((await board(page, 'valid')) === null) await hand.confirm(page);
  expect(await board(page, 'valid')).toBe('true');
};
