import type { Sent } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { withBrowser } from './browsing.ts';
import type { Adult } from './desk.ts';

/** The window of a desk page in CSS pixels and its colour scheme. */
export type DeskScreen = { width: number; height: number; colorScheme: 'light' | 'dark' };

const usual: DeskScreen = { width: 1366, height: 768, colorScheme: 'light' };

/** The card of the text in review. */
export const card = (page: Page) => page.getByRole('region', { name: 'The text to read' });

/** The text on the card, without the numbers of its marks. */
export const textOn = (page: Page): Promise<string> =>
  card(page)
    .locator('[lang=en]')
    .first()
    .evaluate(shown => {
      const copy = shown.cloneNode(true) as Element;
      for (const number of copy.querySelectorAll('sup')) number.remove();
      return copy.textContent ?? '';
    });

/** Waits until the desk announces these words to screen readers. */
export const expectAnnounced = (page: Page, words: string) =>
  expect.poll(() => page.locator('[aria-live=polite]').textContent()).toContain(words);

const placeOf = ({ submission }: Sent): string => `/?take=${submission.submissionId}`;

/**
 * Moves the clock of a page on, past the time in which a card that has just appeared ignores keys: they may be
 * meant for the card before.
 */
export const passFirstMoment = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1_000;
  });

/** The text with each capitalised word replaced: adults read pseudonyms such as "Otter 417" instead of known names. */
const withoutNames = (text: string): string => text.replace(/\p{Lu}[\p{L}\p{M}]*( \d+)?/gu, '…');

async function shows(page: Page, { submission }: Sent): Promise<void> {
  await card(page).waitFor();
  await expect
    .poll(async () => withoutNames(await textOn(page)))
    .toBe(withoutNames(submission.text));
  await passFirstMoment(page);
}

/** Opens pages of the desk for signed-in adults, each in its own browser context. */
export function createDeskPages({
  url,
  open,
}: Pick<Awaited<ReturnType<typeof withBrowser>>, 'url' | 'open'>) {
  /** Opens a page of the desk for an adult. */
  const openAs = async (
    adult: Adult,
    place: string,
    screen: Partial<DeskScreen> = {},
  ): Promise<Page> => {
    const { colorScheme, ...size } = { ...usual, ...screen };
    const page = await open('/healthz', { ...size, context: { colorScheme } });
    await page.evaluate(session => {
      sessionStorage.setItem('desk.session', session);
    }, JSON.stringify(adult));
    await page.goto(`${url}/desk${place}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return page;
  };

  return {
    openAs,
    /** Opens the desk and claims a text; the test then continues by keyboard. */
    async take(adult: Adult, sent: Sent): Promise<Page> {
      const page = await openAs(adult, placeOf(sent));
      await shows(page, sent);
      return page;
    },
    /** Claims a text on an open desk page. */
    async takeAt(page: Page, sent: Sent): Promise<void> {
      await page.goto(`${url}/desk${placeOf(sent)}`);
      await shows(page, sent);
    },
  };
}
