import type { Page } from 'playwright-core';
import { seriousFindings } from '../conformance/look.ts';
import { findEndlessMovement, findLayoutFaults, findSmallTargets } from './look-over.ts';
import type { Tour } from './tours.ts';

/** Looks at a page as it stands and gives what is wrong. */
export type Look = (page: Page) => Promise<string[]>;

/** Colours are the same in every language, and take axe most of its time. */
export const colourless: Look = page => seriousFindings(page, ['color-contrast']);
const layout = [findLayoutFaults, findSmallTargets, findEndlessMovement];
export const everything: readonly Look[] = [page => seriousFindings(page), ...layout];
export const allButColours: readonly Look[] = [colourless, ...layout];

/** Looks at every screen of a tour; gives what was found, by screen. */
export async function lookOver(
  tour: Tour,
  page: Page,
  looks: readonly Look[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for await (const name of tour) {
    const faults: string[] = [];
    for (const look of looks) faults.push(...(await look(page)));
    if (faults.length > 0) found[name] = faults;
  }
  return found;
}
