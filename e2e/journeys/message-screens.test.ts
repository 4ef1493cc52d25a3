import type { InboxItem } from '@digipals/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withBrowser } from '../support/browsing.ts';
import { findLayoutFaults, findSmallTargets } from '../support/look-over.ts';
import { messageTour } from '../support/message-tour.ts';
import { show } from '../support/settle.ts';
import { type Case, everything, layout, lookOver } from '../support/tour-looks.ts';

const { url, api, openAs } = await withBrowser();

const wider = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 1024, height: 600 },
];
const narrower = [
  { width: 768, height: 1024 },
  { width: 320, height: 568 },
];

/** Mia has conversations in every state, Noah none. */
test.each<Case>([
  { locale: 'en', name: 'Mia', width: 1366, height: 625, looks: everything, sizes: wider },
  { locale: 'en', name: 'Mia', width: 360, height: 560, looks: everything, sizes: narrower },
  { locale: 'en', name: 'Noah', width: 360, height: 640, looks: layout },
  { locale: 'ru', name: 'Ivan', width: 360, height: 640, looks: layout },
  { locale: 'th', name: 'Malee', width: 360, height: 640, looks: layout },
])(
  'A11Y-01 messages of $name in $locale at $width px and more: nothing is covered, cut off or unreachable',
  async ({ name, locale, width, height, looks, sizes }) => {
    const { page, child } = await openAs(name, '/profile', { locale, width, height });
    const found = await lookOver(messageTour({ page, url }, api, child), page, { looks, sizes });
    expect(found).toEqual({});
  },
);

test('A11Y-01 MSG-01 on a phone with speech, all buttons of a returned message are in view', async () => {
  const { page, child } = await openAs('Mia', '/profile', {
    locale: 'ru',
    width: 360,
    height: 640,
  });
  await api.chooseHelp(child, 'ru');
  try {
    await page.addInitScript(() => {
      const voices = ['en-GB', 'ru-RU'].map(lang => ({ lang, localService: true }));
      Object.defineProperty(speechSynthesis, 'getVoices', { value: () => voices });
    });
    const items = await api.read<InboxItem[]>(`users/${child.userId}/conversations`, child.token);
    const returned = items.find(({ submission }) => submission?.state === 'returned');
    await page.goto(`${url}/conversation/${returned?.conversationId}`);
    await show(page, '[data-composer] button[aria-pressed]');
    // Word blocks, listen, another text, and the language with the longest "Send again".
    expect(await page.locator('[data-composer] button:not([data-key]):visible').count()).toBe(4);
    const row = await page.locator('[data-blocks]').evaluate(({ parentElement }) => ({
      needs: parentElement?.scrollWidth,
      has: parentElement?.clientWidth,
    }));
    expect(row.needs).toBe(row.has);
    expect([...(await findLayoutFaults(page)), ...(await findSmallTargets(page))]).toEqual([]);
  } finally {
    await api.chooseHelp(child, 'gb');
  }
});

/** How far an element is below the lower edge of the conversation and of the window, in px; 0 in view. */
const below = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .last()
    .evaluate(element => {
      const frame = element.closest('[data-conversation]') ?? document.body;
      const edge = Math.min(frame.getBoundingClientRect().bottom, window.innerHeight);
      return Math.max(0, Math.round(element.getBoundingClientRect().bottom - edge));
    });

test.each([
  [360, 560],
  [390, 664],
  [1000, 600],
  [1024, 600],
  [1366, 625],
])(
  'KEYB-08 MSG-11 at %i x %i keyboard, Send and the made sentence are in view without scrolling',
  async (width, height) => {
    const { page, child } = await openAs('Mia', '/profile', { locale: 'en', width, height });
    const items = await api.read<InboxItem[]>(`users/${child.userId}/conversations`, child.token);
    const quiet = items.find(({ submission }) => !submission);
    await page.goto(`${url}/conversation/${quiet?.conversationId}`);
    await page.locator('textarea').click();
    await page.keyboard.type('I like footbal');
    await show(page, '[data-hint="mean"]');
    expect(await below(page, '[data-composer] > :last-child')).toBe(0);
    if (width < 1024) expect(await below(page, '[data-layout] button')).toBe(0);
    else {
      const list = page.getByRole('region', { name: /^Messages: / });
      expect((await list.boundingBox())?.height).toBeGreaterThan(115);
    }
    await page.locator('[data-blocks]').click();
    for (const name of ['I like', 'playing'])
      await page.getByRole('button', { name, exact: true }).click();
    expect(await below(page, '[data-maker] + * button')).toBe(0);
  },
);
