import { randomUUID } from 'node:crypto';
import type { Recall, Sent } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { createDesk } from '../support/desk.ts';

const { url, server, api, openAs, keep } = await withBrowser();
const desk = createDesk(url);
const note = 'Missed by the first reader, it hurts.';

/** Delivers a message of one child to another, and returns its id. */
async function deliverFrom(name: string, to: string, message: string) {
  const author = await api.signIn(name);
  const recipient = await api.signIn(to);
  const { submission, conversationId } = await api.write<Sent>(
    'messages/chats',
    { message, toUserId: recipient.userId },
    { token: author.token },
  );
  const reviewer = await desk.signIn('reviewer');
  await desk.decide(reviewer, submission.submissionId, { outcome: 'deliver' });
  await server.moveClock(11_000);
  const isThere = async () =>
    JSON.stringify(await api.read(`users/${recipient.userId}/conversations`, recipient.token));
  await expect.poll(isThere).toContain(message);
  return { submissionId: submission.submissionId, conversationId };
}

/** Records in each page of a tab whether it ever shows a text. */
const watchFor = (page: Page, text: string) =>
  page.context().addInitScript(wanted => {
    const look = () => {
      if (document.body?.textContent?.includes(wanted))
        document.documentElement.dataset['drew'] = '';
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, text);

/** Whether a text is anywhere on a device: in a cache of the worker or in storage. */
const isStored = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(async wanted => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (request.url.includes('/api/') && (await answer?.text())?.includes(wanted)) return true;
      }
    }
    return JSON.stringify({ ...localStorage, ...sessionStorage }).includes(wanted);
  }, text);

test('SAFE2-38 SAFE2-39 an open page, a second tab and an offline device drop a recalled message', async () => {
  const canary = `zyxquark${randomUUID().slice(0, 6)}`;
  const { submissionId, conversationId } = await deliverFrom(
    'Malee',
    'Ruby',
    `You are a ${canary}`,
  );
  const context = { serviceWorkers: 'allow' } as const;
  const place = `/conversation/${conversationId}`;
  const { page } = await openAs('Ruby', place, { context, quickPolls: true });
  const shows = (where: Page) => where.getByText(canary).first();
  await shows(page).waitFor();
  // A second tab of the same device, behind the first one.
  const second = keep(await page.context().newPage());
  await second.goto(`${url}${place}`);
  await shows(second).waitFor();
  await page.bringToFront();
  // Another device, which loses its connection.
  const { page: tablet } = await openAs('Ruby', place, { context });
  await shows(tablet).waitFor();
  expect(await isStored(tablet, canary)).toBe(false);
  await tablet.context().setOffline(true);
  await tablet.getByRole('dialog').waitFor();

  const senior = await desk.signIn('senior');
  const made = await api.write<Recall>(
    'desk/recalls',
    { submissionIds: [submissionId], reason: 'unkind', note },
    { token: senior.token },
  );
  const card = (where: Page) => where.getByText('A grown-up took a message away.').first();
  await card(page).waitFor();
  await card(second).waitFor();
  for (const tab of [page, second]) {
    await expect.poll(() => tab.getByText(canary).count()).toBe(0);
  }

  await watchFor(tablet, canary);
  await tablet.context().setOffline(false);
  await card(tablet).waitFor();
  expect(await tablet.locator('html[data-drew]').count()).toBe(0);
  for (const device of [page, tablet]) expect(await isStored(device, canary)).toBe(false);

  const devices = async () => {
    const recalls = await api.read<Recall[]>('desk/recalls', senior.token);
    return recalls.find(({ recallId }) => recallId === made.recallId)?.devices.gone;
  };
  await expect.poll(devices).toBe(2);
  await card(page).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'I want to talk' }).click();
  await page.waitForURL(`${url}/help`);
});
