import type { Page } from 'playwright-core';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { dragRate, freePlace, middleOf, toTiles } from './drag-rate.ts';
import { row } from './figures.ts';
import { signedInPage, untilAnswerable, untilKept } from './page-start.ts';
import { signIn } from './session.ts';
import { openSlowLine } from './slow-line.ts';

const runs = 5;
const slow = { cpu: 4, bytesPerSecond: 200_000, latencyMs: 150 };

/** Chromium slows down the page, not its service worker: what that does costs too little here. */
const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
};

/** What the page shows when it has answered: a match of the selector, or fewer than there were. */
type Shown = { selector: string; fewerThan?: number };

/** Ms from an event of the page until what it leads to is in the page and a frame has been drawn. */
const feedbackTime = async (
  page: Page,
  event: 'click' | 'pointerup',
  shown: Shown,
  act: () => Promise<void>,
): Promise<number> => {
  await page.evaluate(
    ([name, { selector, fewerThan }]) => {
      const isShown = () => {
        const { length } = document.querySelectorAll(selector);
        return fewerThan === undefined ? length > 0 : length < fewerThan;
      };
      const whenDrawn = (begin: number) => {
        const done = () => Object.assign(window, { waited: performance.now() - begin });
        requestAnimationFrame(() => (isShown() ? setTimeout(done) : whenDrawn(begin)));
      };
      Object.assign(window, { waited: undefined });
      addEventListener(name, () => whenDrawn(performance.now()), { capture: true, once: true });
    },
    [event, shown] as const,
  );
  await act();
  const handle = await page.waitForFunction(() => (window as { waited?: number }).waited);
  return Number(await handle.jsonValue());
};

const checkTime = async (page: Page): Promise<number> => {
  await page.getByRole('radio').first().click();
  return feedbackTime(page, 'click', { selector: '[data-outcome]' }, () =>
    page.getByRole('button', { name: 'Check' }).click(),
  );
};

/** Carries a tile by mouse to the first free place of the first question that has tiles. */
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

const repeat = async (measure: () => Promise<number>): Promise<number[]> => {
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) values.push(await measure());
  return values;
};

/** Cold and warm start to the first answerable question, and the time of a check to its feedback. */
export const browserTimes = async (url: string): Promise<string[]> => {
  const browser = await launchBrowser();
  const session = await signIn(url, 'Mia');
  const line = await openSlowLine(url, slow);
  const warm: number[] = [];
  const cold = await repeat(async () => {
    line.slow = false;
    const page = await signedInPage(browser, line.url, session, 'allow');
    await slowDown(page);
    line.slow = true;
    const first = await untilAnswerable(page, line.url);
    line.slow = false;
    await untilKept(page);
    await page.goto('about:blank');
    line.slow = true;
    warm.push(await untilAnswerable(page, line.url));
    await page.context().close();
    return first;
  });
  await line.close();
  const onSlowDevice = (measure: (page: Page) => Promise<number>) =>
    repeat(async () => {
      const page = await signedInPage(browser, url, session);
      await untilAnswerable(page, url);
      await slowDown(page);
      const time = await measure(page);
      await page.context().close();
      return time;
    });
  const check = await onSlowDevice(checkTime);
  const drop = await onSlowDevice(dropTime);
  const drag = await onSlowDevice(dragRate);
  await browser.close();
  return [
    row('cold start to the first answerable question', cold, 'ms', '1500 ms'),
    row('warm start (second visit)', warm, 'ms', '600 ms'),
    row('a check to its feedback, 4x CPU', check, 'ms', '100 ms'),
    row('a drop to its feedback, 4x CPU', drop, 'ms', '100 ms'),
    row('a drag over the board, 4x CPU', drag, 'frames/s', '55 frames/s'),
  ];
};
