import { notifications } from '@digipals/contract/constants';
import type { Page } from 'playwright-core';

/** From this length a timer of a page is a wait between two polls, and no part of what a child sees. */
const shortestPollMs = 10_000;
const speedUp = notifications.pollMs / 1_000;

/** Lets the pages of a tab poll every second instead of every half minute (CONST-07); all else takes its time. */
export async function pollQuickly(page: Page): Promise<void> {
  await page.addInitScript(
    ({ shortest, factor }) => {
      const shorten = (ms = 0): number => (ms >= shortest ? ms / factor : ms);
      const { setTimeout, setInterval } = window;
      window.setTimeout = ((run: TimerHandler, ms?: number, ...args: unknown[]) =>
        setTimeout(run, shorten(ms), ...args)) as typeof window.setTimeout;
      window.setInterval = ((run: TimerHandler, ms?: number, ...args: unknown[]) =>
        setInterval(run, shorten(ms), ...args)) as typeof window.setInterval;
    },
    { shortest: shortestPollMs, factor: speedUp },
  );
}

/** As fast as Chromium still plays a song smoothly. */
const quickRate = 8;

/** Lets all sounds on the pages of a tab play faster; silent films, in which things are caught, do not. */
export async function playQuickly(page: Page): Promise<void> {
  await page.addInitScript(rate => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function quickPlay() {
      if (!this.muted) this.playbackRate = rate;
      return play.call(this);
    };
  }, quickRate);
}
