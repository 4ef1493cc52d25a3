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
    /** The boxes of the lines of a text node. */
    const linesOf = (text: Node): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    /** The boxes of all lines in an element, without those for screen readers alone. */
    const allLinesOf = (element: Element): DOMRect[] => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      while (texts.nextNode()) {
        const { currentNode: text } = texts;
        if (text.parentElement && isShown(text.parentElement)) boxes.push(...linesOf(text));
      }
      return boxes;
    };
    const isPainted = (element: Element): boolean => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const see = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
      return see || /^(img|svg|canvas|video)$/.test(element.localName);
    };
    const isControl = (element: Element): boolean => element.matches('button, a[href], input');
    /** An element and its parents, up to the one that also holds another element. */
    const below = (element: Element | null, other: Element): Element[] =>
      element && !element.contains(other) ? [element, ...below(element.parentElement, other)] : [];
    /**
     * What hides a point of an element. A link that spreads over a card leaves its texts to be seen, and a text
     * below a bar, or in a list that scrolls below something, is read line by line.
     */
    const hides = (element: Element, hit: Element): boolean => {
      if (element.contains(hit) || hit.contains(element)) return false;
      if (isControl(element)) return hit.closest('label')?.control !== element;
      const cover = below(hit, element);
      const isBar = cover.some(at => /fixed|sticky/.test(getComputedStyle(at).position));
      const moves = below(element, hit).some(at =>
        /auto|scroll/.test(getComputedStyle(at).overflowY),
      );
      return !isBar && !moves && cover.some(isPainted);
    };
    /** Whether no scrolling parent has moved a point out of view. */
    const isInView = (element: Element, x: number, y: number): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { left, right, top, bottom } = at.getBoundingClientRect();
        const isOut = x < left || x > right || y < top || y > bottom;
        if (isOut && getComputedStyle(at).overflow !== 'visible') return false;
      }
      return true;
    };
    // The edges of round choices in a ring may touch.
    const probed = 'button, a[href], input:not([type=radio]), h1, h2, h3, p';
    const inner = [0.25, 0.75];
    // These go away by themselves, or by a tap.
    const passing = '[data-heart-burst], [data-lingo-flight]';
    const hitAt = (x: number, y: number): Element | undefined =>
      document.elementsFromPoint(x, y).find(hit => !hit.closest(passing));
    /** What covers one of four inner points of a control, or of a line of a text. */
    const coverOf = (element: Element): Element | undefined => {
      const boxes = isControl(element) ? [element.getBoundingClientRect()] : allLinesOf(element);
      const hits = boxes.flatMap(({ left, top, width, height }) =>
        inner.flatMap(across =>
          inner.flatMap(down => {
            const [x, y] = [left + width * across, top + height * down] as const;
            return isInView(element, x, y) ? (hitAt(x, y) ?? []) : [];
          }),
        ),
      );
      return hits.find(hit => hides(element, hit));
    };
    const covered = [...stage.querySelectorAll(probed)].flatMap(element => {
      // Figures may stand in front of each other, and a disabled control may be covered.
      if (
        !isShown(element) ||
        isSkipLink(element) ||
        getComputedStyle(element).pointerEvents === 'none' ||
        element.closest(`[aria-hidden=true], [aria-disabled=true], button[data-kind], ${passing}`)
      )
        return [];
      // What is out of sight or below a fixed bar can be scrolled into view.
      const { top, bottom } = element.getBoundingClientRect();
      if (top >= 0 && bottom <= innerHeight && !coverOf(element)) return [];
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const cover = coverOf(element);
      return cover ? [`covered: ${name(element)} by ${name(cover)}`] : [];
    });
    /** The nearest parent with a visible frame; none where something scrolls or cuts before it. */
    const frameOf = (element: Element | null): Element | null => {
      if (!element) return null;
      const { overflow, borderRadius } = getComputedStyle(element);
      if (overflow !== 'visible') return null;
      return isPainted(element) && borderRadius !== '0px'
        ? element
        : frameOf(element.parentElement);
    };
    const spilled = [...stage.querySelectorAll('*')].flatMap(element => {
      if (!isShown(element) || element.closest('[aria-hidden=true], svg')) return [];
      const texts = [...element.childNodes].filter(
        node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const frame = texts.length > 0 ? frameOf(element) : null;
      if (!frame) return [];
      const box = frame.getBoundingClientRect();
      // The box of a line is higher than its letters.
      const air = Number.parseFloat(getComputedStyle(element).fontSize) / 4;
      const isOut = texts
        .flatMap(linesOf)
        .some(
          ({ left, right, top, bottom }) =>
            left < box.left - slack ||
            right > box.right + slack ||
            top + air < box.top - slack ||
            bottom - air > box.bottom + slack,
        );
      return isOut ? [`text outside its frame: ${name(element)} in ${name(frame)}`] : [];
    });
    const { scrollWidth } = document.documentElement;
    const sideways =
      scrollWidth > innerWidth + slack ? [`scrolls sideways: ${scrollWidth} px`] : [];
    return [...sideways, ...outside, ...cut, ...spilled, ...covered];
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
