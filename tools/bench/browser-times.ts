import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchBrowser, newPage } from '../../e2e/support/browser.ts';
import { dragRate, freePlace, middleOf, toTiles } from './drag-rate.ts';
import { feedbackTime } from './feedback-time.ts';
import { row } from './figures.ts';
import { atBestPace, type Paced, paceOf } from './pace.ts';
import { activity, keepSession, openSignedIn, untilAnswerable, untilCached } from './page-start.ts';
import { signIn } from './session.ts';
import { openSlowLine } from './slow-line.ts';

const runs = 5;
/** Actions of a few frames are measured more often, because one busy moment of the machine is as long. */
const shortRuns = 11;
/** Pause between two visits, so that the first does not affect the second. */
const restMs = 1_000;
const slow = { cpu: 4, bytesPerSecond: 200_000, latencyMs: 150 };

/** The result of a check: the verdict, and the mark on the choice. */
const answered = ':root:has([data-outcome]) [data-question] [data-mark]';

const checkTime = async (page: Page): Promise<number> => {
  await page.getByRole('radio').first().click();
  return feedbackTime(page, 'click', { selector: answered }, () =>
    page.getByRole('button', { name: 'Check' }).click(),
  );
};

/** Drags a tile by mouse to the first free place of the first question that has tiles. */
const dropTime = async (page: Page): Promise<number> => {
  await toTiles(page);
  const from = await middleOf(page, '[data-tile]');
  const to = await middleOf(page, freePlace);
  const fewerThan = await page.locator(freePlace).count();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  return feedbackTime(page, 'pointerup', { selector: freePlace, fewerThan }, () => page.mouse.up());
};

const repeat = async <T>(count: number, measure: () => Promise<T>): Promise<T[]> => {
  const values: T[] = [];
  for (let run = 0; run < count; run += 1) values.push(await measure());
  return values;
};

/** A row of times in ms that may be as long as `atMost`. */
const pacedRow = (name: string, measured: readonly Paced[], atMost: number): string => {
  const best = Math.min(...measured.map(({ pace }) => pace));
  const values = measured.map(({ value }) => value);
  return `${row(name, values, 'ms', { atMost })}; ${atBestPace(measured, best).toFixed(0)} ms at the machine's best pace`;
};

/** Cold and warm start to the first answerable question, and the time of a check to its feedback. */
export const browserTimes = async (url: string): Promise<string[]> => {
  const browser = await launchBrowser();
  const session = await signIn(url, 'Mia');
  const line = await openSlowLine(url, slow);
  const warm: number[] = [];
  const cold = await repeat(runs, async () => {
    line.slow = false;
    const page = await openSignedIn(browser, line.url, session);
    // Chromium slows down the page but not its service worker, so the worker's share is too small here.
    await page.slowDown(slow.cpu);
    line.slow = true;
    const first = await untilAnswerable(page, line.url);
    line.slow = false;
    await untilCached(page);
    await page.goto('about:blank');
    await wait(restMs);
    line.slow = true;
    warm.push(await untilAnswerable(page, line.url));
    await page.close();
    return first;
  });
  await line.close();
  const onSlowDevice = (count: number, measure: (page: Page) => Promise<number>) =>
    repeat(count, async (): Promise<Paced> => {
      const page = await newPage(browser);
      await page.goto(`${url}/healthz`);
      await page.evaluate(keepSession, session);
      await page.goto(url + activity);
      await page.getByRole('radio').first().waitFor();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
      const pace = await paceOf(page);
      const value = await measure(page);
      await page.context().close();
      return { value, pace };
    });
  const check = await onSlowDevice(shortRuns, checkTime);
  const drop = await onSlowDevice(shortRuns, dropTime);
  const drag = (await onSlowDevice(runs, dragRate)).map(({ value }) => value);
  await browser.close();
  return [
    row('cold start to the first answerable question', cold, 'ms', { atMost: 1_200 }),
    row('warm start (second visit)', warm, 'ms', { atMost: 400 }),
    pacedRow('a check to its feedback, 4x CPU', check, 100),
    pacedRow('a drop to its feedback, 4x CPU', drop, 100),
    row('a drag over the board, 4x CPU', drag, 'frames/s', { atLeast: 55 }),
  ];
};
