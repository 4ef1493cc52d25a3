import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { type Child, createApi } from './api.ts';
import { launchBrowser, newPage, type PageOptions } from './browser.ts';
import { playQuickly, pollQuickly } from './quick-times.ts';
import { type RunningServer, startServer } from './server.ts';
import { sessionState } from './session-state.ts';

type Options = PageOptions & {
  context?: BrowserContextOptions;
  /** For pages that show what happens elsewhere. */
  quickPolls?: boolean;
  /** For songs that are played to their end. */
  quickSounds?: boolean;
};

/** Without movement a journey is quicker; those that are about movement or play ask for it. */
const calm = { reducedMotion: 'reduce' } as const;

/** How long a journey waits for one thing before it gives up. */
const waitMs = 40_000;
const shots = path.resolve(import.meta.dirname, '../../.build/tests/failed');

/**
 * A browser plays no sound before the first touch and none without a connection, which the app logs;
 * Chromium itself reports a font it could not fetch.
 */
const silence = /^((sound failed|trigger sound did not play): |A network error occurred\.$)/;

/** What no page may do unseen: throw, or want something the content security policy forbids. */
function watchFaults(page: Page, faults: string[]): void {
  page.on('pageerror', ({ message }) => {
    if (!silence.test(message)) faults.push(message);
  });
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
}

/** Starts a server for this file, with a demo world of its own. */
export const startFileServer = (env: NodeJS.ProcessEnv = {}): Promise<RunningServer> =>
  startServer({ WORLD_URL: inject('worldUrl'), ...env });

type Setup = {
  /** More flags for Chromium. */
  flags?: readonly string[];
  /** A server that is stopped after the file; one is started when none is given. */
  server?: RunningServer;
  /** Where pages find the server, when not at its own address. */
  url?: string;
};

/**
 * A server and a browser for a test file, and pages in contexts of their own that are closed after each
 * test. To be called once at the top of a file.
 */
export async function withBrowser({ flags = [], server: given, url: address }: Setup = {}) {
  const server = given ?? (await startFileServer());
  const url = address ?? server.url;
  const api = createApi(url);
  const opened: Page[] = [];
  const faults: string[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser(flags);
  });
  beforeEach(async () => {
    if (!browser.isConnected()) browser = await launchBrowser(flags);
  });
  afterEach(async ({ task }) => {
    const pages = opened.splice(0);
    const found = faults.splice(0);
    if (task.result?.state === 'fail') await takeFailureShots(pages, task.name);
    await Promise.all(pages.map(page => page.context().close()));
    expect(found, 'errors of the page').toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server.stop();
  });

  const keep = (page: Page): Page => {
    page.context().setDefaultTimeout(waitMs);
    watchFaults(page, faults);
    opened.push(page);
    return page;
  };

  /** Opens an address in a context of its own, signed out. */
  const open = async (
    address: string,
    { context = {}, quickPolls, quickSounds, ...options }: Options = {},
  ) => {
    const page = keep(await newPage(browser, options, { ...calm, ...context }));
    if (quickPolls) await pollQuickly(page);
    if (quickSounds) await playQuickly(page);
    await page.goto(`${url}${address}`);
    return page;
  };

  /** The same for a child that is signed in; gives the child as well. */
  const openAs = async (
    name: string,
    address: string,
    options: Options = {},
  ): Promise<{ page: Page; child: Child }> => {
    const child = await api.signIn(name);
    const context = { ...options.context, storageState: sessionState(url, child) };
    return { page: await open(address, { ...options, context }), child };
  };

  return { url, server, api, open, openAs, keep, faults };
}

async function takeFailureShots(pages: readonly Page[], name: string): Promise<void> {
  await mkdir(shots, { recursive: true });
  const file = name.replaceAll(/[^\w-]+/g, '-').slice(0, 100);
  for (const [index, page] of pages.entries()) {
    await page
      .screenshot({ path: path.join(shots, `${file}-${index}.png`) })
      .catch(() => undefined);
  }
}
