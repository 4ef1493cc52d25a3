import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { componentTypes } from '@digipals/contract/component-types';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, newPage } from '../support/browser.ts';
import { buildMissing } from '../support/build.ts';
import { fullCourse, lessonName, missingLessons } from '../support/course/chosen-lessons.ts';
import { findLayoutFaults } from '../support/look-over.ts';
import { resize, type Size } from '../support/settle.ts';
import { makeContactSheets, type Shot } from './contact-sheet.ts';
import { type Flipbook, openFlipbook } from './open-flipbook.ts';
import { readOn, turnTo } from './turn-leaf.ts';

/** Contact sheets of every question of the course, for visual review. */
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

const phone = { width: 390, height: 664 };
const laptop = { width: 1366, height: 625 };

type Faults = Record<string, string[]>;
type Look = (page: Page) => Promise<string[]>;

/** Opens the book with `look` at each of these leaves in windows of a size. */
async function leafThrough(
  leaves: Flipbook['pages'],
  { state, size, look }: { state: string; size: Size; look: Look },
  onLeaf?: (page: Page, name: string) => Promise<void>,
): Promise<Faults> {
  const page = await newPage(browser, size, { reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  const faults: Faults = {};
  const [first] = leaves;
  if (first) await page.goto(book.addressOf(first, { state }));
  await resize(page, size);
  const lookAt = async (name: string) => {
    await onLeaf?.(page, name);
    const found = [...errors.splice(0), ...(await look(page))];
    if (found.length > 0) faults[`${name} ${size.width}`] = found;
  };
  for (const leaf of leaves) {
    const isReading = await turnTo(page, book.addressOf(leaf, { state }));
    if (isReading) {
      await lookAt(`${leaf.question} (page)`);
      await readOn(page);
    }
    await lookAt(leaf.question);
  }
  await page.context().close();
  return faults;
}

/** Checks the layout of the questions of a lesson and makes contact sheets of them. */
async function lookOver(lesson: string, size: Size): Promise<Faults> {
  const shots: Shot[] = [];
  const leaves = book.pages.filter(({ activity }) => lessonName(activity) === lesson);
  const look = { state: 'empty', size, look: findLayoutFaults };
  const faults = await leafThrough(leaves, look, async (page, name) => {
    shots.push({ name, picture: await page.screenshot() });
  });
  const sheet = await newPage(browser);
  const name = `lesson-${lesson}-${size.width}`;
  const files = await makeContactSheets(sheet, shots, { folder, name, width: size.width });
  await sheet.context().close();
  console.log(
    `lesson ${lesson} at ${size.width}: ${shots.length} pictures on ${files.length} sheets`,
  );
  return faults;
}

// fit.test.ts checks more, without pictures.
test.runIf(fullCourse)(
  'no question has a layout fault, on a phone and on a laptop',
  { timeout: 3_600_000 },
  async () => {
    const lessons = new Set(book.pages.flatMap(({ activity }) => lessonName(activity) ?? []));
    expect(missingLessons(book.pages.map(({ activity }) => activity))).toEqual([]);
    const faults: Faults = {};
    for (const lesson of lessons)
      for (const size of [phone, laptop]) Object.assign(faults, await lookOver(lesson, size));
    expect(faults).toEqual({});
  },
);

/** Checks for the feedback to a right answer and a single button to go on. */
const feedbackFaults = async (page: Page): Promise<string[]> => {
  const met = await page.locator('section[data-outcome]').getAttribute('data-outcome');
  const ways = await page.locator('[data-go] button').count();
  return met === 'correct' && ways === 1 ? [] : [`met with ${met}, ${ways} ways on`];
};

test('every question shows feedback to a right answer', { timeout: 3_600_000 }, async () => {
  const look = { state: 'right', size: laptop, look: feedbackFaults };
  expect(await leafThrough(book.pages, look)).toEqual({});
});
