import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { findings } from '../conformance/look.ts';
import { startFileServer, withBrowser } from '../support/browsing.ts';
import { listCached, waitForCached } from '../support/cached.ts';
import { openLine } from '../support/line.ts';
import { findLayoutFaults, findSmallTargets } from '../support/look-over.ts';
import { openSaving, playSaved, untilSaveState } from '../support/saving.ts';

/** Its own world, because other journeys play the same lessons. */
const server = await startFileServer();
const line = await openLine(server.url);
const { api, openAs } = await withBrowser({ server, url: line.url });

afterAll(async () => {
  await line.close();
});

const context = { serviceWorkers: 'allow' } as const;

const savedFiles = async (page: Page): Promise<string[]> =>
  (await listCached(page))['saved-media'] ?? [];

test('OFFLINE-16 saving shows size and progress, resumes after the tab is killed, and can be removed', async () => {
  line.mediaMs = 150;
  const { page, child } = await openAs('Amara', '/training-menu', { context });
  const { bytes } = await api.lesson(child);
  const size = Math.ceil(bytes / 100_000) / 10;
  await openSaving(page);
  await page.getByRole('dialog').getByText(`It needs ${size} MB`).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const progress = page.getByText(new RegExp(`^[\\d.]+ of ${size} MB$`));
  await progress.waitFor();
  await expect.poll(async () => (await savedFiles(page)).length).toBeGreaterThan(3);
  const tab = await page.context().newCDPSession(page);
  const killed = page.waitForEvent('crash');
  // A crashed page never responds.
  void tab.send('Page.crash').catch(() => undefined);
  await killed;
  const again = await page.context().newPage();
  await again.goto(`${line.url}/training-menu`);
  line.mediaMs = 0;
  await untilSaveState(again, 'saved');
  expect((await savedFiles(again)).length).toBeGreaterThan(10);
  await again.locator('[data-save-state="saved"]').click();
  await again.getByRole('button', { name: 'Remove' }).click();
  await untilSaveState(again, 'none');
  expect(await savedFiles(again)).toEqual([]);
});

test('OFFLINE-16 cancelling a save deletes its files', async () => {
  line.mediaMs = 150;
  const { page } = await openAs('Ruby', '/training-menu', { context });
  await openSaving(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await savedFiles(page)).length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await untilSaveState(page, 'none');
  expect(await savedFiles(page)).toEqual([]);
  line.mediaMs = 0;
});

test('OFFLINE-16 on a full device a save fails without evicting other files', async () => {
  const { page, child } = await openAs('Amara', '/training-menu', { context });
  const open = (await api.lesson(child)).activities.filter(({ test }) => !test).slice(0, 4);
  for (const { activityId } of open) await waitForCached(page, activityId);
  await untilSaveState(page, 'none');
  const session = await page.context().newCDPSession(page);
  const setQuota = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: line.url,
      ...(quotaSize !== undefined && { quotaSize }),
    });
  const before = (await listCached(page))['media'] ?? [];
  await setQuota(500_000);
  await page.locator('[data-save-state="none"]').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('There is no more room on this device.').waitFor();
  expect(await savedFiles(page)).toEqual([]);
  expect((await listCached(page))['media']).toEqual(expect.arrayContaining(before));
  await setQuota();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(async () => (await savedFiles(page)).length).toBeGreaterThan(3);
});

test('OFFLINE-16 the app can be installed', async () => {
  const { page } = await openAs('Mia', '/profile', { context });
  const session = await page.context().newCDPSession(page);
  const { errors, data = '{}' } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as { icons: { src: string; sizes: string; type: string }[] };
  expect(manifest).toMatchObject({ name: 'DigiPals', display: 'standalone', start_url: '/' });
  for (const { src, sizes, type } of manifest.icons) {
    const [width] = sizes.split('x').map(Number);
    const found = await page.evaluate(async address => {
      const answer = await fetch(address);
      const picture = await createImageBitmap(await answer.clone().blob()).catch(() => null);
      return [answer.status, answer.headers.get('content-type'), picture?.width];
    }, src);
    expect(found).toEqual([200, type, sizes === 'any' ? undefined : width]);
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test browser has no profile, so it cannot install an app.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(others).toEqual([]);
});

const sizes = [
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
];

/** Layout and accessibility faults of the page at every width. */
async function faultsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect.poll(() => findLayoutFaults(page)).toEqual([]);
    const faults = await findSmallTargets(page);
    found.push(...faults.map(fault => `${size.width}: ${fault}`));
  }
  return [...found, ...(await findings(page))];
}

test('OFFLINE-16 the save dialog and the list of saved activities have no layout or accessibility faults', async () => {
  const { page } = await openAs('Mia', '/training-menu', { context });
  await openSaving(page);
  expect(await faultsOf(page), 'before').toEqual([]);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await untilSaveState(page, 'saved');
  expect(await faultsOf(page), 'saved').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Play without internet' }).waitFor();
  expect(await faultsOf(page), 'without a connection').toEqual([]);
  await playSaved(page);
  expect(await faultsOf(page), 'the list').toEqual([]);
});
