import type { Page } from 'playwright-core';

/** Layout faults of the current page; empty if there are none. */
export const findLayoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 1.5;
    // An open popup or menu covers the page, so only its own controls are checked.
    const stage = document.querySelector('dialog[open], [data-menu]') ?? document.body;
    const name = (element: Element): string =>
      `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const scrolls = (element: Element | null, axis: 'X' | 'Y'): boolean => {
      if (!element) return false;
      const overflow = getComputedStyle(element)[`overflow${axis}`];
      const more =
        axis === 'X'
          ? element.scrollWidth > element.clientWidth
          : element.scrollHeight > element.clientHeight;
      const can =
        element === document.documentElement ? overflow !== 'hidden' : /auto|scroll/.test(overflow);
      return (more && can) || scrolls(element.parentElement, axis);
    };
    const isSkipLink = (element: Element) => element.getAttribute('href') === '#page';
    const all = [...stage.querySelectorAll('button, a[href], input, h1, h2, p, li, time')].filter(
      element => isShown(element) && !isSkipLink(element) && !element.closest('[aria-hidden=true]'),
    );
    const outside = all.flatMap(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const wide = (left < -slack || right > innerWidth + slack) && !scrolls(element, 'X');
      const high = (top < -slack || bottom > innerHeight + slack) && !scrolls(element, 'Y');
      return wide || high ? [`outside the window: ${name(element)}`] : [];
    });
    const cut = all.flatMap(element => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + slack;
      const high = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + slack;
      return wide || high ? [`cut off: ${name(element)}`] : [];
    });
    // An element below a fixed bar can be scrolled into view, and a disabled one may be covered.
    const coverOf = (element: Element): Element | null => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit && !element.contains(hit) ? hit : null;
    };
    const covered = [...stage.querySelectorAll('button, a[href]')].flatMap(element => {
      // Figures may stand in front of each other.
      if (
        !isShown(element) ||
        element.closest('[aria-hidden=true], [aria-disabled=true], button[data-kind]')
      )
        return [];
      if (isSkipLink(element) || !coverOf(element)) return [];
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const cover = coverOf(element);
      return cover ? [`covered: ${name(element)} by ${name(cover)}`] : [];
    });
    const { scrollWidth } = document.documentElement;
    const sideways =
      scrollWidth > innerWidth + slack ? [`scrolls sideways: ${scrollWidth} px`] : [];
    return [...sideways, ...outside, ...cut, ...covered];
  });

/**
 * Buttons and links smaller than 44 px, which a finger would miss (A11Y-04). Rows of nine or twelve
 * letters are exempt: they share the available width.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const stage = document.querySelector('dialog[open]') ?? document.body;
    return [
      ...stage.querySelectorAll('button:not([data-cell], [data-key]), a[href], input'),
    ].flatMap(element => {
      const { width, height } = element.getBoundingClientRect();
      const shown = width > 1 && height > 1 && element.checkVisibility();
      const skips = element.getAttribute('href') === '#page';
      if (
        !shown ||
        skips ||
        element.closest('[aria-hidden=true]') ||
        Math.min(width, height) >= 43.5
      )
        return [];
      const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [`${label.trim().slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)} px`];
    });
  });

/** Names of running animations that never end. */
export const findEndlessMovement = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' &&
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      )
      .map(animation =>
        'animationName' in animation ? String(animation.animationName) : 'script',
      ),
  );
