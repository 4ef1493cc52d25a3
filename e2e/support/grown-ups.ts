import type { Locator, Page } from 'playwright-core';
import { colourFindings, findings } from '../conformance/look.ts';
import { findLayoutFaults } from './look-over.ts';
import { field, press } from './school.ts';
import { openInApp, resize, type Size, show, untilQuiet } from './settle.ts';

/** Signs a grown-up of the demo world in on the page of the sign-in. */
export async function signInGrownUp(page: Page, name: string, code: string): Promise<void> {
  await field(page, 'E-mail').fill(`${name}@demo.digipals.example`);
  await field(page, 'Password').fill('read every word');
  await press(page, 'Next');
  await field(page, 'Six figures').fill(code);
  await page.getByRole('navigation').first().waitFor();
}

/** Opens a page of the app as its links do. */
export async function goTo(page: Page, address: string): Promise<void> {
  await openInApp(page, address);
  await show(page, 'h1');
}

/** An address without the ids in it: pages of two classes or children have one shape. */
function shapeOf(address: string): string {
  const [, , first = '', second, third, ...rest] = address.split('/');
  const named = second === undefined || ['import', 'family'].includes(second) ? second : '*';
  return [first, named, third, ...rest.map(() => '*')].filter(part => part !== undefined).join('/');
}

const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/grown-ups/"]')].map(
      ({ pathname }) => pathname,
    ),
  );

/** Opens one page of each shape that links lead to, and yields it while it is open. */
export async function* everyPage(
  page: Page,
  starts: readonly string[],
): AsyncGenerator<{ shape: string; address: string }, void, void> {
  const waiting = [...starts];
  const seen = new Set<string>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const shape = shapeOf(address);
    if (seen.has(shape)) continue;
    seen.add(shape);
    await goTo(page, address);
    waiting.push(...(await linksOn(page)));
    yield { shape, address };
  }
}

/** Where a page is looked at: its layout in these windows; by axe, in light and dark, in the first of them. */
export type Views = { readonly axe: boolean; readonly sizes: readonly [Size, ...Size[]] };

/** The faults that axe finds in light and dark. */
export async function axeFaultsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = (await findings(page)).map(fault => `light: ${fault}`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = (await colourFindings(page)).map(fault => `dark: ${fault}`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [...light, ...dark];
}

/**
 * The faults of the open page, by theme and size. Begins at that end of the sizes at which the page is, and leaves it
 * at the other end: a resize costs more than a look.
 */
export async function faultsOf(page: Page, { axe, sizes }: Views): Promise<string[]> {
  const found: string[] = [];
  const [first] = sizes;
  const isAtEnd = page.viewportSize()?.width === sizes.at(-1)?.width;
  for (const size of isAtEnd ? sizes.toReversed() : sizes) {
    if (size.width !== page.viewportSize()?.width) await resize(page, size);
    const faults = await findLayoutFaults(page);
    found.push(...faults.map(fault => `${size.width} px: ${fault}`));
    if (axe && size === first) found.push(...(await axeFaultsOf(page)));
  }
  return found;
}

const MOST_TABS = 120;

/** What has the focus: whether it is drawn with a ring inside the window, and its name for an error. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { width, height, top, bottom } = element.getBoundingClientRect();
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const isIn = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    const hasRing = outlineStyle !== 'none' || boxShadow !== 'none';
    return { isSeen: isIn && hasRing, html: element.outerHTML.slice(0, 160) };
  });

/** Moves the focus with Tab to a control. Fails if the focus cannot be seen, or never reaches it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    if (focus && !focus.isSeen) throw new Error(`The focus cannot be seen: ${focus.html}`);
    if (await target.evaluate(element => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Goes with Tab to a button or link, and presses Enter. What loads then would move the next focus. */
export async function enter(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }).first());
  await untilQuiet(page, () => page.keyboard.press('Enter'));
}

/** Goes with Tab to a field, and types. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, field(page, label).first());
  await page.keyboard.type(text);
}
