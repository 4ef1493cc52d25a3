import type { ComponentType } from '@digipals/contract/component-types';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchBrowser, newPage, type PageOptions } from '../support/browser.ts';

/** Opens the stage in a browser for the tests of one file. */
export function useStage() {
  let browser: Browser;
  // Tests with the same options share a page: a new one for each test would take minutes.
  const pages = new Map<string, Page>();
  const faults: string[] = [];
  let alone: Page | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  const pageFor = async (options: PageOptions): Promise<Page> => {
    const kind = JSON.stringify(options);
    const shared = pages.get(kind);
    if (shared) return shared;
    const page = await newPage(browser, options);
    page.on('pageerror', error => faults.push(error.message));
    pages.set(kind, page);
    return page;
  };

  return {
    url: inject('stageUrl'),
    /** A new page, which the test must close. */
    newPage: (options?: PageOptions): Promise<Page> => newPage(browser, options),
    /** Opens a type in a new page, which replaces the previous one, and waits for its last `part`. */
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
    /** Opens the stage in the shared page for these options, waits until it is rendered, and expects no errors. */
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
