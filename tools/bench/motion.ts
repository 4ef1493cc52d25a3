import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
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

/** Seconds of work of the main thread since the page was opened. */
async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

type Motion = { rate: number; busy: number; tap: number };

/** Frames a second, share of the time in which the main thread works in percent, and ms from a tap to its effect. */
async function measureMotion(page: Page): Promise<Motion> {
  await wait(settling);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Performance.enable');
  const before = await workOf(devtools);
  await wait(watched);
  const busy = ((await workOf(devtools)) - before) / (watched / 1_000);
  const framesPerSecond = await watchFrames(page);
  await wait(watched);
  const rate = await framesPerSecond();
  const shown = { selector: '[data-mood="cheer"][data-shown]' };
  const domino = page.locator('[data-alive] :has(> [data-mood="cheer"])').first();
  const tap = await feedbackTime(page, 'click', shown, () => domino.click({ force: true }));
  return { rate, busy: busy * 100, tap };
}

/** The profile with its figures in motion: frame rate, work while nobody does anything, answer to a tap. */
export async function motionRates(): Promise<string[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  const measured: Motion[] = [];
  try {
    const session = await signIn(server.url, 'Mia');
    for (let run = 0; run < runs; run += 1) {
      const page = await newPage(browser, {}, { reducedMotion: 'no-preference' });
      await page.goto(`${server.url}/healthz`);
      await page.evaluate(keepSession, session);
      await page.goto(`${server.url}/profile`);
      await page.locator('[data-mood="cheer"]').first().waitFor({ state: 'attached' });
      measured.push(await measureMotion(page));
      await page.context().close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const of = (key: keyof Motion) => measured.map(motion => motion[key]);
  return [
    row('the profile in motion', of('rate'), 'frames/s', { atLeast: 55 }),
    row('main thread at work meanwhile', of('busy'), '%', { atMost: 30 }),
    row('a tap on Domino to his answer', of('tap'), 'ms', { atMost: 100 }),
  ];
}
