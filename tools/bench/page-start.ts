import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { type BarePage, openBarePage } from './bare-page.ts';
import type { signIn } from './session.ts';

/** The address that starts are measured with. */
export const activity = '/activity/starter-01-friends';

/** How often to poll a page, in ms. Rarely, so as not to disturb a start. */
const askEveryMs = 1_500;
const patienceMs = 60_000;

type Session = Awaited<ReturnType<typeof signIn>>;

/** What a page has recorded. */
declare const answerable: number | undefined;

/** Records when the choices of the first question are painted, pictures too: ms since the page's start. */
function noteAnswerable(): void {
  const look = () => {
    const choices = [...document.querySelectorAll('[data-question] [role="radio"]')];
    const pictures = choices.flatMap(choice => [...choice.querySelectorAll('img')]);
    const areDrawn = pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    if (choices.length > 0 && areDrawn)
      Object.assign(globalThis, { answerable: performance.now() });
    else requestAnimationFrame(look);
  };
  if (location.pathname.startsWith('/activity/')) requestAnimationFrame(look);
}

/** Polls until there is an answer. */
async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    await wait(askEveryMs);
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  throw new Error(`${what} did not happen`);
}

/** Ms from the start of the navigation until the first question can be answered. */
export async function untilAnswerable(page: BarePage, url: string): Promise<number> {
  await page.goto(url + activity);
  return until('A first question', () =>
    page.evaluate(() => (typeof answerable === 'number' ? answerable : undefined), null),
  );
}

/** How many files the service worker has cached, once the app and this activity are among them. */
const cachedCount = (page: BarePage): Promise<number> =>
  page.evaluate(async path => {
    const all = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    const cachedKeys = await Promise.all(all.map(cache => cache.keys()));
    const activity = await caches.match(
      `/api${path.replace('activity', 'activities')}?language=gb`,
    );
    const files = (await activity?.text())?.match(/\/media\/[\w.-]+/g) ?? [];
    const found = await Promise.all(files.map(file => caches.match(file)));
    const isCached = files.length > 0 && found.every(Boolean) && navigator.serviceWorker.controller;
    return isCached ? cachedKeys.flat().length : 0;
  }, activity);

/** Waits until the service worker is idle after a start: then the next activities are cached, too. */
export async function untilCached(page: BarePage): Promise<void> {
  let before = 0;
  await until('The service worker becoming idle', async () => {
    const count = await cachedCount(page);
    const rests = count > 0 && count === before;
    before = count;
    return rests || undefined;
  });
}

/** Runs in the page, at an address of the app: stores the session of a signed-in child. */
export function keepSession(session: Session): void {
  localStorage.setItem('user', JSON.stringify(session));
  localStorage.setItem('userId', session.userId);
  localStorage.setItem('interfaceLanguage', 'gb');
  localStorage.setItem('userAccessToken', session.userAccessToken);
}

/** A device on which a child has signed in; nothing is cached yet. */
export async function openSignedIn(
  browser: Browser,
  url: string,
  session: Session,
): Promise<BarePage> {
  const page = await openBarePage(browser);
  await page.addInitScript(noteAnswerable, null);
  await page.goto(`${url}/healthz`);
  await page.evaluate(keepSession, session);
  return page;
}
