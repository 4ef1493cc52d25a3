import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../../e2e/support/browser.ts';
import { startServer } from '../../e2e/support/server.ts';
import { feedbackTime } from './feedback-time.ts';
import { row } from './figures.ts';
import { watchFrames } from './frame-rate.ts';
import { keepSession } from './page-start.ts';
import { signIn } from './session.ts';

const runs = 5;
const slowdown = 4;
/** How long the figures are watched, in ms. */
const watched = 4_000;
/** Figures move once the first view is there, in ms. */
const settling = 3_000;

type Session = Awaited<ReturnType<typeof signIn>>;
type Place = { browser: Browser; url: string; session: Session };

/** Opens a page of a child on a slow device, with its figures in motion. */
async function openSlow({ browser, url, session }: Place, address: string) {
  const page = await newPage(browser, {}, { reducedMotion: 'no-preference' });
  await page.goto(`${url}/healthz`);
  await page.evaluate(keepSession, session);
  await page.goto(url + address);
  await page.locator('button[data-kind]').first().waitFor();
  await wait(settling);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Performance.enable');
  return { page, devtools };
}

/** Seconds of work of the main thread since the page was opened. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Share of the time in which the main thread works, in percent. */
async function busyOf(devtools: CDPSession): Promise<number> {
  const before = await workOf(devtools);
  await wait(watched);
  return (((await workOf(devtools)) - before) / (watched / 1_000)) * 100;
}

async function rateOf(page: Page): Promise<number> {
  const framesPerSecond = await watchFrames(page);
  await wait(watched);
  return framesPerSecond();
}

/** Tells a page that its tab is hidden, and counts the animations of figures that go on. */
const hide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    const moves = ({ effect, playState }: Animation) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.target?.closest('[data-kind]') !== null;
    return document.getAnimations().filter(moves).length;
  });

/** Ms from a tap on Domino, on a link and on a tile of an editor to their effects. */
const taps = {
  domino: async (page: Page) => {
    const domino = page.locator('[data-alive] :has(> [data-mood="cheer"])').first();
    const shown = { selector: '[data-mood="cheer"][data-shown]' };
    return feedbackTime(page, 'click', shown, () => domino.click({ force: true }));
  },
  link: (page: Page) => {
    const shown = { selector: 'nav a[href="/globe"][aria-current=page]' };
    return feedbackTime(page, 'click', shown, () => page.locator('nav a[href="/globe"]').click());
  },
  tile: async (page: Page) => {
    const tile = page.locator('#page section button[aria-pressed=false]').first();
    await tile.evaluate(element => element.setAttribute('data-bench', ''));
    const shown = { selector: '[data-bench][aria-pressed=true]' };
    return feedbackTime(page, 'click', shown, () => page.locator('[data-bench]').click());
  },
};

/** The places whose figures and garden are watched, with what is tapped there. */
const places = {
  '/profile': ['domino', 'link'],
  '/words': [],
  '/profile/avatar': ['tile'],
} as const satisfies Record<string, readonly (keyof typeof taps)[]>;
type Address = keyof typeof places;

type Motion = { rate: number; busy: number; hiddenMoves: number; hiddenBusy: number } & Partial<
  Record<keyof typeof taps, number>
>;

async function measureMotion(place: Place, address: Address): Promise<Motion> {
  const { page, devtools } = await openSlow(place, address);
  const busy = await busyOf(devtools);
  const rate = await rateOf(page);
  const tapped: Partial<Record<keyof typeof taps, number>> = {};
  for (const what of places[address]) tapped[what] = await taps[what](page);
  await page.context().close();
  const hidden = await openSlow(place, address);
  const hiddenMoves = await hide(hidden.page);
  const hiddenBusy = await busyOf(hidden.devtools);
  await hidden.page.context().close();
  return { rate, busy, hiddenMoves, hiddenBusy, ...tapped };
}

/** Figures and garden in motion: frame rate, work while nobody does anything or sees it, answers to taps. */
export async function motionRates(): Promise<string[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  const measured: Record<Address, Motion[]> = {
    '/profile': [],
    '/words': [],
    '/profile/avatar': [],
  };
  try {
    // Ruby has words in her garden.
    const place = { browser, url: server.url, session: await signIn(server.url, 'Ruby') };
    for (let run = 0; run < runs; run += 1)
      for (const address of Object.keys(places) as Address[])
        measured[address].push(await measureMotion(place, address));
  } finally {
    await browser.close();
    await server.stop();
  }
  const of = (address: Address, key: keyof Motion) =>
    measured[address].map(motion => motion[key] ?? Number.NaN);
  return [
    ...(Object.keys(places) as Address[]).flatMap(address => [
      row(`${address} in motion`, of(address, 'rate'), 'frames/s', { atLeast: 55 }),
      row(`${address}, main thread at work meanwhile`, of(address, 'busy'), '%', { atMost: 30 }),
      row(`${address} in a hidden tab, figures that move`, of(address, 'hiddenMoves'), '', {
        atMost: 0,
      }),
      row(`${address} in a hidden tab, main thread`, of(address, 'hiddenBusy'), '%', {
        atMost: 5,
      }),
    ]),
    row('a tap on Domino to his answer', of('/profile', 'domino'), 'ms', { atMost: 100 }),
    row('a tap on a link to its mark', of('/profile', 'link'), 'ms', { atMost: 100 }),
    row('a tap on a tile to its mark', of('/profile/avatar', 'tile'), 'ms', { atMost: 100 }),
  ];
}
