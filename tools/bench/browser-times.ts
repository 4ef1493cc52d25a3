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

const signedInPage = async (browser: Browser, url: string, session: Session): Promise<Page> => {
  const page = await newPage(browser);
  await page.goto(`${url}/healthz`);
  await page.evaluate(given => {
    localStorage.setItem('userId', given.userId);
    localStorage.setItem('userAccessToken', given.userAccessToken);
  }, session);
  return page;
};

/** Ms from an event of the page until the selector matches and a frame has been drawn. */
const feedbackTime = async (
  page: Page,
  event: 'click' | 'pointerup',
  selector: string,
  act: () => Promise<void>,
) => {
  await page.evaluate(
    ([name, wanted]) => {
      const whenDrawn = (begin: number) => {
        if (!document.querySelector(wanted)) requestAnimationFrame(() => whenDrawn(begin));
        else
          requestAnimationFrame(() =>
            setTimeout(() => Object.assign(window, { waited: performance.now() - begin })),
          );
      };
      Object.assign(window, { waited: undefined });
      addEventListener(name, () => whenDrawn(performance.now()), { capture: true, once: true });
    },
    [event, selector] as const,
  );
  await act();
  const handle = await page.waitForFunction(() => (window as { waited?: number }).waited);
  return Number(await handle.jsonValue());
};

const checkTime = async (browser: Browser, url: string, session: Session): Promise<number> => {
  const page = await signedInPage(browser, url, session);
  await untilAnswerable(page, url);
  await throttle(page, false);
  await page.getByRole('radio').first().click();
  const time = await feedbackTime(page, 'click', '[data-outcome]', () =>
    page.getByRole('button', { name: 'Check' }).click(),
  );
  await page.context().close();
  return time;
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
  const check = await repeat(() => checkTime(browser, url, session));
  await browser.close();
  return [
    row('cold start to the first answerable question', cold, 'ms', '1500 ms'),
    row('warm start (second visit)', warm, 'ms', '600 ms'),
    row('a check to its feedback', check, 'ms', '100 ms'),
  ];
};
