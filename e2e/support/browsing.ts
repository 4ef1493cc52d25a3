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
  /** Poll every second, for pages that show changes made elsewhere. */
  quickPolls?: boolean;
  /** Play sounds faster, for songs that are played to the end. */
  quickSounds?: boolean;
};

/** Reduced motion makes journeys faster; tests of motion or play turn it off. */
const calm = { reducedMotion: 'reduce' } as const;

const shots = path.resolve(import.meta.dirname, '../../.build/tests/failed');

/**
 * Expected messages: the app logs sounds that the browser blocks before the first tap or cannot fetch
 * offline, and Chromium reports fonts that it could not fetch.
 */
const silence = /^((sound failed|trigger sound did not play): |A network error occurred\.$)/;

/** Servers of tests run on this machine. */
const own = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether a request leaves the machine: no page asks anybody else (RIGHTS-22). */
const isElsewhere = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return /^(https?|wss?):$/.test(protocol) && !own.includes(hostname);
};

/** Collects uncaught errors, violations of the content security policy, and requests to other sites. */
function watchFaults(page: Page, faults: string[]): void {
  page.context().on('request', request => {
    if (isElsewhere(request.url())) faults.push(`asked ${request.url()}`);
  });
  page.on('pageerror', ({ message }) => {
    if (!silence.test(message)) faults.push(message);
  });
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
}

/** Starts a server for this file with its own demo world. */
export const startFileServer = (env: NodeJS.ProcessEnv = {}): Promise<RunningServer> =>
  startServer({ WORLD_URL: inject('worldUrl'), ...env });

type Setup = {
  /** Extra flags for Chromium. */
  flags?: readonly string[];
  /** A running server, stopped after the file; by default one is started. */
  server?: RunningServer;
  /** The address that pages use, if not that of the server. */
  url?: string;
};

/**
 * Starts a server and a browser for a test file. Pages have their own contexts and are closed after each
 * test. Call it once at the top of a file.
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
    watchFaults(page, faults);
    opened.push(page);
    return page;
  };

  /** Opens a URL in its own context, signed out. */
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

  /** Opens a URL in its own context, signed in as a child; also returns the child. */
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
