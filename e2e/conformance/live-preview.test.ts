import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Activity } from '@digipals/contract';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, newPage } from '../support/browser.ts';
import { buildMissing } from '../support/build.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const content = path.join(repository, '.build/content');
const folder = mkdtempSync(path.join(tmpdir(), 'live-preview-'));
const id = 'playground-choose';
const file = `activities/${id}/gb-gb.json`;

let server: ViteDevServer;
let browser: Browser;
let page: Page;
let errors: string[];

const built = (): Activity => JSON.parse(readFileSync(path.join(content, file), 'utf8'));

/** Writes a build of the activity and announces it, as `npm run content -- watch` does. */
const build = (activity: Activity) => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), JSON.stringify(activity));
  writeFileSync(path.join(folder, 'changed.json.new'), JSON.stringify({ activities: [id] }));
  renameSync(path.join(folder, 'changed.json.new'), path.join(folder, 'changed.json'));
};

/** The activity with another instruction in its second question. */
const saying = (text: string): Activity => {
  const activity = built();
  const [, second] = activity.data;
  if (second?.instruction) second.instruction.text = text;
  return activity;
};

const openDevServer = async (): Promise<ViteDevServer> => {
  const before = process.env['CONTENT_DIR'];
  // The configuration reads it when it is loaded.
  process.env['CONTENT_DIR'] = folder;
  try {
    const made = await createServer({
      configFile: path.join(repository, 'packages/player/stage/flipbook/vite.config.ts'),
      cacheDir: path.join(repository, '.build/vite-preview'),
      logLevel: 'error',
      server: { host: '127.0.0.1', port: 0 },
    });
    return await made.listen();
  } finally {
    if (before === undefined) delete process.env['CONTENT_DIR'];
    else process.env['CONTENT_DIR'] = before;
  }
};

beforeAll(async () => {
  await buildMissing();
  build(built());
  [server, browser] = await Promise.all([openDevServer(), launchBrowser()]);
  page = await newPage(browser, { width: 1366, height: 768 });
  errors = [];
  page.on('pageerror', error => errors.push(error.message));
});
afterAll(async () => {
  await Promise.all([browser?.close(), server?.close()]);
  rmSync(folder, { recursive: true });
});

test('COURSE-29 partly: an open question shows a new build of its activity by itself, and stays open', async () => {
  const question = built().data[1]?.id ?? '';
  const query = new URLSearchParams({ leaf: '', silent: '', activity: id, question });
  await page.goto(`${server.resolvedUrls?.local[0]}?${query}`);
  const board = page.locator(`[data-question="${question}"]`);
  await board.waitFor();
  for (const text of ['This is new.', 'This is newer.']) {
    build(saying(text));
    await page.getByText(text).first().waitFor();
    await board.waitFor();
  }
  expect(errors).toEqual([]);
});
