import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { seriousFindings } from '../conformance/look.ts';
import { withBrowser } from '../support/browsing.ts';
import { findLayoutFaults } from '../support/look-over.ts';

const { server, open } = await withBrowser();

test('SCALE-50 the status page works without scripts, and reloads itself each minute', async () => {
  const page = await open('/status', { locale: 'fr', context: { javaScriptEnabled: false } });
  await page.getByRole('heading', { level: 1, name: 'DigiPals' }).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Connexion et leçons' }).waitFor();
  const refresh = page.locator('meta[http-equiv="refresh"]');
  expect(await refresh.getAttribute('content')).toBe('60');
  expect(await page.locator('time').first().textContent()).toContain('UTC');
});

test('SCALE-50 the status page fits 360 x 560 with a long announcement, axe finds nothing, and it says when the server is away', async () => {
  const announcement = {
    at: new Date().toISOString(),
    until: null,
    texts: { gb: `We are moving. ${'Averylongwordthatnobodycanbreak'.repeat(4)}` },
  };
  await writeFile(path.join(server.dataDir, 'announcement.json'), JSON.stringify(announcement));
  for (const [width, height] of [
    [360, 560],
    [1366, 768],
  ] as const) {
    const page = await open('/status', { width, height });
    await page.getByText('We are moving.').waitFor();
    expect(await page.locator('time').first().textContent()).not.toContain('UTC');
    expect(await findLayoutFaults(page)).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
  }
  const page = await open('/status');
  await page.clock.install();
  await page.reload();
  await page.context().setOffline(true);
  await page.clock.fastForward(60_000);
  await page.getByText('DigiPals cannot be reached at the moment.').waitFor();
  await page.context().setOffline(false);
  await page.clock.fastForward(60_000);
  await page.getByText('We are moving.').waitFor();
});
