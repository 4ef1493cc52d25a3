import { notifications } from '@digipals/contract/constants';
import type { Page } from 'playwright-core';

/** Timers of at least this length are waits between polls and not visible to a child. */
const shortestPollMs = 10_000;
const speedUp = notifications.pollMs / 1_000;

/** Lets the pages of a tab poll every second instead of every half minute (CONST-07); other timers are unchanged. */
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

/** The highest rate at which Chromium plays a song smoothly. */
const quickRate = 8;

/** Speeds up all sounds on the pages of a tab, but not silent films with moving targets. */
export async function playQuickly(page: Page): Promise<void> {
  await page.addInitScript(rate => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function quickPlay() {
      if (!this.muted) this.playbackRate = rate;
      return play.call(this);
    };
  }, quickRate);
}
