import { notifications } from '@digipals/contract/constants';
import type { Locator, Page } from 'playwright-core';

/** Longer than a page waits before it asks again what is new (CONST-07). */
const aPollMs = notifications.pollMs + 5_000;
/** How long an answer to that may take. */
const answerMs = 1_500;
const patienceMs = 75_000;

/** Waits for what a page shows by itself, while its clock, which must be installed, runs ahead. */
export async function showsByItself(page: Page, target: Locator): Promise<void> {
  const end = performance.now() + patienceMs;
  for (;;) {
    await page.clock.fastForward(aPollMs);
    try {
      return await target.waitFor({ timeout: answerMs });
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}
