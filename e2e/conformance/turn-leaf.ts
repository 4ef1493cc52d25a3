import type { Frame, Page } from 'playwright-core';

/**
 * Waits until the board fits: it measures itself after its layout, and again when it has become tight. Ends
 * animations instead of waiting for them. Runs inside the page.
 */
async function afterLayout(): Promise<void> {
  await document.fonts.ready;
  // Lazy pictures only load when they are scrolled into view.
  const late = [...document.images].filter(one => !one.complete && one.loading !== 'lazy');
  await Promise.all(late.map(one => new Promise(load => one.addEventListener('load', load))));
  const ends = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
  // After the pictures, because a board may become tight when one arrives.
  for (const _ of [1, 2, 3]) {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations().filter(ends)) animation.finish();
  }
}

/** Runs inside the page. */
async function turn(to: string): Promise<void> {
  history.replaceState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
  const root = document.documentElement;
  while (root.dataset['shown'] !== location.search) await new Promise(requestAnimationFrame);
}

/**
 * Shows another leaf in a page of the flipbook, or in a window of it, without loading it again.
 * @returns whether a page of a story is to be read before the question
 */
export const turnTo = (page: Pick<Page | Frame, 'evaluate'>, address: string): Promise<boolean> =>
  page.evaluate<boolean>(`(async () => {
    await (${turn})(${JSON.stringify(address)});
    await (${afterLayout})();
    return document.querySelector('[data-reading]') !== null;
  })()`);

/** Turns the page of a story to its question. */
export const readOn = (page: Pick<Page | Frame, 'evaluate'>): Promise<void> =>
  page.evaluate<void>(`(async () => {
    document.querySelector('footer button').click();
    while (document.querySelector('[data-reading]')) await new Promise(requestAnimationFrame);
    await (${afterLayout})();
  })()`);

/** Waits for what React does after a leaf is shown, such as lifting the board over the feedback. */
export const rest = (page: Pick<Page | Frame, 'evaluate'>): Promise<void> =>
  page.evaluate<void>(`(async () => {
    await new Promise(done => requestIdleCallback(done, { timeout: 1_000 }));
    await (${afterLayout})();
  })()`);
