import type { Page } from 'playwright-core';

/** The visible effect: a match of the selector, or fewer matches than before. */
type Shown = { selector: string; fewerThan?: number };

/** Ms from an event of the page until its effect is in the page and a frame has been painted. */
export const feedbackTime = async (
  page: Page,
  event: 'click' | 'pointerup',
  shown: Shown,
  act: () => Promise<void>,
): Promise<number> => {
  await page.evaluate(
    ([name, { selector, fewerThan }]) => {
      const isShown = () => {
        const { length } = document.querySelectorAll(selector);
        return fewerThan === undefined ? length > 0 : length < fewerThan;
      };
      const whenDrawn = (begin: number) => {
        const done = () => Object.assign(window, { waited: performance.now() - begin });
        requestAnimationFrame(() => (isShown() ? setTimeout(done) : whenDrawn(begin)));
      };
      Object.assign(window, { waited: undefined });
      addEventListener(name, () => whenDrawn(performance.now()), { capture: true, once: true });
    },
    [event, shown] as const,
  );
  await act();
  const handle = await page.waitForFunction(() => (window as { waited?: number }).waited);
  return Number(await handle.jsonValue());
};
