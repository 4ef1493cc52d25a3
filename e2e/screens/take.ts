import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageCode } from '@digipals/contract';
import type { Browser, Page } from 'playwright-core';
import { type Api, createApi } from '../support/api.ts';
import { launchBrowser, newPage } from '../support/browser.ts';
import { buildMissing } from '../support/build.ts';
import { startServer } from '../support/server.ts';
import { sessionState } from '../support/session-state.ts';
import { friendTour, socialTour } from '../support/social-tour.ts';
import {
  lockedTour,
  nameOf,
  profileTour,
  questionsTour,
  rewardsTour,
  songsTour,
  studentTour,
  type Tour,
  trainingTour,
  type Visit,
} from '../support/tours.ts';
import { wandererName, worldTour } from '../support/world-tour.ts';

/**
 * Takes a screenshot of every screen: `node e2e/screens/take.ts [folder]`. English at all widths of the
 * design; languages with long words or other scripts at the narrowest width and the widest laptop.
 */
const folder = path.resolve(process.argv[2] ?? '.build/screens');
const sizes = ['360x640', '768x1024', '1024x768', '1366x768', '1920x1080'] as const;
type Looked = { language: string; help: LanguageCode; username: string };
const looks: (Looked & { sizes: readonly string[] })[] = [
  { language: 'en', help: 'gb', username: 'Mia', sizes },
  { language: 'ru', help: 'ru', username: 'Ivan', sizes: ['360x640', '1366x768'] },
  { language: 'th', help: 'th', username: 'Malee', sizes: ['360x640', '1366x768'] },
  { language: 'zh', help: 'cn', username: 'Wei', sizes: ['360x640', '1366x768'] },
];

type Shot = Looked & { browser: Browser; api: Api; size: string };

async function* wholeTour(visit: Visit, api: Api, child: Awaited<ReturnType<Api['signIn']>>): Tour {
  const activity = (name: string) => api.activity(`starter-01-${name}`, child);
  yield* profileTour(visit);
  yield* trainingTour(visit);
  yield* songsTour(visit);
  yield* socialTour(visit, api, child);
  yield* friendTour(visit, api, child);
  for (const name of ['friends', 'how-are-you']) yield* questionsTour(visit, await activity(name));
  yield* rewardsTour(visit, await activity('meet-domino'));
  yield* lockedTour(visit);
}

async function shoot(page: Page, tour: Tour, prefix: string): Promise<void> {
  for await (const screen of tour) {
    await page.screenshot({ path: path.join(folder, `${prefix}-${nameOf(screen)}.png`) });
  }
}

async function takeAll({ browser, api, language, help, username, size }: Shot): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const options = { width, height, locale: language };
  const prefix = `${language}-${size}`;
  const signedOut = await newPage(browser, options, { reducedMotion: 'reduce' });
  await shoot(signedOut, studentTour({ page: signedOut, url: api.base }), prefix);
  await signedOut.context().close();
  const child = await api.signIn(username);
  const page = await newPage(browser, options, {
    reducedMotion: 'reduce',
    storageState: sessionState(api.base, child),
  });
  await shoot(page, wholeTour({ page, url: api.base }, api, child), prefix);
  await page.context().close();
  await takeWorld({ browser, api, language, help, size });
}

/** The world of a child that has been here for a while, in this language. */
async function takeWorld({
  browser,
  api,
  language,
  help,
  size,
}: Omit<Shot, 'username'>): Promise<void> {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const child = await api.signIn(wandererName);
  await api.chooseHelp(child, help);
  const page = await newPage(
    browser,
    { width, height, locale: language },
    { reducedMotion: 'reduce', storageState: sessionState(api.base, child) },
  );
  await shoot(page, worldTour({ page, url: api.base }, api, child), `${language}-${size}`);
  await page.context().close();
}

await mkdir(folder, { recursive: true });
await buildMissing();
const server = await startServer();
const browser = await launchBrowser();
try {
  const api = createApi(server.url);
  for (const look of looks) {
    for (const size of look.sizes) await takeAll({ browser, api, ...look, size });
  }
} finally {
  await browser.close();
  await server.stop();
}
