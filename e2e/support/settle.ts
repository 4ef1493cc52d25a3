import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, Page, Request } from 'playwright-core';

/** Waits until nothing loads and the finite animations of now have ended or are paused. */
export async function settle(
  page: Pick<Page | Frame, 'evaluateHandle' | 'waitForFunction'>,
): Promise<void> {
  await page.waitForFunction(() => {
    const spinnerDots = document.querySelector('[role="status"] > i');
    // Lazy pictures only load when they are scrolled into view.
    const isLate = ({ complete, loading }: HTMLImageElement) => !complete && loading !== 'lazy';
    return !spinnerDots && document.fonts.status === 'loaded' && ![...document.images].some(isLate);
  });
  const ending = await page.evaluateHandle(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime)),
  );
  // Polled, because an animation that is paused meanwhile never finishes.
  await page.waitForFunction(
    animations => animations.every(({ playState }) => playState !== 'running'),
    ending,
  );
}

/** A window size in CSS pixels. */
export type Size = { width: number; height: number };

/** The longest time for which a busy page is given to finish what has just changed, in ms. */
const restMs = 1_000;

/** Waits until the page has nothing left to do after a change, and has settled. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(
    timeout =>
      new Promise(resolve =>
        // Parts that measure themselves render again after the first frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(resolve, { timeout })),
        ),
      ),
    restMs,
  );
  await settle(page);
}

/** Resizes the window as when a device is rotated, and waits until the page rests. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await rest(page);
}

/** Waits for an element, then for the page to settle. */
export const show = async (page: Page, selector: string): Promise<void> => {
  await page.locator(selector).first().waitFor();
  await settle(page);
};

/**
 * Runs an action and waits until its requests have finished and none has followed for a moment. Sounds
 * are ignored: one that waits for the first tap keeps its request open.
 */
export async function untilQuiet(page: Page, act: () => Promise<unknown>): Promise<void> {
  const waiting = new Set<Request>();
  const begun = (request: Request) => {
    if (request.resourceType() !== 'media') waiting.add(request);
  };
  const ended = (request: Request) => waiting.delete(request);
  page.on('request', begun).on('requestfinished', ended).on('requestfailed', ended);
  await act();
  let quiet = 0;
  for (let asked = 0; quiet < 3 && asked < 60; asked += 1) {
    await wait(50);
    quiet = waiting.size === 0 ? quiet + 1 : 0;
  }
  page.off('request', begun).off('requestfinished', ended).off('requestfailed', ended);
}

/**
 * Opens a page of the loaded app without loading the app again, which costs several times as much. What the app has
 * read stays: mocks that are set afterwards do not replace it.
 */
export async function openInApp(page: Page, address: string): Promise<void> {
  await untilQuiet(page, () =>
    page.evaluate(to => {
      window.history.pushState(null, '', to);
      // For apps that do not watch pushState.
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address),
  );
  await rest(page);
}
