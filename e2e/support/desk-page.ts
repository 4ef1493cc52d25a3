import type { Sent } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { withBrowser } from './browsing.ts';
import type { Adult } from './desk.ts';

/** How the desk is looked at: window in CSS pixels, and whether it is light or dark. */
export type DeskScreen = { width: number; height: number; colorScheme: 'light' | 'dark' };

const usual: DeskScreen = { width: 1366, height: 768, colorScheme: 'light' };

/** The card of the text that is being read. */
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

/** Waits until the desk has said something aloud. */
export const told = (page: Page, words: string) =>
  expect.poll(() => page.locator('[aria-live=polite]').textContent()).toContain(words);

const placeOf = ({ submission }: Sent): string => `/?take=${submission.submissionId}`;

async function shows(page: Page, { submission }: Sent): Promise<void> {
  await card(page).waitFor();
  await expect.poll(() => textOn(page)).toBe(submission.text);
  // A key within the first moment is taken for a second press on the card before.
  await page.waitForTimeout(500);
}

/** The desk in a browser, for adults who are signed in: every page it opens has a context of its own. */
export function createDeskPages({
  url,
  open,
}: Pick<Awaited<ReturnType<typeof withBrowser>>, 'url' | 'open'>) {
  /** Opens a place of the desk for an adult. */
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
    /** Takes one text that is named, to be read by keyboard alone from here on. */
    async take(adult: Adult, sent: Sent): Promise<Page> {
      const page = await openAs(adult, placeOf(sent));
      await shows(page, sent);
      return page;
    },
    /** The same at a desk that is open. */
    async takeAt(page: Page, sent: Sent): Promise<void> {
      await page.goto(`${url}/desk${placeOf(sent)}`);
      await shows(page, sent);
    },
  };
}
