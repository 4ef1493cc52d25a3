import type { ComponentType } from '@digipals/contract/component-types';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchBrowser, newPage, type PageOptions } from '../support/browser.ts';

/** The stage and a browser for the tests of one file. */
export function useStage() {
  let browser: Browser;
  // One page for each kind of screen: a new one for each test would take minutes.
  const pages = new Map<string, Page>();
  const faults: string[] = [];
  let alone: Page | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  const pageFor = async (options: PageOptions): Promise<Page> => {
    const kind = JSON.stringify(options);
    const known = pages.get(kind);
    if (known) return known;
    const page = await newPage(browser, options);
    page.on('pageerror', error => faults.push(error.message));
    pages.set(kind, page);
    return page;
  };

  return {
    url: inject('stageUrl'),
    /** A page of its own; the test closes it. */
    newPage: (options?: PageOptions): Promise<Page> => newPage(browser, options),
    /** Plays a type in a new page, in place of the one before, once the last `part` of it is drawn. */
    openAlone: async (
      type: ComponentType,
      part: string,
      options: PageOptions = {},
    ): Promise<Page> => {
      await alone?.context().close();
      alone = await newPage(browser, options);
      await alone.goto(`${inject('stageUrl')}?case=${type}`);
      await alone.locator(part).last().waitFor();
      await alone.evaluate(() => document.fonts.ready.then(() => undefined));
      return alone;
    },
    /** Opens an address of the stage in the page of such a screen, all parts drawn, without a fault. */
    open: async (query: string, options: PageOptions = {}): Promise<Page> => {
      const page = await pageFor(options);
      await page.goto(`${inject('stageUrl')}?${query}`);
      await page.locator('main :is(h1, h2)').first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(faults.splice(0)).toEqual([]);
      return page;
    },
  };
}
