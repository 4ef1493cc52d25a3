import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { componentTypes } from '@digipals/contract/component-types';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, newPage } from '../support/browser.ts';
import { buildMissing } from '../support/build.ts';
import { findLayoutFaults } from '../support/look-over.ts';
import { resize, type Size } from '../support/tours.ts';
import { type Flipbook, fullCourse, openFlipbook } from './open-flipbook.ts';

/** Screenshots of every question of the course, for visual review. */
const folder = path.resolve(import.meta.dirname, '../../.build/screens/flipbook');

let book: Flipbook;
let browser: Browser;

beforeAll(async () => {
  await buildMissing();
  [book, browser] = await Promise.all([openFlipbook(), launchBrowser()]);
  if (fullCourse) await mkdir(folder, { recursive: true });
});
afterAll(async () => {
  await Promise.all([browser?.close(), book?.close()]);
});

/** Whether a board shows neither text nor a picture or film. */
const isEmpty = (page: Page): Promise<boolean> =>
  page.locator('[data-question] > :last-child').evaluate(board => {
    const drawn = [...board.querySelectorAll('img, video, svg')].some(
      picture => picture.getBoundingClientRect().width > 16,
    );
    return !drawn && !board.textContent?.trim();
  });

const faultsOf = async (page: Page): Promise<string[]> => {
  const broken = await page.locator('[data-broken]').count();
  return [
    ...(await findLayoutFaults(page)),
    ...(broken > 0 ? ['a part is broken'] : []),
    ...((await isEmpty(page)) ? ['the board is empty'] : []),
  ];
};

test('the playground has a question for every component type', () => {
  const types = new Set(book.pages.flatMap(page => page.types));
  expect(componentTypes.filter(type => !types.has(type))).toEqual([]);
});

const phone = { width: 360, height: 640 };
const laptop = { width: 1366, height: 768 };

/**
 * Runs `look` on each page of the book at each size and returns its findings. For the full course it also
 * takes a screenshot of each page.
 */
const leafThrough = async (
  state: string,
  sizes: readonly Size[],
  look: (page: Page) => Promise<string[]>,
): Promise<Record<string, string[]>> => {
  const page = await newPage(browser, sizes[0], { reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  const faults: Record<string, string[]> = {};
  for (const { activity, question } of book.pages) {
    await page.goto(book.addressOf({ activity, question }, { state }));
    await page.locator(`[data-question="${question}"]`).waitFor();
    for (const size of sizes) {
      await resize(page, size);
      const name = `${question}-${size.width}-${state}`;
      if (fullCourse) await page.screenshot({ path: path.join(folder, `${name}.png`) });
      const found = [...errors.splice(0), ...(await look(page))];
      if (found.length > 0) faults[name] = found;
    }
  }
  await page.context().close();
  return faults;
};

test('every question shows all its content and fits its board, on a phone and on a laptop', {
  timeout: 3_600_000,
}, async () => {
  expect(await leafThrough('empty', [phone, laptop], faultsOf)).toEqual({});
});

/** Checks for the feedback to a right answer and a single button to go on. */
const feedbackFaults = async (page: Page): Promise<string[]> => {
  const met = await page.locator('section[data-outcome]').getAttribute('data-outcome');
  const ways = await page.locator('[data-go] button').count();
  return met === 'correct' && ways === 1 ? [] : [`met with ${met}, ${ways} ways on`];
};

test('every question shows feedback to a right answer', { timeout: 3_600_000 }, async () => {
  expect(await leafThrough('right', [laptop], feedbackFaults)).toEqual({});
});
