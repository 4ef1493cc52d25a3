import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { type BarePage, openBarePage } from './bare-page.ts';
import type { signIn } from './session.ts';

/** The address that starts are measured with. */
export const activity = '/activity/starter-01-friends';

/** How often a page is asked whether something has happened, in ms: not in the middle of a start. */
const askEveryMs = 1_500;
const patienceMs = 60_000;

type Session = Awaited<ReturnType<typeof signIn>>;

/** What a page has noted. */
declare const answerable: number | undefined;

/** Notes when the choices of the first question are drawn, pictures too: ms since the page's start. */
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

/** Asks until there is an answer. */
async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    await wait(askEveryMs);
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  throw new Error(`${what} has not happened`);
}

/** Ms from the start of the navigation until the first question can be answered. */
export async function untilAnswerable(page: BarePage, url: string): Promise<number> {
  await page.goto(url + activity);
  return until('A first question', () =>
    page.evaluate(() => (typeof answerable === 'number' ? answerable : undefined), null),
  );
}

/** How many files the service worker has, once the app and all of this activity are among them. */
const keptCount = (page: BarePage): Promise<number> =>
  page.evaluate(async path => {
    const all = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    const kept = await Promise.all(all.map(cache => cache.keys()));
    const activity = await caches.match(
      `/api${path.replace('activity', 'activities')}?language=gb`,
    );
    const files = (await activity?.text())?.match(/\/media\/[\w.-]+/g) ?? [];
    const found = await Promise.all(files.map(file => caches.match(file)));
    const isKept = files.length > 0 && found.every(Boolean) && navigator.serviceWorker.controller;
    return isKept ? kept.flat().length : 0;
  }, activity);

/** What happens while the child plays, up to the rest after it: the next activities are kept, too. */
export async function untilKept(page: BarePage): Promise<void> {
  let before = 0;
  await until('A rest of the service worker', async () => {
    const count = await keptCount(page);
    const rests = count > 0 && count === before;
    before = count;
    return rests || undefined;
  });
}

/** Leaves a device on which a child is signed in; to be called at an address of the app. */
export function keepSession(session: Session): void {
  localStorage.setItem('user', JSON.stringify(session));
  localStorage.setItem('userId', session.userId);
  localStorage.setItem('interfaceLanguage', 'gb');
  localStorage.setItem('userAccessToken', session.userAccessToken);
}

/** A device on which a child has signed in before; nothing is cached yet. */
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
