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
import { turnTo } from './turn-leaf.ts';

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
  const [first] = book.pages;
  if (first) await page.goto(book.addressOf(first, { state }));
  for (const leaf of book.pages) {
    await turnTo(page, book.addressOf(leaf, { state }));
    for (const size of sizes) {
      await resize(page, size);
      const name = `${leaf.question}-${size.width}-${state}`;
      if (fullCourse) await page.screenshot({ path: path.join(folder, `${name}.png`) });
      const found = [...errors.splice(0), ...(await look(page))];
      if (found.length > 0) faults[name] = found;
    }
  }
  await page.context().close();
  return faults;
};

// fit.test.ts checks more, without screenshots.
test.runIf(fullCourse)(
  'no question has a layout fault, on a phone and on a laptop',
  {
    timeout: 3_600_000,
  },
  async () => {
    expect(await leafThrough('empty', [phone, laptop], findLayoutFaults)).toEqual({});
  },
);

/** Checks for the feedback to a right answer and a single button to go on. */
const feedbackFaults = async (page: Page): Promise<string[]> => {
  const met = await page.locator('section[data-outcome]').getAttribute('data-outcome');
  const ways = await page.locator('[data-go] button').count();
  return met === 'correct' && ways === 1 ? [] : [`met with ${met}, ${ways} ways on`];
};

test('every question shows feedback to a right answer', { timeout: 3_600_000 }, async () => {
  expect(await leafThrough('right', [laptop], feedbackFaults)).toEqual({});
});
