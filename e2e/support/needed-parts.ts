import type { Frame, Page } from 'playwright-core';
import { findSmallParts, findSqueezedPictures } from './part-sizes.ts';
import { makePartsKit, type PartsKit } from './parts-kit.ts';

/** How the board of a question may use its window. */
export type Allowed = {
  /** The side of the smallest square that a picture may fill; a wide one is lower. */
  leastPicture: number;
  /** The board may scroll to its texts, pictures and choices, but never to its tray or keyboard. */
  scroll: boolean;
  /** A choice may be wholly out of view until the board scrolls. */
  unseenChoices?: boolean;
};

/** Parts that could not be shown, and a board without text and picture. Runs inside the page. */
function findMissingParts(): string[] {
  const board = document.querySelector('[data-question] > :last-child');
  const isDrawn = [...(board?.querySelectorAll('img, video, svg') ?? [])].some(
    picture => picture.getBoundingClientRect().width > 16,
  );
  const isEmpty = !isDrawn && !board?.textContent?.trim();
  const isBroken = document.querySelector('[data-broken]') !== null;
  return [...(isBroken ? ['a part is broken'] : []), ...(isEmpty ? ['the board is empty'] : [])];
}

/** Parts out of view or covered, the outermost of each. Runs inside the page. */
function findHiddenParts(
  { all, touched, pictures, name }: PartsKit,
  mayScroll: boolean,
  mayBeUnseen: boolean,
): string[] {
  const slack = 2;

  /** Pixels of the element outside of the window or of a box that clips it. */
  const hiddenPixels = (element: Element): number => {
    const box = element.getBoundingClientRect();
    const beyond = [-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const { left, top, right, bottom } = at.getBoundingClientRect();
      if (overflowX !== 'visible') beyond.push(left - box.left, box.right - right);
      if (overflowY !== 'visible') beyond.push(top - box.top, box.bottom - bottom);
    }
    return Math.round(Math.max(0, ...beyond.filter(pixels => pixels > slack)));
  };

  const spots = [
    [0.5, 0.5],
    [0.22, 0.25],
    [0.78, 0.25],
    [0.22, 0.75],
    [0.78, 0.75],
  ] as const;
  const coverOf = (element: Element): Element | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hits = spots.map(([x, y]) =>
      document.elementFromPoint(left + x * width, top + y * height),
    );
    return hits.find(hit => hit && !element.contains(hit) && !hit.contains(element)) ?? null;
  };

  // The places for answers are buttons on a picture.
  const shown = pictures();
  const faultOf = (element: Element): string => {
    const hidden = hiddenPixels(element);
    if (hidden > 0) return `${hidden} px out of view`;
    const cover = !shown.some(picture => picture === element) && coverOf(element);
    return cover ? `covered by ${name(cover)}` : '';
  };

  const scroller = mayScroll && document.querySelector('[data-question] [data-full="true"]');
  const mustStay = '[data-tray], fieldset:has([data-key])';
  const afterScroll = (element: Element): string => {
    if (!scroller) return faultOf(element);
    if (!scroller.contains(element) || element.closest(mustStay)) return faultOf(element);
    const found = (['center', 'start', 'end'] as const).map(block => {
      element.scrollIntoView({ block });
      return faultOf(element);
    });
    scroller.scrollTo(0, 0);
    return found.includes('') ? '' : (found[0] ?? '');
  };

  const faults = new Map<Element, string>();
  // A child that sees none of a choice does not look for it.
  for (const choice of mayBeUnseen ? [] : all('[data-question] [data-choice]')) {
    const { height } = choice.getBoundingClientRect();
    if (hiddenPixels(choice) > height - 16)
      faults.set(choice, `unseen until the board scrolls: ${name(choice)}`);
  }
  const texts = all('[data-question] :is(h1, h2, p, [lang=en], [data-side-of] > *)');
  for (const element of [...all('[data-question] fieldset'), ...touched(), ...texts, ...shown]) {
    if ([...faults.keys()].some(one => one.contains(element) || element.contains(one))) continue;
    const fault = faultOf(element) && afterScroll(element);
    if (fault) faults.set(element, `${fault}: ${name(element)}`);
  }
  return [...faults.values()];
}

/**
 * Parts of the open question that a child needs and cannot see, read or hit: missing, out of view, covered,
 * too small to touch, or a picture in a band. Returns one line for each.
 */
export const findNeededParts = (
  page: Pick<Page | Frame, 'evaluate'>,
  { leastPicture, scroll, unseenChoices = false }: Allowed,
): Promise<string[]> =>
  // In one call: a call costs more than a search.
  page.evaluate<string[]>(`{
    const kit = (${makePartsKit})();
    [
      ...(${findMissingParts})(),
      ...(${findHiddenParts})(kit, ${scroll}, ${unseenChoices}),
      ...(${findSmallParts})(kit),
      ...(${findSqueezedPictures})(kit, ${leastPicture}),
    ];
  }`);
