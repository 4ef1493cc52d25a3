import type { Page } from 'playwright-core';

/** Starts to count frames; the returned function gives frames per second since then. */
export const watchFrames = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    const frames: number[] = [];
    const note = (time: number) => {
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(window, { drawn: frames });
  });
  return () =>
    page.evaluate(() => {
      const { drawn = [] } = window as { drawn?: number[] };
      return (1000 * (drawn.length - 1)) / ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0));
    });
};
