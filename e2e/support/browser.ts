import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/**
 * The suggestions of the address bar: pages of their own behind every window that a test opens, which
 * nobody sees, and more work than the page that is tested.
 */
const behindTheWindow = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * Chromium heeds the last list it is given, so that this one repeats Playwright's, without what is
 * only in other browsers.
 */
const withoutFeatures = [
  ...behindTheWindow,
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Chromium asks nobody and fetches nothing; root may start it; QUIC would evade throttling. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join(',')}`,
];

/** How a page is opened: its viewport in CSS pixels, its language and whether it is a touch screen. */
export type PageOptions = { width?: number; height?: number; locale?: string; touch?: boolean };

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Debian's, first the one that draws no windows: it needs a sixth less of the processor. */
const debians = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Path of a Chromium: `CHROMIUM_PATH`, Debian's, one on the PATH, Playwright's own; else undefined. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { CHROMIUM_PATH: named, PATH: searched = '' } = env;
  const onPath = searched
    .split(path.delimiter)
    .flatMap(folder => ['chromium', 'chromium-browser'].map(name => path.join(folder, name)));
  if (named) return named;
  return [...debians, ...onPath, chromium.executablePath()].find(isExecutable);
}

/** Starts a headless Chromium, with more flags where a test needs them. The caller closes it. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH or run npm test.');
  return chromium.launch({ executablePath, args: [...flags, ...more] });
}

/**
 * Opens a page in a context of its own: no cookie, storage or cache is shared with another page, and
 * none has a service worker unless it asks for one, for a test cannot change what a worker fetches.
 */
export async function newPage(
  browser: Browser,
  { width = 1366, height = 768, locale = 'en-GB', touch = false }: PageOptions = {},
  extra: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: 'block',
    ...extra,
  });
  return context.newPage();
}
