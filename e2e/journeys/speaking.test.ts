import type { HistoryEntry } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { confirmButton, openQuestionId } from '../support/play.ts';

const questionId = 'playground-speak-hello';
/** Chromium's fake microphone, which beeps and needs no permission. */
const flags = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const context = { permissions: ['microphone'] };
const { api, openAs } = await withBrowser({ flags });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ready = (page: Page) => page.locator(`${confirmButton}:not([aria-disabled=true])`);

/** The answers in the request bodies of a page. */
const sentBy = (bodies: readonly string[]): HistoryEntry[] =>
  bodies
    .map((body): unknown => JSON.parse(body))
    .filter(body => Array.isArray(body))
    .flat()
    .filter((entry: HistoryEntry) => entry.picks !== undefined);

test('RULE-18 SAFE-15 speech is recorded and counts, but never leaves the device', async () => {
  const { page, child } = await openAs('Lucas', '/activity/playground-speak', { context });
  const activity = await api.activity('playground-speak', child);
  const bodies: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET') bodies.push(request.postData() ?? '');
  });
  await page.locator('[data-question]').waitFor();
  while ((await openQuestionId(page)) !== questionId) await button(page, 'Next question').click();
  await button(page, 'Yes, I can speak').click();
  const turns =
    activity.data.find(({ id }) => id === questionId)?.components.flatMap(({ data }) => data) ?? [];
  expect(turns.length).toBeGreaterThan(1);
  for (const _ of turns) {
    expect(await ready(page).count()).toBe(0);
    await button(page, 'Record').click();
    // Bars of the wave that the microphone has heard.
    await page.locator('[data-recording] i[data-on]').nth(2).waitFor();
    await button(page, 'Stop recording').click();
    await button(page, 'Stop recording').waitFor({ state: 'detached' });
  }
  await button(page, 'Hear my voice').last().click();
  await ready(page).click();
  await page.locator('[data-outcome=correct]').waitFor();
  await expect.poll(() => sentBy(bodies).at(-1)).toMatchObject({ questionId, valid: 1 });
  expect(
    sentBy(bodies)
      .at(-1)
      ?.picks?.map(({ id }) => id),
  ).toEqual(turns.map(({ id }) => id));
  // Only short known strings, nothing that could contain audio.
  for (const body of bodies) {
    expect(() => JSON.parse(body)).not.toThrow();
    expect(body.length).toBeLessThan(2_000);
    expect(body).not.toMatch(/blob:|data:/);
  }
});
