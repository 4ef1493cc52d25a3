import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

/**
 * The suggestions of the address bar: invisible pages behind every window, which cost more than the
 * page under test.
 */
const behindTheWindow = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/**
 * Chromium only uses the last list, so this one repeats Playwright's, without features of other
 * browsers.
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

/** No prompts, no background requests, may run as root; no QUIC, because it would evade throttling. */
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

/** How long a page waits for what a test expects, in ms: a busy machine takes its time. */
const waitMs = 240_000;

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

/** Debian's binaries; the headless shell first, since it needs a sixth less processor time. */
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

/** Starts a headless Chromium with optional extra flags. The caller closes it. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH or run npm test.');
  return chromium.launch({ executablePath, args: [...flags, ...more] });
}

/** Starts a headless Chromium that keeps everything in a folder, as on a child's computer. */
export async function launchProfile(folder: string): Promise<BrowserContext> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH or run npm test.');
  const viewport = { width: 1366, height: 768 };
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: flags,
    viewport,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(waitMs);
  return context;
}

/**
 * Opens a page in its own context, so that no cookies, storage or caches are shared. Service workers are
 * off by default, because a test cannot intercept their requests.
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
  context.setDefaultTimeout(waitMs);
  return context.newPage();
}
