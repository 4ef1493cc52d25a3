import { afterAll, expect, test } from 'vitest';
import { startFileServer, withBrowser } from '../support/browsing.ts';
import { listCached, waitForCached } from '../support/cached.ts';
import { mouse } from '../support/hands.ts';
import { startMediaServer } from '../support/media-server.ts';
import { playQuestion } from '../support/play.ts';

const activityId = 'starter-01-friends';

const media = await startMediaServer();
const server = await startFileServer({ MEDIA_BASE: media.url });
const { url, api, openAs } = await withBrowser({ server });

afterAll(() => media.close());

test('SCALE-71 a lesson plays with media from another origin, which are kept for use offline', async () => {
  const context = { serviceWorkers: 'allow' } as const;
  await api.chooseHelp(await api.signIn('Chloe'), 'gb');
  const { page, child } = await openAs('Chloe', `/activity/${activityId}`, { context });
  const fromServer: number[] = [];
  page.on('response', answer => {
    if (answer.url().startsWith(`${url}/media/`) && !answer.fromServiceWorker()) {
      fromServer.push(answer.status());
    }
  });
  const activity = await api.activity(activityId, child);
  await playQuestion(page, { activity, hand: mouse });
  const pictures = () =>
    page.evaluate(() => Array.from(document.images, one => one.complete && one.naturalWidth > 0));
  await expect.poll(pictures).not.toContain(false);
  // The server sends no media itself.
  expect(fromServer.filter(status => status !== 302)).toEqual([]);
  await waitForCached(page, activityId);
  expect(media.served.length).toBeGreaterThan(10);
  const kept = (await listCached(page))['media'] ?? [];
  expect(kept.filter(address => !address.startsWith(`${url}/media/`))).toEqual([]);
  await media.close();
  await page.context().setOffline(true);
  const message = page.getByRole('dialog');
  await message.waitFor();
  await message.getByRole('button').last().click();
  await message.waitFor({ state: 'detached' });
  await playQuestion(page, { activity, hand: mouse });
  await expect.poll(pictures).not.toContain(false);
});
