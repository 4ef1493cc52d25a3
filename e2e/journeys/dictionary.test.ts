import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { show } from '../support/settle.ts';
import { everything, layout, lookOver } from '../support/tour-looks.ts';
import type { Tour, Visit } from '../support/tours.ts';

const { url, api, openAs } = await withBrowser();

const brick = (page: Page, letter: string) =>
  page.getByRole('button', { name: letter, exact: true });
const word = (page: Page, id: string) => page.locator(`[data-word="${id}"]`);

/** The dictionary without an opened word. */
async function* dictionaryTour({ page }: Visit): Tour {
  await show(page, '[data-word]');
  yield 'letters';
  const themes = page.locator('fieldset button').last();
  await themes.click();
  await show(page, 'ul img');
  yield 'themes';
  await page.locator('ul button').first().click();
  await show(page, '[data-word="dog"]');
  yield 'theme';
  await page.getByRole('textbox').fill('elefant');
  await show(page, '[data-word="elephant"]');
  yield 'search';
  await page.getByRole('textbox').fill('qqqqq');
  await show(page, '[role=status]');
  yield 'nothing found';
}

const sizes = [
  { width: 1920, height: 1080 },
  { width: 768, height: 954 },
  { width: 320, height: 568 },
];

/** A word, opened from its letter. */
async function* wordTour({ page }: Visit): Tour {
  await page.getByRole('textbox').fill('');
  await page.locator('fieldset button').first().click();
  await brick(page, 'B').click();
  await word(page, 'bear').click();
  await show(page, 'section h2');
  yield 'word';
  await page.keyboard.press('Escape');
}

/** On a phone the sheet covers the rest of the page. */
const inSheet = async (page: Page): Promise<string[]> => {
  const faults = await Promise.all(layout.map(look => look(page)));
  return faults.flat().filter(fault => !fault.startsWith('covered: '));
};

test('DICT-06 every state of the dictionary can be used, is accessible and fits each window', async () => {
  await api.chooseHelp(await api.signIn('Mia'), 'gb');
  const { page } = await openAs('Mia', '/dictionary', { width: 1366, height: 625 });
  const looks = everything;
  const visit = { page, url };
  expect(await lookOver(dictionaryTour(visit), page, { looks, sizes })).toEqual({});
  expect(await lookOver(wordTour(visit), page, { looks })).toEqual({});
});

test('DICT-06 the dictionary fits a phone in Thai', async () => {
  const { page } = await openAs('Malee', '/dictionary', { width: 360, height: 640 });
  const visit = { page, url };
  expect(await lookOver(dictionaryTour(visit), page, { looks: layout })).toEqual({});
  expect(await lookOver(wordTour(visit), page, { looks: [inSheet] })).toEqual({});
});

/** Whether the words of a letter are on the device, with all that they name. */
const isKept = (page: Page, letter: string): Promise<boolean> =>
  page.evaluate(async path => {
    const response = await caches.match(path, { ignoreVary: true });
    const files = (await response?.text())?.match(/\/media\/[\w.-]+/g) ?? [];
    const media = await Promise.all(files.map(file => caches.match(file)));
    return media.length > 0 && media.every(Boolean);
  }, `/api/dictionary/words/${letter}?english=gb`);

test('DICT-07 DICT-02 a letter that was opened speaks without a connection, also after a reload', async () => {
  const { page } = await openAs('Mia', '/dictionary', { context: { serviceWorkers: 'allow' } });
  await brick(page, 'Z').click();
  await word(page, 'zebra').waitFor();
  await expect.poll(() => isKept(page, 'z')).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await brick(page, 'Z').click();
  const sound = page.waitForResponse(/zebra\.\w+\.mp3$/);
  await word(page, 'zebra').click();
  expect((await sound).fromServiceWorker()).toBe(true);
  await page.getByRole('region', { name: 'zebra' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});
