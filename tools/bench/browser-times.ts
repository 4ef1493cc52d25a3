import type { Browser, Page } from 'playwright-core';
import { launchBrowser, newPage } from '../../e2e/support/browser.ts';
import { row } from './figures.ts';
import { signIn } from './session.ts';

const runs = 5;
const slow = { cpu: 4, bytesPerSecond: 200_000, latencyMs: 150 };
const activity = '/activity/starter-01-friends';

type Session = Awaited<ReturnType<typeof signIn>>;

const throttle = async (page: Page, network: boolean): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  if (!network) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latencyMs,
    downloadThroughput: slow.bytesPerSecond,
    uploadThroughput: slow.bytesPerSecond,
  });
};

/** Ms from the start of the navigation until the choices of the first question are drawn, pictures too. */
const untilAnswerable = async (page: Page, url: string): Promise<number> => {
  await page.goto(url + activity, { waitUntil: 'commit' });
  const handle = await page.waitForFunction(
    () => {
      const choices = [...document.querySelectorAll('[data-question] [role="radio"]')];
      const pictures = choices.flatMap(choice => [...choice.querySelectorAll('img')]);
      const drawn =
        choices.length > 0 &&
        pictures.every(picture => picture.complete && picture.naturalWidth > 0);
      return drawn ? performance.now() : false;
    },
    undefined,
    { polling: 'raf' },
  );
  return Number(await handle.jsonValue());
};

/** A device on which a child has signed in before; nothing is cached yet. */
const signedInPage = async (browser: Browser, url: string, session: Session): Promise<Page> => {
  const page = await newPage(browser);
  await page.goto(`${url}/healthz`);
  await page.evaluate(given => {
    localStorage.setItem('user', JSON.stringify(given));
    localStorage.setItem('userId', given.userId);
    localStorage.setItem('interfaceLanguage', 'gb');
    localStorage.setItem('userAccessToken', given.userAccessToken);
  }, session);
  return page;
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

const middleOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Carries a tile by mouse to the first free place of the first question that has tiles. */
const dropTime = async (page: Page): Promise<number> => {
  const place = 'button[data-place]';
  while ((await page.locator(place).count()) === 0)
    await page.getByRole('button', { name: 'Next question' }).click();
  const from = await middleOf(page, '[data-tile]');
  const to = await middleOf(page, place);
  const fewerThan = await page.locator(place).count();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  return feedbackTime(page, 'pointerup', { selector: place, fewerThan }, () => page.mouse.up());
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
  const warm: number[] = [];
  const cold = await repeat(async () => {
    const page = await signedInPage(browser, url, session);
    await throttle(page, true);
    const first = await untilAnswerable(page, url);
    await page.goto('about:blank');
    warm.push(await untilAnswerable(page, url));
    await page.context().close();
    return first;
  });
  const onSlowDevice = (measure: (page: Page) => Promise<number>) =>
    repeat(async () => {
      const page = await signedInPage(browser, url, session);
      await untilAnswerable(page, url);
      await throttle(page, false);
      const time = await measure(page);
      await page.context().close();
      return time;
    });
  const check = await onSlowDevice(checkTime);
  const drop = await onSlowDevice(dropTime);
  await browser.close();
  return [
    row('cold start to the first answerable question', cold, 'ms', '1500 ms'),
    row('warm start (second visit)', warm, 'ms', '600 ms'),
    row('a check to its feedback, 4x CPU', check, 'ms', '100 ms'),
    row('a drop to its feedback, 4x CPU', drop, 'ms', '100 ms'),
  ];
};
