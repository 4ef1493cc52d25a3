import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { newPage } from '../../e2e/support/browser.ts';
import type { signIn } from './session.ts';

const activity = '/activity/starter-01-friends';

type Session = Awaited<ReturnType<typeof signIn>>;

/** Ms from the start of the navigation until the choices of the first question are drawn, pictures too. */
export const untilAnswerable = async (page: Page, url: string): Promise<number> => {
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

/** Whether the service worker has the app and all of this activity ready for the next time. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async path => {
    const kept = await caches.match(`/api${path.replace('activity', 'activities')}?language=gb`);
    const files = (await kept?.text())?.match(/\/media\/[\w.-]+/g) ?? [];
    const found = await Promise.all(files.map(file => caches.match(file)));
    return files.length > 0 && found.every(Boolean) && navigator.serviceWorker.controller !== null;
  }, activity);

const keptCount = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    const kept = await Promise.all(all.map(cache => cache.keys()));
    return kept.flat().length;
  });

/** What happens while the child plays, up to the rest after it: the next activities are kept, too. */
export const untilKept = async (page: Page): Promise<void> => {
  const end = performance.now() + 60_000;
  let before = -1;
  for (let count = 0; count !== before || !(await isKept(page)); count = await keptCount(page)) {
    if (performance.now() > end) throw new Error('The service worker has not kept the activity');
    before = count;
    await wait(1_500);
  }
};

/** A device on which a child has signed in before; nothing is cached yet. */
export const signedInPage = async (
  browser: Browser,
  url: string,
  session: Session,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Page> => {
  const page = await newPage(browser, {}, { serviceWorkers });
  await page.goto(`${url}/healthz`);
  await page.evaluate(given => {
    localStorage.setItem('user', JSON.stringify(given));
    localStorage.setItem('userId', given.userId);
    localStorage.setItem('interfaceLanguage', 'gb');
    localStorage.setItem('userAccessToken', given.userAccessToken);
  }, session);
  return page;
};
