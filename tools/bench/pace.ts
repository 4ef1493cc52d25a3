import type { Page } from 'playwright-core';
import { median } from './figures.ts';

const rounds = 5;

/** Work of a known size, of the kind a page does; ms that it took on the page's own thread. */
const workInPage = (): number => {
  const begin = performance.now();
  const seen = new Map<string, { at: number; name: string }>();
  for (let at = 0; at < 40_000; at += 1) seen.set(`k${at % 2_000}`, { at, name: String(at) });
  return performance.now() - begin;
};

/** How long the same work takes on this page just now, in ms: these machines are shared and change their speed. */
export const paceOf = async (page: Page): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await page.evaluate(workInPage));
  return median(times);
};

/** What was measured, and the pace of the machine at that moment. */
export type Paced = { readonly value: number; readonly pace: number };

/** The median as it would be had the machine kept the best pace of the run: only work is scaled, so for what waits for nothing. */
export const atBestPace = (measured: readonly Paced[], best: number): number =>
  median(measured.map(({ value, pace }) => (value * best) / pace));
