import type { Page } from 'playwright-core';
import { seriousFindings } from '../conformance/look.ts';
import { findEndlessMovement, findLayoutFaults, findSmallTargets } from './look-over.ts';
import { resize, type Size, type Tour } from './tours.ts';

/** Looks at a page as it stands and gives what is wrong. */
export type Look = (page: Page) => Promise<string[]>;

/** A child in whose language a tour is gone on, the window, what is looked for, and other windows. */
export type Case = {
  name: string;
  locale: string;
  width: number;
  height: number;
  looks: readonly Look[];
  sizes?: readonly Size[];
};

/** What longer words may break. */
export const layout: readonly Look[] = [findLayoutFaults, findSmallTargets, findEndlessMovement];
/** axe checks English alone: other languages have the same components. */
export const everything: readonly Look[] = [page => seriousFindings(page), ...layout];

/**
 * Looks at every screen of a tour; gives what was found, by screen.
 * @param sizes other windows in which each screen must be well laid out
 */
export async function lookOver(
  tour: Tour,
  page: Page,
  looks: readonly Look[],
  sizes: readonly Size[] = [],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const own = page.viewportSize();
  const look = async (name: string, at: readonly Look[]) => {
    const faults: string[] = [];
    for (const each of at) faults.push(...(await each(page)));
    if (faults.length > 0) found[name] = faults;
  };
  for await (const name of tour) {
    await look(name, looks);
    for (const size of sizes) {
      await resize(page, size);
      await look(`${name} at ${size.width} x ${size.height}`, [findLayoutFaults]);
    }
    if (own && sizes.length > 0) await resize(page, own);
  }
  return found;
}
