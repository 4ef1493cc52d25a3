import type { InboxItem } from '@digipals/contract';
import type { Page } from 'playwright-core';
import type { Api, Child } from './api.ts';
import { openInApp, show } from './settle.ts';
import type { Tour, Visit } from './tours.ts';

const tablet = 1024;
const box = 'textarea';

/** Writes into the composer with a real or the on-screen keyboard. */
async function writeText(page: Page, text: string): Promise<void> {
  await page.locator(box).click();
  await page.keyboard.type(text);
}

/** Inbox, conversations in every state, and the composer with all its panels. */
export async function* messageTour({ page }: Visit, api: Api, child: Child): Tour {
  const items = await api.read<InboxItem[]>(`users/${child.userId}/conversations`, child.token);
  await openInApp(page, '/user/conversations');
  await show(page, '#page h1');
  yield 'inbox';
  await openInApp(page, '/conversation');
  await show(page, '#page h1');
  yield 'conversation-choose';
  for (const { conversationId, submission } of items) {
    await openInApp(page, `/conversation/${conversationId}`);
    await show(page, box);
    yield `conversation-${submission?.state ?? 'quiet'}`;
  }
  const quiet = items.find(({ submission }) => !submission);
  if (!quiet) return;
  await openInApp(page, `/conversation/${quiet.conversationId}`);
  await show(page, box);
  await writeText(page, 'I like footbal very much.');
  await show(page, '[data-mark="spelling"]');
  const { width = tablet } = page.viewportSize() ?? {};
  if (width < tablet) await show(page, '[data-layout]');
  yield 'composer-spelling';
  await page.locator('[data-blocks]').click();
  await show(page, '[data-maker] [aria-pressed]');
  yield 'sentence-maker';
}
