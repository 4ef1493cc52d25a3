import type { Page } from 'playwright-core';
import { seriousFindings } from '../conformance/look.ts';
import { findEndlessMovement, findLayoutFaults, findSmallTargets } from './look-over.ts';
import { resize, type Size } from './settle.ts';
import type { Tour } from './tours.ts';

/** Returns the faults of the current page. */
export type Look = (page: Page) => Promise<string[]>;

/** The child of a tour, its window, the check, and further window sizes. */
export type Case = {
  name: string;
  locale: string;
  width: number;
  height: number;
  looks: readonly Look[];
  sizes?: readonly Size[];
};

/** Faults that longer words may cause. */
export const layout: readonly Look[] = [findLayoutFaults, findSmallTargets, findEndlessMovement];
/** axe only checks English, since other languages use the same components. */
export const everything: readonly Look[] = [page => seriousFindings(page), ...layout];

/**
 * Checks every screen of a tour and returns the faults by screen.
 * @param sizes further window sizes in which the layout of each screen is checked
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
