import type { Page } from 'playwright-core';
import { median } from './figures.ts';

const rounds = 5;

/** A fixed amount of work, typical of a page; returns the ms it took on the main thread. */
const workInPage = (): number => {
  const begin = performance.now();
  const seen = new Map<string, { at: number; name: string }>();
  for (let at = 0; at < 40_000; at += 1) seen.set(`k${at % 2_000}`, { at, name: String(at) });
  return performance.now() - begin;
};

/** How long the same work takes on this page right now, in ms: shared machines change their speed. */
export const paceOf = async (page: Page): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await page.evaluate(workInPage));
  return median(times);
};

/** A measurement, and the pace of the machine at that moment. */
export type Paced = { readonly value: number; readonly pace: number };

/** The median at the best pace of the run. Scales everything, so it is only for work that waits for nothing. */
export const atBestPace = (measured: readonly Paced[], best: number): number =>
  median(measured.map(({ value, pace }) => (value * best) / pace));
