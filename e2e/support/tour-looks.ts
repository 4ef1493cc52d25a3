import type { Page } from 'playwright-core';
import { seriousFindings } from '../conformance/look.ts';
import { findEndlessMovement, findLayoutFaults, findSmallTargets } from './look-over.ts';
import { resize, type Size } from './settle.ts';
import { nameOf, type Screen, type Tour } from './tours.ts';

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

/** A tour in the page's own window. */
type Given = {
  looks: readonly Look[];
  /** Further windows. */
  sizes?: readonly Size[] | undefined;
  /** The looks in further windows. */
  further?: readonly Look[];
};

/**
 * Checks every screen of a tour and returns the faults by screen. A screen opens in the window in which the one
 * before it was seen last: a resize costs more than a look.
 */
export async function lookOver(
  tour: Tour,
  page: Page,
  { looks, sizes = [], further = [findLayoutFaults] }: Given,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const own = page.viewportSize();
  if (!own) throw new Error('The page has no window');
  let at: Size = own;
  const lookIn = async (size: Size, name: string) => {
    if (size !== at) await resize(page, size);
    at = size;
    const faults: string[] = [];
    for (const look of size === own ? looks : further) faults.push(...(await look(page)));
    if (faults.length > 0) found[`${name} at ${size.width} x ${size.height}`] = faults;
  };
  const windowsOf = (screen: Screen): readonly Size[] => {
    if (typeof screen !== 'string') return [own];
    return at === own ? [own, ...sizes] : [...sizes.toReversed(), own];
  };
  for await (const screen of tour) {
    for (const size of windowsOf(screen)) await lookIn(size, nameOf(screen));
  }
  if (at !== own) await resize(page, own);
  return found;
}
